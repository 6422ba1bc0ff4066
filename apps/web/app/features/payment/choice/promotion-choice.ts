import {
  PROMOTION_IDS,
  PROMOTIONS,
  type Promotion,
  type PromotionContent,
} from '@trassa/contracts/enumerations/goods'

/** Whether `whole` gives everything that `part` gives. */
function covers(whole: PromotionContent, part: PromotionContent): boolean {
  const days = Object.entries(part.days ?? {}) as [keyof NonNullable<typeof part.days>, number][]
  return (
    (whole.lifts ?? 0) >= (part.lifts ?? 0) &&
    (whole.dailyLifts ?? 0) >= (part.dailyLifts ?? 0) &&
    days.every(([effect, count]) => (whole.days?.[effect] ?? 0) >= count)
  )
}

/** The promotions that are a part of this one (domain §5: Турбо has VIP, highlight and lifts). */
export const partsOf = (promotion: Promotion): Promotion[] =>
  PROMOTION_IDS.filter((one) => one !== promotion && covers(PROMOTIONS[promotion], PROMOTIONS[one]))

/** What is chosen after a press: a promotion takes its parts off, and a part takes off what contains it. */
export function toggled(chosen: readonly Promotion[], promotion: Promotion): Promotion[] {
  if (chosen.includes(promotion)) return chosen.filter((one) => one !== promotion)
  const parts = partsOf(promotion)
  const kept = chosen.filter((one) => !parts.includes(one) && !partsOf(one).includes(promotion))
  return PROMOTION_IDS.filter((one) => one === promotion || kept.includes(one))
}
