import { z } from 'zod'
import { promotionSchema } from '../entities/order.ts'
import { olderObject } from './older-names.ts'

/** A promotion as a catalogue shows it. */
export const olderPromotionSchema = z.object({
  id: promotionSchema,
  name: z.string(),
  description: z.string(),
  /** Whole roubles. */
  price: z.int(),
})

/** Whose prices are asked for. */
export const olderTypeQuery = olderObject(
  z.object({
    /** The type of an ad by name or prodId; a car where it is absent (spec §4). */
    type: z.string().max(40).optional(),
  }),
)
