import { z } from 'zod'
import { DESCRIPTION_MAX } from '../description-length.ts'
import {
  AD_STATS,
  AD_TYPES,
  type AdStat,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../enumerations/ads.ts'
import { MODERATION_REASONS, type ModerationReasonCode } from '../enumerations/moderation.ts'
import { PROMOTION_EFFECTS, type PromotionEffect } from '../enumerations/promotion-effects.ts'
import {
  idSchema,
  phoneSchema,
  priceSchema,
  textSchema,
  timestampSchema,
  versionSchema,
} from '../values.ts'
import { descriptionTreeSchema } from './description.ts'
import { photoSchema } from './photo.ts'
import { sellerSchema } from './user.ts'

export const adTypeSchema = z.enum(AD_TYPES)
export const adStatSchema = z.literal(
  Object.values(AD_STATS).map((entry) => entry.stat) as [AdStat, ...AdStat[]],
)
export const paymentStatusSchema = z.literal(
  Object.values(PAYMENT_STATUSES) as [PaymentStatus, ...PaymentStatus[]],
)

/** A value of a form field: a dictionary id, an enumeration id, a number, a text, a flag, or several ids. */
export const fieldValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string(), z.number()])),
])
export const fieldsSchema = z.record(z.string().max(40), fieldValueSchema.nullable())
export type FieldValue = z.infer<typeof fieldValueSchema>
export type Fields = Partial<Record<string, FieldValue | null>>

/** An ad in a list: enough for a card, nothing more. `summary` is the line of what matters for its type. */
export const adCardSchema = z.object({
  id: idSchema,
  slug: z.string(),
  adType: adTypeSchema,
  title: z.string(),
  summary: z.string(),
  price: priceSchema.nullable(),
  /** The public price before its latest drop; absent without a drop in the last 30 days. */
  priceDrop: z.object({ from: priceSchema, at: timestampSchema }).optional(),
  cityName: z.string(),
  citySlug: z.string(),
  photos: z.array(photoSchema),
  photosTotal: z.int(),
  liftedAt: timestampSchema,
  /** domain §5: the promotions that lists show now; absent without any. */
  promoted: z
    .array(z.enum(Object.keys(PROMOTION_EFFECTS) as [PromotionEffect, ...PromotionEffect[]]))
    .optional(),
})
export type AdCard = z.infer<typeof adCardSchema>

/** An ad in a public list: a card with what a row shows beside it. */
export const listedAdSchema = adCardSchema.extend({
  /** The beginning of the description as plain text. */
  excerpt: z.string(),
  /** Whether the ad names a VIN or a body number. */
  hasVin: z.boolean(),
  seller: sellerSchema.pick({ username: true, type: true, slug: true, createdAt: true }),
})
export type ListedAd = z.infer<typeof listedAdSchema>

/** domain §3: one reason of a moderator, at the field it is about. */
export const moderationReasonSchema = z.object({
  code: z.enum(
    MODERATION_REASONS.map((r) => r.code) as [ModerationReasonCode, ...ModerationReasonCode[]],
  ),
  field: z.string().max(40),
  message: textSchema(500).trim().min(1, 'Напишите, что исправить'),
})
export type ModerationReason = z.infer<typeof moderationReasonSchema>

/** The ad card page: everything a buyer sees. `names` holds the words for dictionary ids in `fields`. */
export const adSchema = adCardSchema.extend({
  cityId: idSchema,
  description: z.string(),
  /** The same as it is shown: parsed when it was written. */
  descriptionTree: descriptionTreeSchema,
  contactName: z.string(),
  address: z.string(),
  fields: fieldsSchema,
  names: z.record(z.string(), z.string()),
  stat: adStatSchema,
  publishedAt: timestampSchema.nullable(),
  expiresAt: timestampSchema.nullable(),
  /** When the owner last said that it is still offered; `null`: never. */
  confirmedAt: timestampSchema.nullable(),
  /** Whether its price has changed since it was published, so that there is a history; absent otherwise. */
  hasPriceHistory: z.literal(true).optional(),
  seller: sellerSchema,
})
export type Ad = z.infer<typeof adSchema>

/** Why an ad that was public is no more; a sold one is told apart, for that is what visitors ask. */
export const GONE_OUTCOMES = ['sold', 'withdrawn', 'expired', 'blocked'] as const

/** An ad that was public once. */
export const goneAdSchema = z.object({
  id: idSchema,
  slug: z.string(),
  adType: adTypeSchema,
  citySlug: z.string(),
  cityName: z.string(),
  /** Empty where a moderator has blocked it or its owner has deleted it. */
  title: z.string(),
  outcome: z.enum(GONE_OUTCOMES),
})
export type GoneAd = z.infer<typeof goneAdSchema>

/** An ad as its owner sees it in lists: with its state and what to do about it. */
export const ownAdCardSchema = adCardSchema.extend({
  /** `null` in a draft that has no city yet. */
  cityName: z.string().nullable(),
  citySlug: z.string().nullable(),
  stat: adStatSchema,
  paymentStatus: paymentStatusSchema,
  version: versionSchema,
  reasons: z.array(moderationReasonSchema),
  archivedReason: z.string().nullable(),
  revision: z.enum(['none', 'pending', 'rejected']),
  appealed: z.boolean(),
  /** Its owner questions a block: it waits for another moderator, and cannot be taken back. */
  underAppeal: z.boolean(),
  expiresAt: timestampSchema.nullable(),
  /** When the owner last said that it is still offered; `null`: never. */
  confirmedAt: timestampSchema.nullable(),
  updatedAt: timestampSchema,
  views: z.int(),
})
export type OwnAdCard = z.infer<typeof ownAdCardSchema>

/** What buyers have done with an ad since it exists, beside its views (docs/decisions/069). */
export const activityTotalsSchema = z.object({
  /** Cards that were on a screen. */
  impressions: z.int(),
  /** Phones that were shown. */
  phones: z.int(),
  favorites: z.int(),
})
export type ActivityTotals = z.infer<typeof activityTotalsSchema>

/** An ad of "Мои объявления". */
export const listedOwnAdSchema = ownAdCardSchema.extend({ totals: activityTotalsSchema })
export type ListedOwnAd = z.infer<typeof listedOwnAdSchema>

/**
 * An ad as its owner or a moderator edits it. A draft may lack anything. Of a live ad, `fields`,
 * `names` and `photos` are those of its pending revision: what its owner last wanted.
 */
export const editableAdSchema = ownAdCardSchema.extend({
  userId: idSchema,
  cityId: idSchema.nullable(),
  description: z.string(),
  descriptionTree: descriptionTreeSchema,
  contactName: z.string(),
  phone: phoneSchema,
  address: z.string(),
  fields: fieldsSchema,
  names: z.record(z.string(), z.string()),
})
export type EditableAd = z.infer<typeof editableAdSchema>

/**
 * What an owner sends: any part of an ad (a draft is saved as one types). Bounds that a draft may
 * not yet meet are checked when it is submitted; the fields of its type are checked by the catalogue.
 */
export const adInputSchema = z.object({
  cityId: idSchema.nullable(),
  price: priceSchema.nullable(),
  description: textSchema(DESCRIPTION_MAX, `Описание не длиннее ${DESCRIPTION_MAX} знаков`),
  contactName: textSchema(40),
  address: textSchema(256),
  fields: fieldsSchema,
})
export type AdInput = z.infer<typeof adInputSchema>
