import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession } from './end-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

const clientWith = (ask: () => Promise<unknown>) => () => ({ ask }) as unknown as ApiClient

it('logs out once everything held has been sent', async () => {
  const steps: string[] = []
  await endSession(
    async () => void steps.push('finished'),
    clientWith(async () => void steps.push('logged out')),
  )
  expect(steps).toEqual(['finished', 'logged out'])
})

it.each([
  ['does not answer', () => new Promise(() => undefined), false],
  ['is not there', () => Promise.reject(new AppError('network.failed')), false],
  ['knows the session no more', () => Promise.reject(new AppError('session.missing')), true],
])(
  'settles also where the server %s, and says whether the session is over',
  async (_, ask, isOver) => {
    const ended = endSession(async () => undefined, clientWith(ask))
    await vi.advanceTimersByTimeAsync(2000)
    await expect(ended).resolves.toBe(isOver)
  },
)
