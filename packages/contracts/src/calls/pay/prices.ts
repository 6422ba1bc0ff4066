import { z } from 'zod'
import { defineOlderCall } from '../../older/define-older-call.ts'
import { olderObject } from '../../older/older-names.ts'
import { olderPromotionSchema, olderTypeQuery } from '../../older/older-prices.ts'
import { olderQuantitySchema } from '../../older/older-values.ts'
import { packagePrices, servicePrices } from '../payments.ts'

export const packPricelist = defineOlderCall({
  base: 'pay',
  becomes: [packagePrices],
  id: 'pay.pricelist',
  method: 'GET',
  path: '/v1/pricelist/{type}',
  access: 'public',
  summary: 'What packages cost, smallest first; with `quantity` only that one',
  params: z.object({
    /** GENERAL, or the type of an ad by name or prodId. */
    type: z.string().max(40),
  }),
  query: olderObject(z.object({ quantity: olderQuantitySchema.optional() })),
  answer: packagePrices.answer,
})

export const payMonetizationCatalog = defineOlderCall({
  base: 'pay',
  becomes: [servicePrices],
  id: 'pay.monetizationCatalog',
  method: 'GET',
  path: '/v1/pricelist/monetization/catalog',
  access: 'public',
  summary: 'The promotions of an ad of this type with their contents and prices',
  query: olderTypeQuery,
  answer: z.array(olderPromotionSchema),
})
