import { z } from 'zod'
import { priceSchema, timestampSchema } from '../../values.ts'
import { adTypeSchema, fieldsSchema } from '../ad.ts'

/** One side of a difference: beside its category only what differs is there; `null` where it has no value. */
export const contentPartSchema = z.object({
  /** The category at that moment, whose form the fields are of. */
  adType: adTypeSchema.optional(),
  fields: fieldsSchema,
  /** The words for the dictionary ids among the fields. */
  names: z.record(z.string(), z.string()),
  /** Roubles. */
  price: priceSchema.nullable().optional(),
  cityName: z.string().nullable().optional(),
  contactName: z.string().optional(),
  address: z.string().optional(),
  description: z.string().optional(),
  publishedAt: timestampSchema.nullable().optional(),
  expiresAt: timestampSchema.nullable().optional(),
})
export type ContentPart = z.infer<typeof contentPartSchema>

/** How an ad's content differs between two moments; of a live ad, with the revision that waits. */
export const contentDifferenceSchema = z.object({
  before: contentPartSchema,
  after: contentPartSchema,
  /** Ids of photographs that were added and removed. */
  photos: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }),
})
export type ContentDifference = z.infer<typeof contentDifferenceSchema>
