import { adStatSchema, moderationReasonSchema } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { ERROR_CODES, type ErrorCode } from '@trassa/contracts/errors'
import { idSchema, timestampSchema, versionSchema } from '@trassa/contracts/values'
import { z } from 'zod'

/** A moderator of one server; each account has an outbox and drafts of its own. */
export interface Account {
  /** The server's origin. */
  server: string
  moderatorId: string
}

/** How long a decision can be taken back before it is sent (domain §9). */
export const HOLD_MS = 10_000

/** The stats that a moderator's verdict leads to (domain §3). */
export const VERDICTS = {
  approve: AD_STATS.active.stat,
  requestFix: AD_STATS.needsFix.stat,
  block: AD_STATS.blocked.stat,
} as const

const changeSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('verdict'),
    verdict: z.enum(['approve', 'requestFix', 'block']),
    reasons: z.array(moderationReasonSchema),
  }),
  /** The complaints up to this one, the newest that was shown, are unfounded: the ad stays as it is. */
  z.object({ type: z.literal('dismissComplaints'), upTo: idSchema.optional() }),
  z.object({ type: z.literal('lift'), reason: z.string() }),
  z.object({ type: z.literal('dates'), expiresAt: timestampSchema, reason: z.string() }),
  /** domain §3: a senior moderator sets a state past the usual ways. */
  z.object({ type: z.literal('override'), stat: adStatSchema, comment: z.string() }),
])

/** A decision as a moderator makes it. */
export const newDecisionSchema = z.object({
  adId: idSchema,
  /** Of the ad that the moderator saw. */
  version: versionSchema,
  title: z.string(),
  change: changeSchema,
})
export type NewDecision = z.infer<typeof newDecisionSchema>

/** A moderator's decision on one ad, stored from the moment it is made until the gateway has answered. */
export const pendingDecisionSchema = newDecisionSchema.extend({
  /** Also the idempotency key: every attempt repeats the same request (domain §1). */
  id: z.uuid(),
  /**
   * `held`: can be taken back until `sendAt`. `waiting`: the gateway did not answer, or asked to wait.
   * `refused`: by the gateway; stays until the refusal has been read.
   */
  state: z.enum(['held', 'sending', 'waiting', 'refused']),
  /** When a held decision is sent, by the steady clock of the program that holds it. */
  sendAt: z.number(),
  /** The gateway's code, for `refused` only. */
  refusal: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]).nullable(),
})
export type PendingDecision = z.infer<typeof pendingDecisionSchema>

/**
 * What became of a decision that was to be stored. `unwritable`: the disk did not take it. `sessionless`:
 * there is no session that it could belong to.
 */
export const storedOutcomeSchema = z.enum(['stored', 'unwritable', 'sessionless'])
export type StoredOutcome = z.infer<typeof storedOutcomeSchema>
