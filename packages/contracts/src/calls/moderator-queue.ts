import { z } from 'zod'
import { defineCall } from '../call.ts'
import { adRowSchema, claimSchema, moderatedAdSchema } from '../entities/moderation.ts'
import { idSchema, pageOf } from '../values.ts'

/** domain §9: the lanes that this console has; `revisions` are edits of live ads, `appeals` come from blocked ones. */
export const QUEUE_LANES = ['new', 'revisions', 'appeals'] as const
const laneSchema = z.enum(QUEUE_LANES)
const adParams = z.object({ id: idSchema })

/** domain §9. */
export const CLAIM_MINUTES = 10

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
  summary: 'Take the oldest ad that nobody checks; `null` when the lane is empty',
  body: z.object({ lane: laneSchema.default('new'), skip: z.array(idSchema).max(200).default([]) }),
  answer: z.object({ ad: moderatedAdSchema.nullable() }),
})

export const claimAd = defineCall({
  id: 'queue.claim',
  method: 'POST',
  path: '/v1/moderator/queue/{id}/claim',
  access: 'moderator',
  summary: 'Take one ad, or keep it: the heartbeat of a claim',
  params: adParams,
  answer: claimSchema,
  errors: ['ad.not_found', 'moderation.claimed'],
})

export const releaseAd = defineCall({
  id: 'queue.release',
  method: 'POST',
  path: '/v1/moderator/queue/{id}/release',
  access: 'moderator',
  summary: 'Give an ad back; a skip is logged with its reason',
  params: adParams,
  body: z.object({ skipped: z.boolean().default(false) }),
  answer: z.object({ released: z.boolean() }),
})
