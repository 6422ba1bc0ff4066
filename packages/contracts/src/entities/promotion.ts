import { z } from 'zod'
import { PROMOTION_EFFECTS, type PromotionEffect } from '../enumerations/promotion-effects.ts'
import { timestampSchema } from '../values.ts'

/** What buyers do with an ad in a day, on average. */
const averageDaySchema = z.object({
  impressions: z.int(),
  /** Phones that were shown. */
  contacts: z.int(),
})

/** The promotions of an ad as its owner sees them (domain §5). */
export const adPromotionsSchema = z.object({
  effects: z.array(
    z.object({
      effect: z.enum(Object.keys(PROMOTION_EFFECTS) as [PromotionEffect, ...PromotionEffect[]]),
      /** Paid time that is left, in seconds. */
      secondsLeft: z.int(),
      /** Until when lists show it; `null` while its time stands still. */
      until: timestampSchema.nullable(),
    }),
  ),
  /** Paid time stands still because lists do not show the ad. */
  standsStill: z.boolean(),
  lifts: z.object({
    left: z.int(),
    /** From when the owner may lift the ad: 48 hours after the last time it was; `null` where it is not in the lists. */
    possibleAt: timestampSchema.nullable(),
  }),
  dailyLifts: z.object({ left: z.int(), nextAt: timestampSchema.nullable() }),
  /** A day without promotion before it, and one during it; `null` where too few days are known. */
  result: z.object({ before: averageDaySchema, during: averageDaySchema }).nullable(),
})
export type AdPromotions = z.infer<typeof adPromotionsSchema>
