import { expect, it, vi } from 'vitest'
import { createSharedRuns } from './shared-runs.ts'

it('those who ask for the same share a run that began after they asked', async () => {
  const share = createSharedRuns<number>(1)
  const first = Promise.withResolvers<number>()
  const work = vi.fn<() => Promise<number>>()
  work.mockReturnValueOnce(first.promise).mockResolvedValueOnce(2).mockResolvedValueOnce(3)
  const early = share('a', work)
  const late = [share('a', work), share('a', work)]
  first.resolve(1)
  await early
  expect(await Promise.all(late)).toEqual([2, 2])
  expect(work).toHaveBeenCalledTimes(2)
  expect(await share('a', work)).toBe(3)
})

it('one too many is refused with a time to wait, and taken again when there is room', async () => {
  const share = createSharedRuns<number>(2)
  const [a, b] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  const running = [share('a', () => a.promise), share('b', () => b.promise)]
  await expect(share('c', async () => 3)).rejects.toMatchObject({
    code: 'server.unavailable',
    retryAfter: 2,
  })
  a.reject(new Error('away'))
  await expect(running[0]).rejects.toThrow('away')
  expect(await share('c', async () => 3)).toBe(3)
  b.resolve(2)
  expect(await running[1]).toBe(2)
})
