import { moscowDay } from '@trassa/catalog/format/dates'
import type { ActivityDay } from '@trassa/contracts/calls/ad-activity'
import type { AdPromotions } from '@trassa/contracts/entities/promotion'
import { PROMOTIONS } from '@trassa/contracts/enumerations/goods'
import { type Period, timeLeft } from './period-time.ts'
import type { promotions } from './promotions.table.ts'

type PromotionRow = typeof promotions.$inferSelect

/** From a moment to another one. */
export interface Span {
  from: Date
  to: Date
}

/** Days of the comparison on each side, and the fewest that say anything. */
const MOST_DAYS = 7
const FEWEST_DAYS = 2
/** How far back days without promotion are looked for. */
const BEFORE_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

const later = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)
const isOver = ({ to }: Span, now: Date) => to <= now
const touches =
  (day: string) =>
  ({ from, to }: Span): boolean =>
    moscowDay(from) <= day && day <= moscowDay(to)

/** When an ad was promoted until now. Lifts at the owner's choice are moments, and left out. */
export function promotedSpans(
  promoted: readonly PromotionRow[],
  periods: readonly Period[],
  now: Date,
): Span[] {
  const shown = periods.map((one) => ({
    from: one.startsAt,
    to: timeLeft(one, now) > 0 ? later(now, 1) : one.endsAt,
  }))
  const { dailyLifts: days } = PROMOTIONS.dailyLifts
  const lifted = promoted
    .filter(({ promotion, revokedAt }) => promotion === 'dailyLifts' && revokedAt === null)
    .map(({ givenAt: from, dailyLiftsLeft }) => ({
      from,
      to: dailyLiftsLeft > 0 ? later(now, 1) : later(from, days),
    }))
  return [...shown, ...lifted].filter(({ from, to }) => from < to && from <= now)
}

/** Since when an ad is promoted without a break; `null` where it is not. */
export function promotedSince(spans: readonly Span[], now: Date): Date | null {
  const startOf = (some: readonly Span[]) =>
    some.reduce<Date | null>((first, { from }) => (first && first < from ? first : from), null)
  let since = startOf(spans.filter((span) => !isOver(span, now)))
  for (;;) {
    const start = since
    if (!start) return null
    const earlier = startOf(spans.filter(({ from, to }) => from < start && to >= later(start, -1)))
    if (!earlier) return start
    since = earlier
  }
}

/** Days of activity that the comparison reads. */
export const daysToRead = (since: Date, now: Date): number =>
  Math.ceil((now.getTime() - since.getTime()) / DAY_MS) + BEFORE_DAYS + 1

interface Facts {
  since: Date
  spans: readonly Span[]
  /** When the ad was not in the lists, the time before its publication included. */
  pauses: readonly Span[]
  /** Since `daysToRead`, without the empty days. */
  activity: readonly ActivityDay[]
  now: Date
}

/**
 * A day without promotion before it, and one with it, on average. Only whole days of Moscow time on which the ad was in
 * the lists count: neither the day on which the promotion began nor today.
 */
export function resultOf(facts: Facts): AdPromotions['result'] {
  const { since, spans, pauses, activity, now } = facts
  const today = moscowDay(now)
  const isWhole = (day: string) => day < today && !pauses.some(touches(day))
  const isPromoted = (day: string) => spans.some(touches(day))
  const count = daysToRead(since, now)
  const days = (sign: 1 | -1, most: number, isMeant: (day: string) => boolean) =>
    Array.from({ length: most }, (_, day) => moscowDay(later(since, sign * (day + 1))))
      .filter((day) => isWhole(day) && isMeant(day))
      .slice(0, MOST_DAYS)
  const before = average(
    activity,
    days(-1, BEFORE_DAYS, (day) => !isPromoted(day)),
  )
  const during = average(activity, days(1, count, isPromoted))
  return before && during && { before, during }
}

function average(activity: readonly ActivityDay[], days: readonly string[]) {
  if (days.length < FEWEST_DAYS) return null
  const known = activity.filter(({ day }) => days.includes(day))
  const mean = (of: (day: ActivityDay) => number) =>
    Math.round(known.reduce((total, day) => total + of(day), 0) / days.length)
  return { impressions: mean((day) => day.impressions), contacts: mean((day) => day.phones) }
}
