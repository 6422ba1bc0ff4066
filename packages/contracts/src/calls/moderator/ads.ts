import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  adInputSchema,
  adStatSchema,
  adTypeSchema,
  moderationReasonSchema,
} from '../../entities/ad.ts'
import { confirmationChannelSchema } from '../../entities/ad-confirmation.ts'
import { adTableFilterSchema } from '../../entities/moderator/ad-table-filter.ts'
import { adRowSchema, moderatedAdSchema } from '../../entities/moderator/moderation.ts'
import {
  expectedVersionSchema,
  idSchema,
  pageOf,
  textSchema,
  timestampSchema,
} from '../../values.ts'

const adParams = z.object({ id: idSchema })
const shortText = textSchema(500).trim()
const reasonText = shortText.min(1, 'Напишите причину')

export const readAd = defineCall({
  id: 'moderator.readAd',
  method: 'GET',
  path: '/v1/moderator/ads/{id}',
  access: 'support',
  summary: 'An ad with its owner, risk, claim and history',
  params: adParams,
  answer: moderatedAdSchema,
  errors: ['ad.not_found'],
})

export const createAdFor = defineCall({
  id: 'moderator.createAd',
  method: 'POST',
  path: '/v1/moderator/ads',
  access: 'moderator',
  idempotent: true,
  summary:
    'Start a draft on a user’s behalf; `moderator.decideAd` with stat 2 sends its owner a link to confirm it',
  body: adInputSchema.partial().extend({ userId: idSchema, adType: adTypeSchema }),
  answer: moderatedAdSchema,
  errors: ['user.not_found', 'user.merged'],
})

export const decideAd = defineCall({
  id: 'moderator.decideAd',
  method: 'POST',
  path: '/v1/moderator/ads/{id}',
  access: 'moderator',
  idempotent: true,
  summary:
    'Approve (1), ask for a fix (3), block (4), restore (6), or act for the owner, by the stat the ad should get; a draft that its owner never submitted stays one at 2 and its owner is asked, again and anew; where there is no such way, a senior moderator overrides with a comment',
  params: adParams,
  body: z.object({
    stat: adStatSchema,
    version: expectedVersionSchema,
    reasons: z.array(moderationReasonSchema).max(20).default([]),
    comment: shortText.optional(),
    /** Where its owner is asked; without it by SMS, or in Telegram where they take no such SMS. */
    channel: confirmationChannelSchema.optional(),
  }),
  answer: moderatedAdSchema,
  errors: [
    'ad.not_found',
    'ad.stale',
    'ad.forbidden',
    'ad.illegal_transition',
    'ad.incomplete',
    'ad.owner_blocked',
    'ad.quota',
    'ad.company_quota',
    'ad.unconfirmed',
    'confirmation.too_soon',
    'confirmation.too_many',
    'confirmation.muted',
    'confirmation.no_telegram',
    'confirmation.undeliverable',
    'moderation.claimed',
    'moderation.own_ad',
    'moderation.reasons_missing',
  ],
})

export const updateAnyAd = defineCall({
  id: 'moderator.updateAd',
  method: 'PUT',
  path: '/moderator/ads/update',
  access: 'moderator',
  summary: 'Change any ad; audited on behalf of its owner',
  body: adInputSchema.partial().extend({ id: idSchema, version: expectedVersionSchema }),
  answer: moderatedAdSchema,
  errors: ['ad.not_found', 'ad.stale', 'ad.illegal_transition'],
})

export const updateDates = defineCall({
  id: 'moderator.updateDates',
  method: 'POST',
  path: '/moderator/ads/update-dates',
  access: 'moderator',
  idempotent: true,
  summary:
    'Publication, from the day of creation until now, and expiry, at most 90 days ahead (domain §3)',
  body: z.object({
    id: idSchema,
    version: expectedVersionSchema,
    publishedAt: timestampSchema.optional(),
    expiresAt: timestampSchema,
    reason: reasonText,
  }),
  answer: moderatedAdSchema,
  errors: ['ad.not_found', 'ad.stale', 'ad.illegal_transition', 'moderation.own_ad'],
})

export const liftAd = defineCall({
  id: 'moderator.liftAd',
  method: 'POST',
  path: '/v1/moderator/ads/{id}/lift',
  access: 'moderator',
  idempotent: true,
  summary: 'Lift an active ad free of charge, with a reason for its history (domain §3)',
  params: adParams,
  body: z.object({ version: expectedVersionSchema, reason: reasonText }),
  answer: moderatedAdSchema,
  errors: ['ad.not_found', 'ad.stale', 'ad.illegal_transition', 'moderation.own_ad'],
})

/** Rows on a page of the table. */
export const AD_TABLE_PAGE = 100

/** The orders of the table: by every column that has one. */
export const AD_TABLE_SORTS = [
  'updatedAt',
  'createdAt',
  'publishedAt',
  'liftedAt',
  'expiresAt',
  'price',
  'title',
  'stat',
  'adType',
  'cityName',
  'username',
  'risk',
  'views',
  'photosTotal',
  'complaints',
  'year',
  'mileage',
  'id',
] as const
export type AdTableSort = (typeof AD_TABLE_SORTS)[number]

export const listAds = defineCall({
  id: 'moderator.listAds',
  method: 'GET',
  path: '/v1/moderator/ads',
  access: 'support',
  summary:
    'The table of all ads: filtered, sorted, in keyset pages of 100; the total is counted with the first page',
  query: adTableFilterSchema.extend({
    /** Ads without the value stand last in both directions. */
    sort: z.enum(AD_TABLE_SORTS).default('updatedAt'),
    direct: z.enum(['asc', 'desc']).default('desc'),
    /** A title may be the key that a page ends with. */
    cursor: z.string().max(2000).optional(),
  }),
  answer: pageOf(adRowSchema),
})

/** domain §9: rows of one bulk change. */
export const BULK_LIMIT = 10_000
