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

interface Facts {
  ad: AdRecord
  promotions: readonly PromotionRow[]
  periods: readonly Period[]
  /** What the promotions have brought. */
  result: AdPromotions['result']
  now: Date
}

/** From when the owner may lift an ad again (domain §3). */
export const liftPossibleAt = ({ liftedAt }: Pick<AdRecord, 'liftedAt'>): Date =>
  new Date((liftedAt?.getTime() ?? 0) + AD_TERMS.betweenLifts)

/** What the owner of an ad is told of its promotions. */
export function viewPromotions(facts: Facts): AdPromotions {
  const { ad, promotions, periods, result, now } = facts
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
      possibleAt: isShown ? liftPossibleAt(ad).toISOString() : null,
    },
    dailyLifts: { left: daily, nextAt: (isShown && nextAt?.toISOString()) || null },
    result,
  }
}
