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
  ['does not answer', () => new Promise(() => undefined)],
  ['refuses', () => Promise.reject(new AppError('session.missing'))],
])('settles also where the server %s', async (_, ask) => {
  const ended = endSession(async () => undefined, clientWith(ask))
  await vi.advanceTimersByTimeAsync(2000)
  await expect(ended).resolves.toBeUndefined()
})
