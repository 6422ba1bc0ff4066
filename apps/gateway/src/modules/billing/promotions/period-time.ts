import type { PromotionEffect } from '@trassa/contracts/enumerations/promotion-effects'

/** The paid time of an effect; moments. */
export interface Period {
  promotionId: string
  effect: PromotionEffect
  startsAt: Date
  endsAt: Date
  stoppedAt: Date | null
}

const DAY_MS = 24 * 60 * 60 * 1000

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const between = (from: Date, to: Date) => Math.max(0, to.getTime() - from.getTime())
const latest = (a: Date, b: Date) => (a > b ? a : b)

/** Milliseconds of paid time that are left at a moment. */
export const timeLeft = ({ startsAt, endsAt, stoppedAt }: Period, now: Date): number =>
  between(latest(startsAt, stoppedAt ?? now), endsAt)

/** When the period ends if its time runs from now on. */
export const endIfRunning = ({ endsAt, stoppedAt }: Period, now: Date): Date =>
  later(endsAt, stoppedAt ? between(stoppedAt, now) : 0)

/** Time that runs stands still from a moment on. */
export const stopped = (periods: readonly Period[], at: Date): Period[] =>
  periods.map((one) => (one.stoppedAt || one.endsAt <= at ? one : { ...one, stoppedAt: at }))

/** Time that stood still runs again: what is left is as long as it was. */
export const resumed = (periods: readonly Period[], now: Date): Period[] =>
  periods.map((one) => {
    const { startsAt, endsAt, stoppedAt } = one
    if (!stoppedAt) return one
    const stood = between(stoppedAt, now)
    const moved = { ...one, endsAt: later(endsAt, stood), stoppedAt: null }
    return startsAt < stoppedAt ? moved : { ...moved, startsAt: later(startsAt, stood) }
  })

interface Bought {
  promotionId: string
  effect: PromotionEffect
  days: number
}

/** With a period that begins when all others of its effect have ended. */
export function withPeriod(
  periods: readonly Period[],
  { promotionId, effect, days }: Bought,
  { now, isRunning }: { now: Date; isRunning: boolean },
): Period[] {
  const same = periods.filter((one) => one.effect === effect)
  const startsAt = same.reduce((start, one) => latest(start, endIfRunning(one, now)), now)
  const endsAt = later(startsAt, days * DAY_MS)
  return [...periods, { promotionId, effect, startsAt, endsAt, stoppedAt: isRunning ? null : now }]
}

/** Without what is left of these promotions' time; periods that follow them begin earlier. */
export function withoutRest(
  periods: readonly Period[],
  promotionIds: ReadonlySet<string>,
  now: Date,
): Period[] {
  const cut = new Map<PromotionEffect, number>()
  return [...periods]
    .sort((a, b) => Number(a.promotionId) - Number(b.promotionId))
    .map((one) => {
      const before = cut.get(one.effect) ?? 0
      const left = timeLeft(one, now)
      const isCut = promotionIds.has(one.promotionId)
      if (isCut) cut.set(one.effect, before + left)
      const startsAt = left > 0 ? laterStart(one, -before, now) : one.startsAt
      const endsAt = left > 0 ? later(one.endsAt, -before - (isCut ? left : 0)) : one.endsAt
      return { ...one, startsAt, endsAt }
    })
}

/** A period that has begun keeps its beginning. */
const laterStart = ({ startsAt, stoppedAt }: Period, ms: number, now: Date): Date =>
  startsAt > (stoppedAt ?? now) ? later(startsAt, ms) : startsAt
