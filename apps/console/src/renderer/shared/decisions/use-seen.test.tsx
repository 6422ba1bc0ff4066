import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { SEEN_AFTER_MS, useSeen } from './use-seen.ts'

let frames: FrameRequestCallback[] = []

/** Paints one frame that begins at `at`. */
function frame(at: number) {
  const due = frames
  frames = []
  for (const paint of due) paint(at)
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => frames.push(paint))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1))
})
afterEach(() => vi.unstubAllGlobals())

const open = (shown: string) => renderHook(({ ad }) => useSeen(ad), { initialProps: { ad: shown } })

it('domain §9: nothing is decided before the ad has been on the screen for 400 ms', () => {
  const { result } = open('11 3')
  expect(result.current.isSeen({ timeStamp: 10_000 })).toBe(false)
  frame(1000)
  expect(result.current.isSeen({ timeStamp: 10_000 })).toBe(false)
  frame(1016)
  expect(result.current.isSeen({ timeStamp: 1016 + SEEN_AFTER_MS - 1 })).toBe(false)
  expect(result.current.isSeen({ timeStamp: 1016 + SEEN_AFTER_MS })).toBe(true)
})

it('a key that was pressed before the painting and handled late does not count', () => {
  const { result } = open('11 3')
  frame(1000)
  frame(1016)
  expect(result.current.isSeen({ timeStamp: 900 })).toBe(false)
})

it('another ad, or a new version of this one, has to be seen anew', () => {
  const { result, rerender } = open('11 3')
  frame(1000)
  frame(1016)
  rerender({ ad: '11 4' })
  expect(result.current.isSeen({ timeStamp: 5000 })).toBe(false)
  frame(5000)
  frame(5016)
  expect(result.current.isSeen({ timeStamp: 5500 })).toBe(true)
})

it('what decides is marked as unseen until a press counts', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { result, rerender } = open('11 3')
  const isMarked = () => result.current.mark['data-unseen'] ?? false
  const now = performance.now()
  frame(now)
  frame(now)
  act(() => vi.advanceTimersByTime(SEEN_AFTER_MS - 1))
  expect(isMarked()).toBe(true)
  act(() => vi.advanceTimersByTime(1))
  expect(isMarked()).toBe(false)
  expect(result.current.isSeen({ timeStamp: performance.now() })).toBe(true)
  rerender({ ad: '12 1' })
  expect(isMarked()).toBe(true)
})
