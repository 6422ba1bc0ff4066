import { AppError } from '@trassa/contracts/app-error'
import type { Issue } from '@trassa/contracts/errors'
import { isStorable, UNSTORABLE_TEXT } from '@trassa/contracts/values'
import type { FastifyRequest } from 'fastify'

type Parts = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/**
 * Refuses texts that PostgreSQL would choke on, wherever they stand in a request. Asked after the
 * schemas, which bound how deep a request goes.
 *
 * @throws `request.invalid` that names each of them
 */
export function refuseUnstorable({ params, query, body }: Parts): void {
  const issues = [...find(params, ['params']), ...find(query, ['query']), ...find(body, ['body'])]
  if (issues.length > 0) throw new AppError('request.invalid', { issues })
}

function find(value: unknown, loc: Issue['loc']): Issue[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [{ loc, msg: UNSTORABLE_TEXT, type: 'unstorable' }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isStorable(key) ? [] : [{ loc, msg: UNSTORABLE_TEXT, type: 'unstorable' }]),
    ...find(inner, [...loc, key]),
  ])
}
