import { z } from 'zod'
import { RISK_SIGNALS, type RiskSignal } from '../../enumerations/moderation.ts'
import { PROMOTION_EFFECTS, type PromotionEffect } from '../../enumerations/promotion-effects.ts'
import { idSchema, queryListSchema, textSchema, timestampSchema } from '../../values.ts'
import { adStatSchema, adTypeSchema, paymentStatusSchema } from '../ad.ts'

/** Who checks an ad now, as the table filters by it (domain §9). */
export const CLAIM_FILTERS = ['free', 'mine', 'others'] as const

/** Dates that the table filters by, each from one moment until another. */
export const DATE_FILTERS = ['created', 'updated', 'published', 'lifted', 'expires'] as const

const CHOICES_MAX = 50
const numbersSchema = queryListSchema.transform((values) => values.map(Number))
const signalSchema = z.enum(Object.keys(RISK_SIGNALS) as [RiskSignal, ...RiskSignal[]])
const effectSchema = z.enum(
  Object.keys(PROMOTION_EFFECTS) as [PromotionEffect, ...PromotionEffect[]],
)
const words = textSchema(200).trim().min(1)
/** Roubles, kilometres, years: whole numbers from zero. */
const amount = z
  .string()
  .regex(/^\d{1,10}$/, 'Введите целое число')
  .transform(Number)

/**
 * domain §9: the filters of the table of all ads, one for each of its columns, as the query of
 * `moderator.listAds`, an address, a saved view and a bulk change carry them. Joined by AND.
 */
export const adTableFilterSchema = z.object({
  /** Any identifier: phone in any spelling, VIN, slug, id, or words of the title. */
  q: textSchema(200).trim().optional(),
  /** `1,2`; an ad whose time has passed is 5 (domain §3). */
  stats: numbersSchema.pipe(z.array(adStatSchema).max(CHOICES_MAX)).optional(),
  adType: adTypeSchema.optional(),
  cityId: idSchema.optional(),
  /** The name of a region, as cities name theirs. */
  region: textSchema(100).trim().min(1).optional(),
  userId: idSchema.optional(),
  /** Part of the owner's name. */
  owner: words.optional(),
  /** The owner's phone in any spelling; looking one up is logged. */
  phone: textSchema(40).trim().min(1).optional(),
  /** Words of the title. */
  title: words.optional(),
  /** The beginning of a VIN or body number. */
  vin: textSchema(17).trim().min(1).optional(),
  priceFrom: amount.optional(),
  priceTo: amount.optional(),
  createdFrom: timestampSchema.max(40).optional(),
  createdTo: timestampSchema.max(40).optional(),
  updatedFrom: timestampSchema.max(40).optional(),
  updatedTo: timestampSchema.max(40).optional(),
  publishedFrom: timestampSchema.max(40).optional(),
  publishedTo: timestampSchema.max(40).optional(),
  liftedFrom: timestampSchema.max(40).optional(),
  liftedTo: timestampSchema.max(40).optional(),
  expiresFrom: timestampSchema.max(40).optional(),
  expiresTo: timestampSchema.max(40).optional(),
  /** At least one of these signals. */
  risk: queryListSchema.pipe(z.array(signalSchema).max(CHOICES_MAX)).optional(),
  claim: z.enum(CLAIM_FILTERS).optional(),
  /** At least so many complaints wait. */
  complaintsFrom: amount.optional(),
  photosFrom: amount.optional(),
  photosTo: amount.optional(),
  viewsFrom: amount.optional(),
  viewsTo: amount.optional(),
  markId: idSchema.optional(),
  modelId: idSchema.optional(),
  yearFrom: amount.optional(),
  yearTo: amount.optional(),
  mileageFrom: amount.optional(),
  mileageTo: amount.optional(),
  /** Who decided last. */
  moderatorId: idSchema.optional(),
  /** Part of the name of that moderator. */
  moderator: words.optional(),
  /** Promotions that lists show now. */
  promoted: queryListSchema.pipe(z.array(effectSchema).max(CHOICES_MAX)).optional(),
  revision: z.enum(['none', 'pending', 'rejected']).optional(),
  paymentStatuses: numbersSchema.pipe(z.array(paymentStatusSchema).max(CHOICES_MAX)).optional(),
})

/** As a request carries it: texts, lists joined by commas. */
export type AdTableQuery = z.input<typeof adTableFilterSchema>
/** As the gateway reads it. */
export type AdTableFilter = z.output<typeof adTableFilterSchema>
