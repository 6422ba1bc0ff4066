import { moderationReasonSchema } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { ERROR_CODES, type ErrorCode } from '@trassa/contracts/errors'
import { idSchema, versionSchema } from '@trassa/contracts/values'
import { z } from 'zod'

/** The stats that a moderator decides for (domain §3). */
export const VERDICTS = {
  approve: AD_STATS.active.stat,
  requestFix: AD_STATS.needsFix.stat,
  block: AD_STATS.blocked.stat,
} as const
export type Verdict = keyof typeof VERDICTS

/** A decision as it is kept until the server has it. */
export const decisionSchema = z.object({
  /** Also the idempotency key: every try is the same wish. */
  id: z.uuid(),
  adId: idSchema,
  version: versionSchema,
  title: z.string(),
  verdict: z.enum(['approve', 'requestFix', 'block']),
  reasons: z.array(moderationReasonSchema),
  /** Why the server refused it, when it had been waiting for a connection; `null` while it waits. */
  refusal: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]).nullable(),
})
export type Decision = z.infer<typeof decisionSchema>
