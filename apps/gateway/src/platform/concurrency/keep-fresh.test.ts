import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFresh } from './keep-fresh.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setup = () => {
  const [read, onError] = [vi.fn<() => Promise<string>>(), vi.fn()]
  return { read, onError, kept: keepFresh(read, { freshMs: 1000, slowMs: 100, onError }) }
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

it('a slow read is waited for a moment, then the last value is given until it ends', async () => {
  const { read, kept } = setup()
  const slow = Promise.withResolvers<string>()
  read.mockResolvedValueOnce('one').mockReturnValueOnce(slow.promise)
  await kept.read()
  vi.advanceTimersByTime(1000)
  const waiting = kept.read()
  await vi.advanceTimersByTimeAsync(100)
  expect(await waiting).toBe('one')
  expect(await kept.read()).toBe('one')
  slow.resolve('two')
  await slow.promise
  await vi.advanceTimersByTimeAsync(0)
  expect(await kept.read()).toBe('two')
  expect(read).toHaveBeenCalledTimes(2)
})

it('what was forgotten does not stand in for a slow read', async () => {
  const { read, kept } = setup()
  const slow = Promise.withResolvers<string>()
  read.mockResolvedValueOnce('one').mockReturnValueOnce(slow.promise)
  await kept.read()
  kept.forget()
  const waiting = kept.read()
  await vi.advanceTimersByTimeAsync(500)
  slow.resolve('two')
  expect(await waiting).toBe('two')
})

it('an initial value stands in until one was read, for a failed read and a slow one', async () => {
  const read = vi.fn<() => Promise<string>>()
  const kept = keepFresh(read, { freshMs: 1000, slowMs: 100, onError: vi.fn(), initial: 'known' })
  read.mockRejectedValueOnce(new Error('away'))
  expect(await kept.read()).toBe('known')
  vi.advanceTimersByTime(1000)
  read.mockReturnValueOnce(new Promise(() => undefined))
  const waiting = kept.read()
  await vi.advanceTimersByTimeAsync(100)
  expect(await waiting).toBe('known')
})
