import { AppError } from '@trassa/contracts/app-error'
import type { Call } from '@trassa/contracts/call'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuseUnstorable } from './refuse-unstorable.ts'

/** What of a GET follows from its address alone: its parts as their schemas give them, checked. */
interface ParsedRequest {
  params: unknown
  query: unknown
}

/**
 * Checks one part of a request.
 *
 * @throws AppError `request.invalid` that names what is wrong
 */
export function parsePart(
  part: 'params' | 'query' | 'body',
  schema: z.ZodType | undefined,
  value: unknown,
): unknown {
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
 * Checks the address of a public GET.
 *
 * @throws AppError `request.invalid`
 */
export function parseRequest(
  call: Call,
  { params, query }: Pick<FastifyRequest, 'params' | 'query'>,
): ParsedRequest {
  const parsed = {
    params: parsePart('params', call.params, params),
    query: parsePart('query', call.query, query),
  }
  refuseUnstorable({ ...parsed, body: undefined })
  return parsed
}
