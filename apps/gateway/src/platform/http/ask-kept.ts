import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { KeptAnswer } from './kept-answer.ts'
import { refuseUnstorable } from './requests/refuse-unstorable.ts'

/** What a kept answer is asked for, as it would stand in an address. */
export interface KeptQuestion {
  params: unknown
  query: unknown
}

interface PreparedQuestion {
  /**
   * Counts the question as one of this address; without, it counts against no limit.
   *
   * @throws AppError `request.too_many`
   */
  countFor: (address: string) => void
  /** The present answer; may be asked again and again. @throws what the call fails with */
  ask: () => Promise<KeptAnswer>
}

/**
 * Prepares a question to a kept answer of this process, which then needs no request; `undefined` for a call whose answers are
 * not kept.
 *
 * @throws ZodError, AppError for what the call does not take
 */
export function prepareKept(
  app: FastifyInstance,
  callId: string,
  { params, query }: KeptQuestion,
): PreparedQuestion | undefined {
  const kept = app.keptAnswers.get(callId)
  if (!kept) return undefined
  const { call, make, limits } = kept
  refuseUnstorable({ params, query, body: undefined })
  const parsed = (schema: z.ZodType | undefined, value: unknown) => schema?.parse(value)
  const request = { params: parsed(call.params, params), query: parsed(call.query, query) }
  return {
    countFor: (ip) => limits.ofNetwork(call, { ip, query }),
    ask: () => make(request),
  }
}
