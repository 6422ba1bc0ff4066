import { z } from 'zod'
import { defineOlderCall } from '../../older/define-older-call.ts'
import { olderObject } from '../../older/older-names.ts'
import { olderPromotionSchema, olderTypeQuery } from '../../older/older-prices.ts'
import { idSchema } from '../../values.ts'
import { packagePrices, servicePrices } from '../payments.ts'
import { adPromotions } from '../promotions.ts'

export const listPrices = defineOlderCall({
  base: 'legacy',
  becomes: [servicePrices, packagePrices],
  id: 'legacy.prices',
  method: 'GET',
  path: '/prices',
  access: 'public',
  summary: 'What a publication of an ad of this type and the packages cost, in whole roubles',
  query: olderTypeQuery,
  answer: z.object({ publication: z.int(), packages: packagePrices.answer }),
})

export const readMonetization = defineOlderCall({
  base: 'legacy',
  becomes: [adPromotions],
  id: 'legacy.monetization',
  method: 'GET',
  path: '/monetization',
  access: 'user',
  summary: 'What is left of the promotions of the user’s own ad and what they have brought',
  query: olderObject(z.object({ id: idSchema })),
  answer: adPromotions.answer,
})

export const monetizationCatalog = defineOlderCall({
  base: 'legacy',
  becomes: [servicePrices],
  id: 'legacy.monetizationCatalog',
  method: 'GET',
  path: '/monetization/catalog',
  access: 'public',
  summary: 'The promotions of an ad of this type with their contents and prices',
  query: olderTypeQuery,
  answer: z.array(olderPromotionSchema),
})
