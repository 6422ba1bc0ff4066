import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  adRowSchema,
  claimSchema,
  laneSchema,
  moderatedAdSchema,
} from '../../entities/moderator/moderation.ts'
import { idSchema, pageOf } from '../../values.ts'

const adParams = z.object({ id: idSchema })

/** domain §9: how long a claim lasts without a heartbeat. */
export const CLAIM_MINUTES = 10

/** Without a heartbeat for so long, a claim may be taken over by any moderator; by a senior at any time. */
export const SILENT_MINUTES = 3

/** How many skipped and how many decided ads a request for the next one names. */
export const MOST_LEFT_OUT = 200

export const readQueue = defineCall({
  id: 'queue.read',
  method: 'GET',
  path: '/v1/moderator/queue',
  access: 'moderator',
  summary: 'A lane, oldest first, and how many wait in each',
  query: z.object({ lane: laneSchema.default('new'), cursor: z.string().max(200).optional() }),
  answer: pageOf(adRowSchema).extend({ counts: z.record(laneSchema, z.int()) }),
})

export const claimNext = defineCall({
  id: 'queue.claimNext',
  method: 'POST',
  path: '/v1/moderator/queue/next',
  access: 'moderator',
  summary:
    'The ad that the moderator has claimed already, else the oldest unclaimed one; `null` when the lane is empty. Claims of skipped ads are released, and the skips logged',
  body: z.object({
    lane: laneSchema.default('new'),
    skip: z.array(idSchema).max(MOST_LEFT_OUT).default([]),
    /**
     * Ads whose decision the console has not sent yet: their claims are kept, and they are not handed out again. One that
     * was skipped earlier counts as decided.
     */
    decided: z.array(idSchema).max(MOST_LEFT_OUT).default([]),
  }),
  answer: z.object({ ad: moderatedAdSchema.nullable() }),
})

export const claimAd = defineCall({
  id: 'queue.claim',
  method: 'POST',
  path: '/v1/moderator/queue/{id}/claim',
  access: 'moderator',
  summary:
    'Claim one waiting ad, or renew the claim: its heartbeat. An appeal is not for the moderator whose block it questions',
  params: adParams,
  answer: claimSchema,
  errors: [
    'ad.not_found',
    'ad.illegal_transition',
    'moderation.claimed',
    'moderation.own_ad',
    'session.forbidden',
  ],
})

export const takeOverAd = defineCall({
  id: 'queue.takeOver',
  method: 'POST',
  path: '/v1/moderator/queue/{id}/take-over',
  access: 'moderator',
  summary:
    'Take over the claim of another moderator who has sent no heartbeat for three minutes, as a senior any claim; logged, and the former holder is told',
  params: adParams,
  answer: claimSchema,
  errors: [
    'ad.not_found',
    'ad.illegal_transition',
    'moderation.claimed',
    'moderation.own_ad',
    'session.forbidden',
  ],
})

export const releaseAd = defineCall({
  id: 'queue.release',
  method: 'POST',
  path: '/v1/moderator/queue/{id}/release',
  access: 'moderator',
  summary: 'Release a claim; a skip is logged',
  params: adParams,
  body: z.object({ skipped: z.boolean().default(false) }),
  answer: z.object({ released: z.boolean() }),
})
