import { AppError } from '@trassa/contracts/app-error'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PendingDecision } from '../../../shared/outbox.ts'
import { ipcClient } from '../../lib/ipc-client.ts'
import { type Answers, createFakeGateway } from '../../testing/fake-gateway.ts'
import { moderatedAd } from '../../testing/samples.ts'
import { createDecisionOutbox, type NewDecision } from './decision-outbox.ts'

const SECOND = 1000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const approval = (adId = '11'): NewDecision => ({
  adId,
  version: 3,
  title: `LADA Granta, ${adId}`,
  change: { type: 'verdict', verdict: 'approve', reasons: [] },
})

/** A gateway that decides, with windows that share one stored outbox. */
function begin(answers: Answers = {}) {
  const gateway = createFakeGateway({
    'moderator.decideAd': () => moderatedAd('11', { stat: 1, version: 4 }),
    'moderator.bulkAds': () => ({
      batchId: crypto.randomUUID(),
      results: [{ id: '11', code: null, stat: 1, version: 4 }],
    }),
    ...answers,
  })
  const ask = vi.fn(gateway.ask)
  const onSettled = vi.fn()
  let file: PendingDecision[] = []
  const storage = {
    read: async () => file,
    write: async (decisions: PendingDecision[]) => {
      file = structuredClone(decisions)
    },
  }
  const openWindow = async () => {
    const outbox = createDecisionOutbox({
      api: ipcClient({ askGateway: ask }),
      storage,
      onSettled,
    })
    await outbox.load()
    return outbox
  }
  return { ...gateway, ask, onSettled, openWindow, stored: () => file }
}

const keysOf = ({ ask }: ReturnType<typeof begin>) =>
  new Set(ask.mock.calls.map(([request]) => request.idempotencyKey))

it('domain §9: 503, then 200: the decision waits for Retry-After and is carried out once', async () => {
  const gateway = begin()
  const outbox = await gateway.openWindow()
  gateway.line({ state: 'busy', retryAfter: 20 })
  await expect(outbox.send(approval())).rejects.toMatchObject({ code: 'server.unavailable' })
  expect(outbox.decisions.read()).toMatchObject([{ adId: '11', state: 'waiting' }])
  expect(gateway.stored()).toEqual(outbox.decisions.read())

  gateway.line({ state: 'up' })
  await vi.advanceTimersByTimeAsync(19 * SECOND)
  await outbox.resume()
  expect(gateway.ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(gateway.ask).toHaveBeenCalledTimes(2)
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
  expect(keysOf(gateway).size).toBe(1)
  expect(outbox.decisions.read()).toEqual([])
  expect(gateway.stored()).toEqual([])
  expect(gateway.onSettled).toHaveBeenCalledOnce()
})

it('without Retry-After the pauses double, up to a minute', async () => {
  const gateway = begin()
  const outbox = await gateway.openWindow()
  gateway.line({ state: 'down' })
  await outbox.send(approval()).catch(() => undefined)
  const attempts: number[] = []
  const began = Date.now()
  gateway.ask.mockImplementation(async (request) => {
    attempts.push((Date.now() - began) / SECOND)
    throw new AppError('network.failed', { cause: request })
  })
  await vi.advanceTimersByTimeAsync(250 * SECOND)
  expect(attempts).toEqual([2, 6, 14, 30, 62, 122, 182, 242])
  outbox.stop()
})

it('429 with Retry-After is no refusal', async () => {
  const gateway = begin()
  const outbox = await gateway.openWindow()
  gateway.line({ state: 'busy', code: 'request.too_many', retryAfter: 5 })
  await outbox.send(approval()).catch(() => undefined)
  gateway.line({ state: 'up' })
  await vi.advanceTimersByTimeAsync(5 * SECOND)
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
})

it('during a Retry-After the next decisions wait too, and go out in their order', async () => {
  const gateway = begin()
  const outbox = await gateway.openWindow()
  gateway.line({ state: 'busy', retryAfter: 10 })
  for (const adId of ['11', '12', '13']) await outbox.send(approval(adId)).catch(() => undefined)
  expect(gateway.ask).toHaveBeenCalledTimes(1)
  gateway.line({ state: 'up' })
  await vi.advanceTimersByTimeAsync(10 * SECOND)
  expect(gateway.performed('moderator.decideAd').map(({ params }) => params)).toEqual([
    { id: '11' },
    { id: '12' },
    { id: '13' },
  ])
})

const FIX: NewDecision = {
  ...approval(),
  change: {
    type: 'verdict',
    verdict: 'requestFix',
    reasons: [{ code: 'price.unreal', field: 'price', message: 'Укажите цену' }],
  },
}

it.each([
  ['an approval', approval(), 'moderator.decideAd'],
  // The ad stays active then: its state would not tell that the fix has been asked for.
  ['a fix of a revision', FIX, 'moderator.decideAd'],
  ['a lift', { ...approval(), change: { type: 'lift', reason: 'Акция' } }, 'moderator.bulkAds'],
] as const)(
  'domain §1: %s whose answer was lost is not carried out again',
  async (_, decision, call) => {
    const gateway = begin({
      'moderator.decideAd': () =>
        moderatedAd('11', { stat: AD_STATS.active.stat, revision: 'rejected', version: 4 }),
    })
    const outbox = await gateway.openWindow()
    gateway.line({ state: 'losesAnswers' })
    await outbox.send(decision).catch(() => undefined)
    expect(outbox.decisions.read()).toMatchObject([{ state: 'waiting' }])
    gateway.line({ state: 'up' })
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    expect(gateway.ask).toHaveBeenCalledTimes(2)
    expect(gateway.performed(call)).toHaveLength(1)
    expect(outbox.decisions.read()).toEqual([])
  },
)

it('domain §9: a decision survives a console that was killed on the way, and is carried out once', async () => {
  const gateway = begin()
  const killed = await gateway.openWindow()
  gateway.line({ state: 'losesAnswers' })
  const { promise: never } = Promise.withResolvers<never>()
  gateway.ask.mockImplementationOnce(async (request) => {
    await gateway.ask.getMockImplementation()?.(request)
    return never
  })
  void killed.send(approval())
  await vi.advanceTimersByTimeAsync(0)
  expect(gateway.stored()).toMatchObject([{ adId: '11', state: 'sending' }])
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)

  gateway.line({ state: 'up' })
  const restarted = await gateway.openWindow()
  expect(restarted.decisions.read()).toMatchObject([{ adId: '11', state: 'waiting' }])
  await restarted.resume()
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
  expect(keysOf(gateway).size).toBe(1)
  expect(gateway.stored()).toEqual([])
})

it('a refusal after the wait stays until it has been read; nothing is sent again', async () => {
  const gateway = begin({
    'moderator.decideAd': () => {
      throw new AppError('ad.stale')
    },
  })
  const outbox = await gateway.openWindow()
  gateway.line({ state: 'down' })
  await outbox.send(approval()).catch(() => undefined)
  gateway.line({ state: 'up' })
  await vi.advanceTimersByTimeAsync(120 * SECOND)
  expect(gateway.ask).toHaveBeenCalledTimes(2)
  const [refused] = outbox.decisions.read()
  expect(refused).toMatchObject({ state: 'refused', refusal: 'ad.stale' })
  outbox.dismiss(refused?.id ?? '')
  expect(gateway.stored()).toEqual([])
})

it('an immediate refusal is the moderator’s to see: nothing stays in the outbox', async () => {
  const gateway = begin({
    'moderator.decideAd': () => {
      throw new AppError('moderation.claimed')
    },
  })
  const outbox = await gateway.openWindow()
  await expect(outbox.send(approval())).rejects.toMatchObject({ code: 'moderation.claimed' })
  expect(gateway.stored()).toEqual([])
})

it('a lost session keeps the decision for the next login; after the logout nothing is sent', async () => {
  let isLoggedIn = false
  const gateway = begin({
    'moderator.decideAd': () => {
      if (!isLoggedIn) throw new AppError('session.missing')
      return moderatedAd('11')
    },
  })
  const outbox = await gateway.openWindow()
  await outbox.send(approval()).catch(() => undefined)
  outbox.stop()
  isLoggedIn = true
  await outbox.resume()
  await vi.advanceTimersByTimeAsync(120 * SECOND)
  expect(gateway.performed('moderator.decideAd')).toHaveLength(0)
  const afterLogin = await gateway.openWindow()
  await afterLogin.resume()
  expect(gateway.performed('moderator.decideAd')).toHaveLength(1)
})
