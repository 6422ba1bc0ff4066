import { expect, it, vi } from 'vitest'
import type { PendingDecision } from '../../../shared/outbox.ts'
import { connectOutbox } from './decision-outbox.ts'

const APPROVAL = {
  adId: '11',
  version: 3,
  title: 'LADA Granta',
  change: { type: 'verdict', verdict: 'approve', reasons: [] },
} as const

const HELD: PendingDecision = {
  ...APPROVAL,
  change: { ...APPROVAL.change, reasons: [] },
  id: '7b0f7a3e-52f5-4d63-9b6c-3a4a6f0f1c11',
  state: 'held',
  sendAt: 0,
  refusal: null,
}

/** An outbox whose main process answers at once and tells what has changed when it is asked to. */
async function open() {
  const listeners: ((decisions: PendingDecision[]) => void)[] = []
  const connected = connectOutbox({
    readOutbox: async () => [],
    sendDecision: async () => 'stored',
    takeDecisionBack: async () => null,
    dismissDecision: async () => undefined,
    on: (_, listener) => {
      listeners.push(listener as (decisions: PendingDecision[]) => void)
      return () => undefined
    },
  })
  await connected.loaded
  const tell = (decisions: PendingDecision[]) => {
    for (const listener of listeners) listener(decisions)
  }
  return { outbox: connected.outbox, tell }
}

const NEW = { ...APPROVAL, change: { ...APPROVAL.change, reasons: [] } }

it('domain §9: a decision is made once the window knows of it: its ad is not claimed again', async () => {
  const { outbox, tell } = await open()
  const made = vi.fn()
  const sending = outbox.send(NEW).then(made)
  await vi.waitFor(async () => {
    await Promise.resolve()
  })
  expect(made).not.toHaveBeenCalled()
  tell([HELD])
  await sending
  expect(outbox.decisions.read()).toEqual([HELD])
})

it('a decision that main does not tell of holds nothing up for long', async () => {
  vi.useFakeTimers()
  const { outbox } = await open()
  const made = vi.fn()
  const sending = outbox.send(NEW).then(made)
  await vi.advanceTimersByTimeAsync(1000)
  await sending
  expect(made).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
