import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Account, HOLD_MS } from '../../../shared/outbox.ts'
import { openDecisionList } from './decision-list.ts'
import { createSender } from './sender.ts'

const OWNER: Account = { server: 'https://trassa.example', moderatorId: '4' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An outbox with one held decision before a gateway that fails `times` times. */
async function begin(code: ErrorCode, times: number) {
  const file = {
    read: async () => [],
    write: async () => undefined,
    setAside: async () => undefined,
  }
  const list = await openDecisionList(file, () => undefined)
  await list.add({
    adId: '11',
    version: 3,
    title: 'LADA Granta',
    change: { type: 'verdict', verdict: 'approve', reasons: [] },
  })
  const keys: string[] = []
  const sender = createSender({
    opened: () => ({ owner: OWNER, list }),
    post: async ({ id }) => {
      keys.push(id)
      if (keys.length <= times) throw new AppError(code)
    },
  })
  sender.schedule()
  await vi.advanceTimersByTimeAsync(HOLD_MS)
  return { list, keys }
}

it('domain §1: a gateway that fails on a decision gets it again under the same key', async () => {
  const { list, keys } = await begin('server.failed', 2)
  expect(list.read()).toMatchObject([{ state: 'waiting' }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(list.read()).toEqual([])
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

it('a gateway that goes on failing has refused it', async () => {
  const { list, keys } = await begin('server.failed', Number.POSITIVE_INFINITY)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(list.read()).toMatchObject([{ state: 'refused', refusal: 'server.failed' }])
  expect(keys).toHaveLength(6)
})

it('a refusal is not sent again', async () => {
  const { list, keys } = await begin('ad.stale', Number.POSITIVE_INFINITY)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(list.read()).toMatchObject([{ state: 'refused', refusal: 'ad.stale' }])
  expect(keys).toHaveLength(1)
})
