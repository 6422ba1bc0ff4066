import type { ApiClient } from '@trassa/api-client/client'
import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession } from './end-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

function begin(ask: () => Promise<unknown>, finish: () => Promise<void> = async () => undefined) {
  const [revokeLater, forget] = [vi.fn(), vi.fn()]
  const api = () => ({ ask }) as unknown as ApiClient
  const ended = endSession({ finish, api, revokeLater, forget })
  return { ended, revokeLater, forget }
}

it('logs out once everything held has been sent', async () => {
  const steps: string[] = []
  await begin(
    async () => void steps.push('logged out'),
    async () => void steps.push('finished'),
  ).ended
  expect(steps).toEqual(['finished', 'logged out'])
})

const refusing = (code: ErrorCode) => () => Promise.reject(new AppError(code))

it.each([
  ['does not answer', () => new Promise(() => undefined), 1],
  ['is not there', refusing('network.failed'), 1],
  ['fails', refusing('server.failed'), 1],
  ['is asked too often', refusing('request.too_many'), 1],
  ['knows the session no more', refusing('session.missing'), 0],
  ['has ended the session', async () => undefined, 0],
])(
  'decision 157: where the server %s, the session ends here, and its token is kept or not',
  async (_, ask, kept) => {
    const { ended, revokeLater, forget } = begin(ask)
    await vi.advanceTimersByTimeAsync(2000)
    await ended
    expect(revokeLater).toHaveBeenCalledTimes(kept)
    expect(forget).toHaveBeenCalledOnce()
  },
)

it('decision 157: what cannot be finished or stored keeps no session logged in', async () => {
  const ask = vi.fn(refusing('network.failed'))
  const { ended, revokeLater, forget } = begin(ask, () => Promise.reject(new Error('disk full')))
  revokeLater.mockImplementation(() => {
    throw new Error('key store closed')
  })
  await ended
  expect(ask).toHaveBeenCalledOnce()
  expect(forget).toHaveBeenCalledOnce()
})
