import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFresh } from './keep-fresh.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setup = () => {
  const [read, onError] = [vi.fn<() => Promise<string>>(), vi.fn()]
  return { read, onError, kept: keepFresh(read, { freshMs: 1000, onError }) }
}

it('many requests within the time share a read; after it and when it is told to, it reads again', async () => {
  const { read, kept } = setup()
  read.mockResolvedValueOnce('one').mockResolvedValueOnce('two').mockResolvedValueOnce('three')
  expect(await Promise.all([kept.read(), kept.read()])).toEqual(['one', 'one'])
  vi.advanceTimersByTime(1000)
  expect(await kept.read()).toBe('two')
  kept.forget()
  expect(await kept.read()).toBe('three')
})

it('a failed read gives the last value; without one it fails, and the next request tries again', async () => {
  const { read, onError, kept } = setup()
  read.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('one')
  await expect(kept.read()).rejects.toThrow('away')
  expect(await kept.read()).toBe('one')
  vi.advanceTimersByTime(1000)
  read.mockRejectedValueOnce(new Error('away again'))
  expect(await kept.read()).toBe('one')
  expect(onError).toHaveBeenCalledOnce()
})

it('a value that was being read when it was forgotten does not stand in for a newer one', async () => {
  const { read, kept } = setup()
  const slow = Promise.withResolvers<string>()
  read
    .mockReturnValueOnce(slow.promise)
    .mockResolvedValueOnce('new')
    .mockRejectedValueOnce(new Error('away'))
  const early = kept.read()
  kept.forget()
  expect(await kept.read()).toBe('new')
  slow.resolve('old')
  expect(await early).toBe('old')
  kept.forget()
  expect(await kept.read()).toBe('new')
})
