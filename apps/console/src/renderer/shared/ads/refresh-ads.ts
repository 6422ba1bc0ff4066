import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { isPostponed } from '../../../shared/failures.ts'

/** Lists and rows that show the states of ads, whichever ads they hold. */
const AD_LISTS: readonly QueryKey[] = [
  ['queue', 'list'],
  ['ads', 'present'],
]

/** What a reconnection reads anew besides the lists: none of it opens a person. */
const AFTER_RECONNECTION: readonly QueryKey[] = [
  ...AD_LISTS,
  ['moderatedAd'],
  ['queue', 'claim'],
  ['queue', 'counts'],
  ['batches'],
  ['prices'],
  ['operatorSettings'],
  ['stock-imports'],
]

const invalidate = (client: QueryClient, keys: readonly QueryKey[]) =>
  Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))

/**
 * Reads anew what shows these ads, once they have changed. The queries are named: a look-up of a person is logged
 * by the gateway (domain §9) and must not be repeated by a decision.
 */
export const refreshAds = (client: QueryClient, ids: readonly string[]) =>
  invalidate(client, [...AD_LISTS, ...ids.map((id) => ['moderatedAd', id])])

const isHindered = ({ state }: Query): boolean =>
  isPostponed(state.error ?? state.fetchFailureReason)

/** Begins first readings anew that wait before their next attempt: an invalidation would not shorten that wait. */
function beginAnew(client: QueryClient): Promise<unknown> {
  const waiting = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: isHindered })
    .filter(({ state }) => state.data === undefined)
  return Promise.all(waiting.map(({ queryKey }) => client.resetQueries({ queryKey, exact: true })))
}

/** Reads anew what is on the screen after the gateway was unreachable, and what could not be read meanwhile. */
export async function refreshAfterReconnection(client: QueryClient): Promise<void> {
  await Promise.all([
    beginAnew(client),
    invalidate(client, AFTER_RECONNECTION),
    client.invalidateQueries({ predicate: isHindered }),
  ])
}
