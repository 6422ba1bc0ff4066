import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  priceChangeSchema,
  pricedSchema,
  priceHistoryRowSchema,
  priceRowSchema,
} from '../../entities/moderator/price.ts'
import { timestampSchema } from '../../values.ts'

/** The highest price that can be set, in roubles: a slip of the finger is smaller. */
export const PRICE_MAX = 1_000_000

export const readPrices = defineCall({
  id: 'moderator.prices',
  method: 'GET',
  path: '/v1/moderator/prices',
  access: 'support',
  summary: 'The price list: what every good costs now and what is planned (domain §5)',
  answer: z.array(priceRowSchema),
})

export const readPriceChanges = defineCall({
  id: 'moderator.priceChanges',
  method: 'GET',
  path: '/v1/moderator/prices/changes',
  access: 'support',
  summary: 'The prices that a good has had or will have, the latest first, at most 100',
  query: pricedSchema,
  answer: z.array(priceChangeSchema),
})

export const readPriceHistory = defineCall({
  id: 'moderator.priceHistory',
  method: 'GET',
  path: '/v1/moderator/prices/history',
  access: 'support',
  summary:
    'The prices that senior moderators have set, of all goods, the last one first, at most 100',
  answer: z.array(priceHistoryRowSchema),
})

export const setPrice = defineCall({
  id: 'moderator.setPrice',
  method: 'POST',
  path: '/v1/moderator/prices',
  access: 'seniorModerator',
  idempotent: true,
  summary:
    'Set a price from a moment on; of prices for the same moment the one that was set last counts',
  body: pricedSchema.extend({
    price: z
      .int('Цена – целое число рублей')
      .min(1, 'Укажите цену')
      .max(PRICE_MAX, 'Не дороже 1 000 000 ₽'),
    /** `null`: from now on. */
    validFrom: timestampSchema.nullable(),
  }),
  answer: priceRowSchema,
})
