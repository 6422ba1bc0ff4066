import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchImpressions } from './watch-impressions.ts'

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>

let report: (entries: Entry[]) => void
const observed = new Set<Element>()

class FakeScreen {
  constructor(callback: (entries: Entry[]) => void) {
    report = callback
  }
  observe = (card: Element) => observed.add(card)
  unobserve = (card: Element) => observed.delete(card)
  disconnect = () => observed.clear()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', FakeScreen)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  observed.clear()
})

function card(id: string): HTMLElement {
  const element = document.createElement('article')
  element.dataset.ad = id
  document.body.append(element)
  return element
}
const show = (...cards: Element[]) =>
  report(cards.map((target) => ({ target, isIntersecting: true })))

it('decision 069: reports cards that came onto the screen, together and once in a visit', () => {
  const [first, second, below] = [card('a1'), card('a2'), card('a3')]
  const send = vi.fn()
  const stop = watchImpressions(send)
  show(first)
  report([{ target: below, isIntersecting: false }])
  vi.advanceTimersByTime(1_000)
  show(second)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(send.mock.calls).toEqual([[['a1', 'a2']]])
  show(first)
  vi.advanceTimersByTime(5_000)
  stop()
  expect(send).toHaveBeenCalledTimes(1)
})

it('watches cards that come later, and reports what waits when the page is left', async () => {
  const send = vi.fn()
  const stop = watchImpressions(send)
  const late = card('b1')
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(observed).toContain(late)
  show(late)
  window.dispatchEvent(new Event('pagehide'))
  expect(send.mock.calls).toEqual([[['b1']]])
  stop()
  expect(observed.size).toBe(0)
})

it('divides what a report may not hold', () => {
  const cards = Array.from({ length: 70 }, (_, index) => card(`c${index}`))
  const send = vi.fn()
  const stop = watchImpressions(send)
  show(...cards)
  stop()
  expect(send.mock.calls.map(([ids]) => ids.length)).toEqual([60, 10])
})
