import { z } from 'zod'
import { idSchema, priceSchema, timestampSchema } from '../../values.ts'
import { adCardSchema, adStatSchema, moderationReasonSchema } from '../ad.ts'
import { photoSchema } from '../photo.ts'
import { contentDifferenceSchema } from './content-difference.ts'

/** Another ad that has something in common with the one that is checked. */
export const twinSchema = z.object({
  id: idSchema,
  title: z.string(),
  price: priceSchema.nullable(),
  stat: adStatSchema,
  userId: idSchema,
  username: z.string(),
  createdAt: timestampSchema,
  /** Its first photograph. */
  photo: photoSchema.nullable(),
})
export type Twin = z.infer<typeof twinSchema>

/** A photograph of the ad that another ad has as well, by its perceptual hash. */
export const photoTwinSchema = z.object({
  photo: photoSchema,
  twin: twinSchema,
  twinPhoto: photoSchema,
})
export type PhotoTwin = z.infer<typeof photoTwinSchema>

export const twinsSchema = z.object({
  /** Newest first, at most 20. */
  sameVin: z.array(twinSchema),
  /** In the order of the ad's photographs, at most 20. */
  samePhotos: z.array(photoTwinSchema),
})
export type Twins = z.infer<typeof twinsSchema>

/** The prices of comparable live ads (docs/decisions/061), also for an ad that is not public yet. */
export const marketBandSchema = z.object({
  /** Roubles. Four of five comparable ads ask for no less than `low` and no more than `high`. */
  low: priceSchema,
  median: priceSchema,
  high: priceSchema,
  total: z.int(),
  /** Those whose prices are nearest to the ad's own. */
  ads: z.array(adCardSchema),
})
export type MarketBand = z.infer<typeof marketBandSchema>

export const ownerHistorySchema = z.object({
  registeredAt: timestampSchema,
  /** How many ads of the owner have which stat; those without are absent. */
  adsByStat: z.array(z.object({ stat: adStatSchema, total: z.int() })),
  complaints: z.object({ open: z.int(), decided: z.int(), unfounded: z.int() }),
  /** Decisions against ads of the owner, newest first, at most 20. */
  decisions: z.array(
    z.object({
      id: idSchema,
      at: timestampSchema,
      event: z.string(),
      adId: idSchema,
      title: z.string(),
      reason: z.string().nullable(),
    }),
  ),
})
export type OwnerHistory = z.infer<typeof ownerHistorySchema>

/** What has changed since a moderator asked for a fix. */
export const adChangesSchema = contentDifferenceSchema.extend({
  since: timestampSchema,
  /** What the moderator asked for then. */
  reasons: z.array(moderationReasonSchema),
  /** All photographs as they were then and as they are meant now, in their order; `null`: the same. */
  gallery: z
    .object({
      /** `photo` is `null` once the photograph has been deleted from the server. */
      before: z.array(z.object({ id: z.uuid(), photo: photoSchema.nullable() })),
      after: z.array(photoSchema),
    })
    .nullable(),
})
export type AdChanges = z.infer<typeof adChangesSchema>
export type GalleryChange = NonNullable<AdChanges['gallery']>
