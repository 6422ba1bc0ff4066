import { z } from 'zod'
import { idSchema } from '../../values.ts'
import { claimSchema, laneSchema } from './moderation.ts'

/** How often `ping` comes at least, in milliseconds. */
export const PING_EVERY_MS = 2000

/** An ad of the queue that has changed. `lane` is `null` where the reader of the stream has nothing to decide any more. */
export const queueChangeSchema = z.object({
  id: idSchema,
  lane: laneSchema.nullable(),
  claim: claimSchema.nullable(),
})
export type QueueChange = z.infer<typeof queueChangeSchema>

/** How a batch has ended. */
export const batchEndSchema = z.object({
  type: z.literal('batch.ended'),
  batchId: z.uuid(),
  /** Before it had come to all of its ads. */
  isCancelled: z.boolean(),
  changed: z.int(),
  /** Ads that were refused. */
  failed: z.int(),
  /** Ads that a cancelled batch had not come to. */
  left: z.int().default(0),
})
export type BatchEnd = z.infer<typeof batchEndSchema>

/** What the staff is told at once (domain §9): ids, lanes and the names of moderators; nothing of owners or content. */
export const staffEventSchema = z.discriminatedUnion('type', [
  /** The stream is alive; `hanging`: the gateway answers, its database does not (docs/decisions/048). */
  z.object({ type: z.literal('ping'), database: z.enum(['answers', 'hanging']) }),
  z.object({
    type: z.literal('queue.changed'),
    /** How many ads wait for the reader in each lane. */
    counts: z.record(laneSchema, z.int()),
    /** The ads that have changed; `null` where too many have, or it is not known which: lists are to be read anew. */
    ads: z.array(queueChangeSchema).nullable(),
  }),
  /** Another moderator has taken over an ad that was claimed by the reader. */
  z.object({ type: z.literal('claim.taken'), adId: idSchema, byName: z.string() }),
  z.object({ type: z.literal('batch.changed'), batchId: z.uuid() }),
  /** A batch of the reader has ended, or had when the stream began; it may be told more than once. */
  batchEndSchema,
  /** A command of a senior moderator on the reader's import of stock: the list of imports says which. */
  z.object({ type: z.literal('stock.steered'), importId: z.uuid() }),
  /** A setting of the operator: settings are to be read anew. */
  z.object({ type: z.literal('settings.changed') }),
  /** The last event: the session has ended or lost its staff powers. */
  z.object({ type: z.literal('session.ended') }),
])
export type StaffEvent = z.infer<typeof staffEventSchema>
