import { z } from 'zod'
import { defineCall } from '../call.ts'
import { adPromotionsSchema } from '../entities/promotion.ts'
import { idSchema } from '../values.ts'

export const adPromotions = defineCall({
  id: 'payments.adPromotions',
  method: 'GET',
  path: '/payments/promotions/ads/{adId}',
  access: 'user',
  summary:
    'What is left of the promotions of the user’s own ad and what they have brought; staff read any ad’s',
  params: z.object({ adId: idSchema }),
  answer: adPromotionsSchema,
  errors: ['ad.not_found', 'ad.forbidden'],
})

export const liftAd = defineCall({
  id: 'payments.liftAd',
  method: 'POST',
  path: '/payments/promotions/lift',
  access: 'user',
  idempotent: true,
  summary: 'Put the user’s own ad first in its lists with a lift that was paid for, 48 hours apart',
  body: z.object({ adId: idSchema }),
  answer: adPromotionsSchema,
  errors: ['ad.not_found', 'ad.forbidden', 'ad.illegal_transition', 'ad.lift_too_soon'],
})
