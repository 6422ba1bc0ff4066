import { ERROR_CODES, type ErrorCode, issueSchema } from '@trassa/contracts/errors'
import { z } from 'zod'

/** A declared call as the renderer asks for it; main checks the parts by the call's own schemas. */
export const askSchema = z.strictObject({
  callId: z.string().max(60),
  params: z.unknown().optional(),
  query: z.unknown().optional(),
  body: z.unknown().optional(),
  /** The same for every attempt of one request (domain §1). */
  idempotencyKey: z.uuid().optional(),
})
export type AskRequest = z.infer<typeof askSchema>

export const failureSchema = z.object({
  code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]),
  issues: z.array(issueSchema),
  /** Seconds from the header `Retry-After`. */
  retryAfter: z.number().optional(),
  sessionId: z.string().optional(),
})
export type AskFailure = z.infer<typeof failureSchema>

/** An error loses its class on the way between processes, so a failure travels as a value. */
export const askResultSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), detail: z.unknown() }),
  z.object({ ok: z.literal(false), failure: failureSchema }),
])
export type AskResult = z.infer<typeof askResultSchema>
