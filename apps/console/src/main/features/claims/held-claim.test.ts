import type { ApiClient } from '@trassa/api-client/client'
import { claimAd, claimNext, releaseAd } from '@trassa/contracts/calls/moderator/queue'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHeldClaim } from './held-claim.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

function begin(ask = vi.fn(async (..._: unknown[]): Promise<unknown> => undefined)) {
  const claim = createHeldClaim(() => ({ ask }) as unknown as ApiClient)
  const next = (id: string | null, owner = 1) =>
    claim.learn(
      owner,
      { callId: claimNext.id, body: { lane: 'new' } },
      { ok: true, detail: { ad: id && { id } } },
    )
  return { claim, ask, next }
}

it('the end of the program or the session gives the current ad back, once', async () => {
  const { claim, ask, next } = begin()
  next('7')
  next('8')
  await claim.release()
  await claim.release()
  const args = { params: { id: '8' }, body: { skipped: false } }
  expect(ask.mock.calls).toEqual([[releaseAd, args]])
})

it('nothing is given back where the lane was empty, the ad was left, or the claim was refused', async () => {
  const { claim, ask, next } = begin()
  next('7')
  next(null)
  await claim.release()
  next('7')
  const request = { callId: releaseAd.id, params: { id: '7' } }
  claim.learn(1, request, { ok: true, detail: { released: true } })
  await claim.release()
  const failure = { code: 'moderation.claimed' as const, issues: [], retryAfter: undefined }
  claim.learn(1, { callId: claimAd.id, params: { id: '9' } }, { ok: false, failure })
  await claim.release()
  expect(ask).not.toHaveBeenCalled()
})

it('decision 157: the end of the program waits for the release that its last window has begun', async () => {
  let answer: () => void = () => undefined
  const { claim, ask, next } = begin(
    vi.fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    ),
  )
  next('7')
  void claim.release(1)
  let quits = false
  const quit = claim.release().then(() => {
    quits = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(quits).toBe(false)
  answer()
  await quit
  expect(ask).toHaveBeenCalledOnce()
})

it('another window’s end leaves the claim alone', async () => {
  const { claim, ask, next } = begin()
  next('7', 1)
  await claim.release(2)
  expect(ask).not.toHaveBeenCalled()
  await claim.release(1)
  expect(ask).toHaveBeenCalledOnce()
})

it.each([
  ['does not answer', () => new Promise(() => undefined)],
  ['refuses', () => Promise.reject(new Error('gone'))],
])('settles also where the server %s', async (_, answer) => {
  const { claim, next } = begin(vi.fn(answer))
  next('7')
  const released = claim.release()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(released).resolves.toBeUndefined()
})
