import { z } from 'zod'
import { GOOD_GROUPS, PRICED_GOODS } from '../../enumerations/priced-goods.ts'
import { idSchema, timestampSchema } from '../../values.ts'

/** What a price is about (domain §5). */
export const pricedSchema = z.object({
  good: z.enum(PRICED_GOODS, 'Такого товара нет'),
  group: z.enum(GOOD_GROUPS, 'Такой группы нет'),
})
export type Priced = z.infer<typeof pricedSchema>

/** One row of the append-only price list. */
export const priceChangeSchema = z.object({
  id: idSchema,
  /** Whole roubles. */
  price: z.int(),
  validFrom: timestampSchema,
  setAt: timestampSchema,
  /** The name of the senior moderator; `null`: the first price list. */
  setBy: z.string().nullable(),
  /** `replaced`: another price was set later for the same moment. */
  state: z.enum(['past', 'current', 'planned', 'replaced']),
})
export type PriceChange = z.infer<typeof priceChangeSchema>

/** A price that a senior moderator has set, of any good, with what it took the place of. */
export const priceHistoryRowSchema = pricedSchema.extend({
  id: idSchema,
  /** What the good is called. */
  title: z.string(),
  /** Whole roubles; `null`: the good had no price before. */
  before: z.int().nullable(),
  price: z.int(),
  validFrom: timestampSchema,
  setAt: timestampSchema,
  setBy: z.string(),
})
export type PriceHistoryRow = z.infer<typeof priceHistoryRowSchema>

/** A good with what it costs now and what it will cost, soonest first. */
export const priceRowSchema = pricedSchema.extend({
  /** What it is called. */
  title: z.string(),
  current: priceChangeSchema,
  planned: z.array(priceChangeSchema),
})
export type PriceRow = z.infer<typeof priceRowSchema>
