import { emptyContent } from '@trassa/ad-form/content/ad-content'
import type { SavedAd } from '@trassa/ad-form/saving/saved-ad'
import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { draftSaveMachine } from './draft-save.machine.ts'
import type { DraftSaveInput, SaveInput } from './draft-save.types.ts'

const TYPING_MS = 800

const savedAt = (version: number): SavedAd => ({
  id: '5',
  version,
  content: emptyContent('', null),
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function started(input: Partial<DraftSaveInput> = {}) {
  const tries: SaveInput[] = []
  const answers: (ErrorCode | AppError | 'more' | 'ok')[] = []
  const actor = createActor(
    draftSaveMachine.provide({
      actors: {
        probe: fromPromise(async () => {}),
        save: fromPromise(async ({ input: asked }) => {
          tries.push(asked)
          const answer = answers.shift() ?? 'ok'
          if (answer instanceof AppError) throw answer
          if (answer !== 'ok' && answer !== 'more') throw new AppError(answer)
          return { saved: savedAt((asked.saved?.version ?? 0) + 1), more: answer === 'more' }
        }),
      },
    }),
    { input: { saved: null, userId: '7', saves: 'auto', restored: 'nothing', ...input } },
  ).start()
  const type = async (ms = TYPING_MS) => {
    actor.send({ type: 'content.changed' })
    await vi.advanceTimersByTimeAsync(ms)
  }
  return { actor, tries, answers, type, state: () => actor.getSnapshot().value }
}

it('saves once a person pauses, not with every key', async () => {
  const { tries, type, state } = started()
  await type(500)
  await type(500)
  expect(tries).toHaveLength(0)
  await type()
  expect(tries).toHaveLength(1)
  expect(state()).toBe('settled')
})

it('waits as long as the gateway asks for, and goes on with what was typed meanwhile', async () => {
  const { tries, answers, type, state } = started()
  answers.push(new AppError('request.too_many', { retryAfter: 40 }))
  await type()
  expect(state()).toBe('postponed')
  await type(39_900)
  expect(tries).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(tries).toHaveLength(2)
  expect(state()).toBe('settled')
})

it('begins the draft with one key however often it has to try', async () => {
  const { tries, answers, type } = started()
  answers.push('network.failed')
  await type()
  await vi.advanceTimersByTimeAsync(5000)
  expect(tries).toHaveLength(2)
  expect(tries[0]?.key).toBe(tries[1]?.key)
})

it('sends one request after the other, each with the version of the last', async () => {
  const { tries, answers, type } = started()
  answers.push('more')
  await type()
  expect(tries.map(({ saved }) => saved?.version)).toEqual([undefined, 1])
})

it('saves what was typed while it was saving', async () => {
  const { actor, tries, type } = started()
  await type(TYPING_MS - 1)
  actor.send({ type: 'flush.requested' })
  actor.send({ type: 'content.changed' })
  await vi.advanceTimersByTimeAsync(TYPING_MS)
  expect(tries).toHaveLength(2)
})

it('goes on when the network returns', async () => {
  const { actor, answers, type, state } = started()
  answers.push('network.failed')
  await type()
  expect(state()).toBe('offline')
  actor.send({ type: 'network.returned' })
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('settled')
})

it('stops at a stale version until the person has chosen', async () => {
  const { actor, tries, answers, type, state } = started({ saved: savedAt(3) })
  answers.push('ad.stale')
  await type()
  await type()
  expect(state()).toBe('stale')
  expect(tries).toHaveLength(1)
  actor.send({ type: 'conflict.resolved', saved: savedAt(9) })
  await vi.advanceTimersByTimeAsync(TYPING_MS)
  expect(tries[1]?.saved?.version).toBe(9)
})

it('asks nothing of the server before a login', async () => {
  const { actor, tries, type, state } = started({ userId: null })
  await type()
  expect(state()).toBe('anonymous')
  expect(tries).toHaveLength(0)
  actor.send({ type: 'session.changed', userId: '7' })
  await vi.advanceTimersByTimeAsync(0)
  expect(tries).toHaveLength(1)
})

it('tries again after a refusal only when something has changed', async () => {
  const { tries, answers, type, state } = started()
  answers.push('request.invalid')
  await type()
  expect(state()).toBe('refused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tries).toHaveLength(1)
  await type()
  expect(state()).toBe('settled')
})

it('leaves what buyers see alone until the button is pressed', async () => {
  const { actor, tries, type, state } = started({ saved: savedAt(1), saves: 'manual' })
  await type()
  expect(state()).toBe('unsaved')
  expect(tries).toHaveLength(0)
  actor.send({ type: 'flush.requested' })
  await vi.advanceTimersByTimeAsync(0)
  expect(tries).toHaveLength(1)
})

it.each([
  ['nothing', 'settled'],
  ['changes', 'typing'],
  ['conflict', 'stale'],
] as const)('after an earlier visit with %s it is %s', (restored, state) => {
  expect(started({ restored }).state()).toBe(state)
})
