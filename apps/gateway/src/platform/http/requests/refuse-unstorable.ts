import { AppError } from '@trassa/contracts/app-error'
import type { Issue } from '@trassa/contracts/errors'
import { isStorable, UNSTORABLE_TEXT } from '@trassa/contracts/values'
import type { FastifyRequest } from 'fastify'

type Parts = Pick<FastifyRequest, 'params' | 'query' | 'body'>

/** A value and where it stands: the way up to its part of the request. */
interface Place {
  key: string
  value: unknown
  within?: Place
}

/**
 * Refuses texts that PostgreSQL would choke on, wherever they stand in a request: keys and values.
 * Visits each value once, without recursion.
 *
 * @throws `request.invalid` that names each of them
 */
export function refuseUnstorable({ params, query, body }: Parts): void {
  const issues: Issue[] = []
  const places: Place[] = [
    { key: 'params', value: params },
    { key: 'query', value: query },
    { key: 'body', value: body },
  ]
  const refuse = (place: Place) =>
    issues.push({ loc: locOf(place), msg: UNSTORABLE_TEXT, type: 'unstorable' })
  // The list grows while it is walked.
  for (const place of places) {
    const { value } = place
    if (typeof value === 'string') {
      if (!isStorable(value)) refuse(place)
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) {
        if (!isStorable(key)) refuse(place)
        places.push({ key, value: (value as Record<string, unknown>)[key], within: place })
      }
    }
  }
  if (issues.length > 0) throw new AppError('request.invalid', { issues })
}

function locOf(place: Place): Issue['loc'] {
  const keys = []
  for (let at: Place | undefined = place; at; at = at.within) keys.push(at.key)
  return keys.reverse()
}
