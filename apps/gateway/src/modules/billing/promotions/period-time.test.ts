import { describe, expect, it } from 'vitest'
import { type Period, resumed, stopped, timeLeft, withoutRest, withPeriod } from './period-time.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const at = (hours: number) => new Date(Date.UTC(2026, 5, 1) + hours * HOUR)

const buy = (periods: Period[], id: string, hours: number, isRunning = true) =>
  withPeriod(periods, { promotionId: id, effect: 'vip', days: 7 }, { now: at(hours), isRunning })

describe('domain §5: paid time', () => {
  it('bought twice follows one another', () => {
    const [first, second] = buy(buy([], '1', 0), '2', 24)
    expect(second?.startsAt).toEqual(first?.endsAt)
    expect(second?.endsAt).toEqual(at(14 * 24))
  })

  it('stands still with the ad, and what waits for its turn begins later', () => {
    const standing = stopped(buy(buy([], '1', 0), '2', 1), at(24))
    const [first, second] = resumed(standing, at(48))
    expect(first).toMatchObject({ startsAt: at(0), endsAt: at(8 * 24) })
    expect(second).toMatchObject({ startsAt: at(8 * 24), endsAt: at(15 * 24) })
  })

  it('bought for a draft begins with its publication', () => {
    const [one] = resumed(buy([], '1', 0, false), at(100))
    expect(one).toMatchObject({ startsAt: at(100), endsAt: at(100 + 7 * 24) })
  })

  it('that is taken back lets the next begin at once', () => {
    const [first, second] = withoutRest(buy(buy([], '1', 0), '2', 0), new Set(['1']), at(24))
    expect(first).toMatchObject({ startsAt: at(0), endsAt: at(24) })
    expect(second).toMatchObject({ startsAt: at(24), endsAt: at(8 * 24) })
  })

  const seeds = Array.from({ length: 300 }, (_, seed) => seed + 1)
  it.each(seeds)('is given in full and never twice, whatever happens (%s)', (seed) => {
    const random = randomOf(seed)
    let periods: Period[] = []
    let isRunning = random() < 0.5
    let hours = 0
    let boughtMs = 0
    let shownMs = 0
    for (let step = 0; step < 40; step++) {
      const next = hours + Math.floor(random() * 96)
      shownMs += isRunning ? shownBetween(periods, at(hours), at(next)) : 0
      hours = next
      const choice = random()
      if (choice < 0.3) {
        periods = buy(periods, String(step + 1), hours, isRunning)
        boughtMs += 7 * DAY
      } else if (choice < 0.4 && periods.length > 0) {
        const taken = periods[Math.floor(random() * periods.length)] as Period
        boughtMs -= timeLeft(taken, at(hours))
        periods = withoutRest(periods, new Set([taken.promotionId]), at(hours))
      } else if (isRunning) {
        periods = stopped(periods, at(hours))
        isRunning = false
      } else {
        periods = resumed(periods, at(hours))
        isRunning = true
      }
    }
    const left = periods.reduce((sum, one) => sum + timeLeft(one, at(hours)), 0)
    expect(shownMs + left).toBe(boughtMs)
    if (!isRunning) periods = resumed(periods, at(hours))
    const ever = shownBetween(periods, at(hours), at(hours + 24 * 7 * 50))
    expect(shownMs + ever).toBe(boughtMs)
  })
})

/** Hours in which an effect is shown: two at once count once. */
function shownBetween(periods: readonly Period[], from: Date, to: Date): number {
  let shown = 0
  for (let hour = from.getTime(); hour < to.getTime(); hour += HOUR) {
    const isShown = periods.some(
      ({ startsAt, endsAt }) => startsAt.getTime() <= hour && endsAt.getTime() > hour,
    )
    if (isShown) shown += HOUR
  }
  return shown
}

/** Repeatable numbers from 0 to 1 (a linear congruential generator). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
