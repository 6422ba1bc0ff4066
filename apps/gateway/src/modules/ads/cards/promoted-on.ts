import type { PromotionEffect } from '@trassa/contracts/enumerations/promotion-effects'
import type { AdRecord } from '../ads.table.ts'

/** Until when an effect is shown, in the order of the labels. */
const UNTIL = {
  vip: 'vipUntil',
  urgent: 'urgentUntil',
  highlight: 'highlightedUntil',
} as const satisfies Record<PromotionEffect, keyof AdRecord>

export type PromotedColumn = (typeof UNTIL)[PromotionEffect]

/** domain §5: the promotions of an ad, true at read time. Absent, not empty: most cards of a list have none. */
export function promotedOn(row: Pick<AdRecord, PromotedColumn>, now: Date) {
  const shown = (Object.keys(UNTIL) as PromotionEffect[]).filter((effect) => {
    const until = row[UNTIL[effect]]
    return until !== null && until > now
  })
  return shown.length > 0 ? { promoted: shown } : {}
}

/** When the promotions end that an ad has at a moment. */
export const promotionEnds = (row: Pick<AdRecord, PromotedColumn>, now: Date): Date[] =>
  Object.values(UNTIL).flatMap((column) => {
    const until = row[column]
    return until !== null && until > now ? [until] : []
  })
