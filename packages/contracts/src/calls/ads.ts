import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  adInputSchema,
  adSchema,
  adStatSchema,
  adTypeSchema,
  editableAdSchema,
  goneAdSchema,
} from '../entities/ad.ts'
import { WITHDRAW_REASONS, type WithdrawReason } from '../enumerations/ads.ts'
import {
  descriptionMarkdownSchema,
  expectedVersionSchema,
  idSchema,
  phoneSchema,
  priceSchema,
  textSchema,
  timestampSchema,
} from '../values.ts'

/** Characters of an appeal's text. */
export const APPEAL_MAX = 1000

const adParams = z.object({ id: idSchema })

export const createAd = defineCall({
  id: 'ads.create',
  method: 'POST',
  path: '/ads/create',
  access: 'user',
  idempotent: true,
  summary: 'Start an ad; it is a draft until `ads.updateStat` submits it',
  body: adInputSchema.partial().extend({ adType: adTypeSchema }),
  answer: editableAdSchema,
  errors: ['ad.too_many_drafts'],
})

export const updateAd = defineCall({
  id: 'ads.update',
  method: 'PATCH',
  path: '/ads/{id}/update',
  access: 'user',
  summary:
    'Change the user’s own ad; a live one keeps its version of mark, model, VIN and photos until checked',
  params: adParams,
  body: adInputSchema.partial().extend({ version: expectedVersionSchema }),
  answer: editableAdSchema,
  errors: ['ad.not_found', 'ad.forbidden', 'ad.stale', 'ad.illegal_transition'],
})

export const updateStat = defineCall({
  id: 'ads.updateStat',
  method: 'PATCH',
  path: '/ads/{id}/update-stat',
  access: 'user',
  summary: 'Submit, withdraw, renew, appeal or delete the user’s own ad, by the stat it should get',
  params: adParams,
  body: z.object({
    stat: adStatSchema,
    version: expectedVersionSchema,
    reason: z
      .enum(Object.keys(WITHDRAW_REASONS) as [WithdrawReason, ...WithdrawReason[]])
      .optional(),
    /** Mandatory where the stat asked for means an appeal. */
    appeal: textSchema(APPEAL_MAX, `Не длиннее ${APPEAL_MAX} знаков`).optional(),
  }),
  answer: editableAdSchema,
  errors: [
    'ad.not_found',
    'ad.forbidden',
    'ad.stale',
    'ad.illegal_transition',
    'ad.incomplete',
    'ad.owner_blocked',
    'ad.appeal_missing',
    'ad.quota',
    'ad.company_quota',
  ],
})

export const confirmStillOffered = defineCall({
  id: 'ads.confirmStillOffered',
  method: 'POST',
  path: '/ads/{id}/still-offered',
  access: 'user',
  summary:
    'The owner’s answer to «Ещё продаёте?»: buyers read when it was given (domain §8); once a day is kept',
  params: adParams,
  answer: editableAdSchema,
  errors: ['ad.not_found', 'ad.forbidden', 'ad.illegal_transition'],
})

/** What is left of a pool of free publications (domain §2); services take from the parts' pool. */
const freePublicationsSchema = z.object({
  /** How many may be published free at a time; 0 for a company. */
  free: z.int(),
  /** How many are taken now: published, under review or waiting for a correction. */
  used: z.int(),
})

export const publicationQuota = defineCall({
  id: 'ads.quota',
  method: 'GET',
  path: '/ads/quota',
  access: 'user',
  summary:
    'How many free publications the session’s user has and has taken; staff ask about others by `userId`',
  query: z.object({ userId: idSchema.optional() }),
  answer: z.object({
    vehicles: freePublicationsSchema,
    parts: freePublicationsSchema,
    /** Publications left in valid packages. */
    packages: z.int(),
  }),
  errors: ['session.forbidden', 'user.not_found'],
})
export type Quota = z.infer<(typeof publicationQuota)['answer']>

export const adBySlug = defineCall({
  id: 'ads.bySlug',
  method: 'GET',
  path: '/ads/get-by-slug',
  access: 'public',
  summary:
    'An ad as a buyer sees it, by its slug; the description as markdown or, without descriptionMarkdown, as plain text',
  descriptionMarkdown: true,
  query: z.object({
    slug: z.string().min(1).max(120),
    descriptionMarkdown: descriptionMarkdownSchema,
  }),
  answer: adSchema,
  errors: ['ad.not_found', 'ad.gone'],
})

export const adById = defineCall({
  id: 'ads.byId',
  method: 'GET',
  path: '/ads/get-by-id/{id}',
  access: 'public',
  summary:
    'An ad as a buyer sees it, by its id; the description as markdown or, without descriptionMarkdown, as plain text',
  params: adParams,
  descriptionMarkdown: true,
  query: z.object({
    /** The category of the older product in which the ad had the id as its number; without such an ad the id is its own. */
    oldAdCategory: z.string().max(40).optional(),
    descriptionMarkdown: descriptionMarkdownSchema,
  }),
  answer: adSchema,
  errors: ['ad.not_found', 'ad.gone'],
})

export const goneAd = defineCall({
  id: 'ads.gone',
  method: 'GET',
  path: '/ads/gone',
  access: 'public',
  summary:
    'What visitors may know of an ad that was public and is no more, by its slug or its id: see `ad.gone`',
  query: z.object({ slug: z.string().min(1).max(120).optional(), id: idSchema.optional() }),
  answer: goneAdSchema,
  errors: ['ad.not_found'],
})

export const ownAd = defineCall({
  id: 'ads.own',
  method: 'GET',
  path: '/ads/{id}',
  access: 'user',
  summary: 'The user’s own ad, ready to be edited',
  params: adParams,
  answer: editableAdSchema,
  errors: ['ad.not_found', 'ad.forbidden'],
})

export const ownMessages = defineCall({
  id: 'ads.messages',
  method: 'GET',
  path: '/v1/profiles/messages',
  access: 'user',
  summary:
    'What moderators have written to the user about ads in the last two weeks, newest first: an SMS holds only the beginning',
  answer: z.object({
    /** At most 20. */
    items: z.array(
      z.object({
        id: idSchema,
        at: timestampSchema,
        text: z.string(),
        /** Of the ads that it is about, at most 10. */
        titles: z.array(z.string()),
      }),
    ),
  }),
})

export const priceHistory = defineCall({
  id: 'ads.priceHistory',
  method: 'GET',
  path: '/ads/{id}/price-history',
  access: 'public',
  summary:
    'The prices of a live ad since it was published, oldest first; empty where it never changed',
  params: adParams,
  answer: z.object({
    points: z.array(
      /** The first price has no date. */
      z.object({ price: priceSchema.nullable(), at: timestampSchema.nullable() }),
    ),
  }),
  errors: ['ad.not_found'],
})

export const countView = defineCall({
  id: 'ads.countView',
  method: 'POST',
  path: '/ads/{id}/views',
  access: 'public',
  summary: 'A browser shows the ad’s page: a view, unless it is a crawler or repeats itself',
  params: adParams,
  answer: z.object({ counted: z.boolean() }),
})

export const revealPhone = defineCall({
  id: 'ads.revealPhone',
  method: 'POST',
  path: '/ads/{id}/phone',
  access: 'public',
  summary: 'The seller’s phone: rate-limited, counted, logged (domain §2)',
  params: adParams,
  answer: z.object({ phone: phoneSchema, contactName: z.string() }),
  errors: ['ad.phone_hidden', 'session.forbidden', 'request.too_many'],
})
