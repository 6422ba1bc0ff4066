import { moderationReasonSchema } from '@trassa/contracts/entities/ad'
import { ERROR_CODES, type ErrorCode } from '@trassa/contracts/errors'
import { idSchema, versionSchema } from '@trassa/contracts/values'
import { z } from 'zod'
import { serverAddressSchema } from './server-address.ts'

/** A moderator of one server; each account has an outbox of its own. */
export const accountSchema = z.strictObject({ server: serverAddressSchema, moderatorId: idSchema })
export type Account = z.infer<typeof accountSchema>

const changeSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('verdict'),
    verdict: z.enum(['approve', 'requestFix', 'block']),
    reasons: z.array(moderationReasonSchema),
  }),
  z.object({ type: z.literal('lift'), reason: z.string() }),
])

/** A moderator's decision on one ad, stored from the moment it is made until the gateway has answered. */
export const pendingDecisionSchema = z.object({
  /** Also the idempotency key: every attempt repeats the same request (domain §1). */
  id: z.uuid(),
  adId: idSchema,
  /** Of the ad that the moderator saw. */
  version: versionSchema,
  title: z.string(),
  change: changeSchema,
  /** `waiting`: the gateway did not answer, or asked to wait. `refused`: by the gateway, after such a wait. */
  state: z.enum(['sending', 'waiting', 'refused']),
  /** The gateway's code, for `refused` only. */
  refusal: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]).nullable(),
})
export type PendingDecision = z.infer<typeof pendingDecisionSchema>
