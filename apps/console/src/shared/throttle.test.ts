import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs at once, then once per pause, for each key by itself', () => {
  const run = vi.fn()
  const { call } = createThrottle(run, { everyMs: 1000, jitterMs: 0 })
  for (let event = 0; event < 50; event++) call('new')
  call('appeals')
  expect(run.mock.calls).toEqual([['new'], ['appeals']])
  vi.advanceTimersByTime(1000)
  expect(run.mock.calls).toEqual([['new'], ['appeals'], ['new']])
  vi.advanceTimersByTime(5000)
  expect(run).toHaveBeenCalledTimes(3)
})

it('runs nothing after it was cancelled', () => {
  const run = vi.fn()
  const { call, cancel } = createThrottle(run, { everyMs: 1000, jitterMs: 500 })
  call('new')
  call('new')
  cancel()
  vi.advanceTimersByTime(5000)
  expect(run).toHaveBeenCalledTimes(1)
})
