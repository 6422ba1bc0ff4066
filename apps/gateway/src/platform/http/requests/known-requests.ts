import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { refuseUnstorable } from './refuse-unstorable.ts'

/** What of a GET follows from its address alone: its parts as their schemas give them, checked. */
interface KnownRequest {
  params: unknown
  query: unknown
}

type Request = Pick<FastifyRequest, 'url' | 'params' | 'query'>

/** Some megabytes at most. */
const MOST = 4000
/** Longer addresses are seldom asked for twice. */
const URL_LENGTH = 512

/** @throws AppError `request.invalid` that names what is wrong */
function parsePart(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return value
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const issues = error.issues.map(({ path, message, code }) => ({
    loc: [part, ...path.map(String)],
    msg: message,
    type: code,
  }))
  throw new AppError('request.invalid', { issues })
}

/**
 * Checks requests of public GETs, once for each address while it is asked for often: two requests of one
 * address share what was parsed of it, so that nothing may change that.
 *
 * @throws AppError `request.invalid`
 */
export function createKnownRequests() {
  const known = new LRUCache<string, KnownRequest>({ max: MOST })
  return (call: Call, { url, params, query }: Request): KnownRequest => {
    const found = known.get(url)
    if (found) return found
    const parsed = {
      params: parsePart('params', call.params, params),
      query: parsePart('query', call.query, query),
    }
    refuseUnstorable({ ...parsed, body: undefined })
    if (url.length <= URL_LENGTH) known.set(url, parsed)
    return parsed
  }
}
