import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vipTurnEnd, vipWindow } from './vip-window.ts'

const MINUTE = 60_000

it('domain §5: VIP ads have each place of the block equally often, and no ad has two at once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 6 }),
      fc.nat(1_000_000),
      (total, places, from) => {
        const ids = Array.from({ length: total }, (_, index) => index)
        const shows = new Map<string, number>()
        for (let minute = from; minute < from + total; minute++) {
          const window = vipWindow(ids, places, minute * MINUTE + 1)
          expect(new Set(window).size).toBe(Math.min(places, total))
          window.forEach((id, place) => {
            const key = `${id} ${place}`
            shows.set(key, (shows.get(key) ?? 0) + 1)
          })
        }
        expect(shows.size).toBe(total * Math.min(places, total))
        expect([...shows.values()].every((count) => count === 1)).toBe(true)
      },
    ),
  )
})

it('is empty where there is none', () => {
  expect(vipWindow([], 4, Date.now())).toEqual([])
})

it('a window stands until its turn ends', () => {
  const ids = [1, 2, 3]
  for (const now of [0, 1, 59_999, 60_000, 1_234_567]) {
    const end = vipTurnEnd(now)
    expect(vipWindow(ids, 1, end - 1)).toEqual(vipWindow(ids, 1, now))
    expect(vipWindow(ids, 1, end)).not.toEqual(vipWindow(ids, 1, now))
  }
})
