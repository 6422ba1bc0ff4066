import type { ActivityDay } from '@trassa/contracts/calls/ad-activity'
import type { AdPromotions } from '@trassa/contracts/entities/promotion'
import {
  PROMOTION_EFFECTS,
  type PromotionEffect,
} from '@trassa/contracts/enumerations/promotion-effects'
import { AD_TERMS } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'
import { type AdRecord, isShownAt } from '../../ads/public.ts'
import { type Period, timeLeft } from './period-time.ts'
import type { promotions } from './promotions.table.ts'

type PromotionRow = typeof promotions.$inferSelect

/** Days of the comparison on each side, and the fewest that say anything. */
const MOST_DAYS = 7
const FEWEST_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000

interface Facts {
  ad: AdRecord
  promotions: readonly PromotionRow[]
  periods: readonly Period[]
  /** Of the last days, without the empty ones. */
  activity: readonly ActivityDay[]
  /** The day of a moment as the activity names it. */
  dayOf: (moment: Date) => string
  now: Date
}

/** What the owner of an ad is told of its promotions. */
export function viewPromotions(facts: Facts): AdPromotions {
  const { ad, promotions, periods, now } = facts
  const valid = promotions.filter(({ revokedAt }) => revokedAt === null)
  const isShown = isShownAt(ad, now)
  const running = periods.filter((one) => timeLeft(one, now) > 0)
  const sum = (of: (row: PromotionRow) => number) =>
    valid.reduce((total, row) => total + of(row), 0)
  const daily = sum((row) => row.dailyLiftsLeft)
  const nextAt = valid.find((row) => row.dailyLiftsLeft > 0)?.nextDailyLiftAt
  return {
    effects: (Object.keys(PROMOTION_EFFECTS) as PromotionEffect[]).flatMap((effect) => {
      const own = running.filter((one) => one.effect === effect)
      if (own.length === 0) return []
      const ms = own.reduce((total, one) => total + timeLeft(one, now), 0)
      const until = isShown ? new Date(now.getTime() + ms).toISOString() : null
      return [{ effect, secondsLeft: Math.round(ms / 1000), until }]
    }),
    standsStill: !isShown && (running.length > 0 || daily > 0),
    lifts: {
      left: sum((row) => row.liftsLeft),
      possibleAt: isShown
        ? new Date((ad.liftedAt?.getTime() ?? 0) + AD_TERMS.betweenLifts).toISOString()
        : null,
    },
    dailyLifts: { left: daily, nextAt: (isShown && nextAt?.toISOString()) || null },
    result: resultOf(facts, valid),
  }
}

/** A day before the promotion and one during it; the day on which it began is neither. */
function resultOf({ ad, periods, activity, dayOf, now }: Facts, valid: readonly PromotionRow[]) {
  const starts = [
    ...periods.filter((one) => timeLeft(one, now) > 0).map(({ startsAt }) => startsAt),
    ...valid.filter((row) => row.liftsLeft + row.dailyLiftsLeft > 0).map(({ givenAt }) => givenAt),
  ].filter((start) => start <= now)
  const [first] = starts.sort((a, b) => a.getTime() - b.getTime())
  if (!first || !ad.publishedAt) return null
  const since = dayOf(ad.publishedAt)
  const today = dayOf(now)
  const days = (offsets: (day: number) => number) =>
    Array.from({ length: MOST_DAYS }, (_, day) =>
      dayOf(new Date(first.getTime() + offsets(day + 1) * DAY_MS)),
    )
  const before = average(
    activity,
    days((day) => -day).filter((day) => day > since),
  )
  const during = average(
    activity,
    days((day) => day).filter((day) => day < today),
  )
  return before && during && { before, during }
}

function average(activity: readonly ActivityDay[], days: readonly string[]) {
  if (days.length < FEWEST_DAYS) return null
  const known = activity.filter(({ day }) => days.includes(day))
  const mean = (of: (day: ActivityDay) => number) =>
    Math.round(known.reduce((total, day) => total + of(day), 0) / days.length)
  return { impressions: mean((day) => day.impressions), contacts: mean((day) => day.phones) }
}
