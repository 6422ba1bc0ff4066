import { expect, it, vi } from 'vitest'
import { withCircuitBreaker } from './circuit-breaker.ts'
import { FetchRefusal } from './fetch-refusal.ts'

const asked = { maxBytes: 1, timeoutMs: 1 }
const answer = { bytes: Buffer.from('1'), etag: undefined, lastModified: undefined }

it('does not ask a host that gave no answer three times, and asks again after five minutes', async () => {
  let time = 0
  const fetch = vi.fn(async (address: string) => {
    if (address.startsWith('http://dead')) throw new FetchRefusal('timeout')
    return answer
  })
  const guarded = withCircuitBreaker(fetch, () => time)
  for (const path of ['1', '2', '3', '4', '5']) {
    await expect(guarded(`http://dead/${path}`, asked)).rejects.toThrow('timeout')
  }
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(await guarded('http://alive/1', asked)).toBe(answer)
  time = 5 * 60_000
  await expect(guarded('http://dead/6', asked)).rejects.toThrow('timeout')
  expect(fetch).toHaveBeenCalledTimes(5)
})

it('goes on asking a host that answers, and one whose caller has given up', async () => {
  const fetch = vi.fn(() => Promise.reject(new FetchRefusal('status', { status: 404 })))
  const cut = vi.fn(() => Promise.reject(new FetchRefusal('failed')))
  const [answering, aborted] = [withCircuitBreaker(fetch), withCircuitBreaker(cut)]
  for (let n = 0; n < 5; n += 1) {
    await expect(answering('http://alive/', asked)).rejects.toThrow('status')
    const signal = AbortSignal.abort()
    await expect(aborted('http://alive/', { ...asked, signal })).rejects.toThrow('failed')
  }
  expect([fetch, cut].map(({ mock }) => mock.calls.length)).toEqual([5, 5])
})
