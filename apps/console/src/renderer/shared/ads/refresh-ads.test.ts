import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refreshAds, refreshAfterReconnection } from './refresh-ads.ts'

const ADS: readonly QueryKey[] = [
  ['queue', 'list', 'new'],
  ['ads', 'present', 'all', ''],
  ['moderatedAd', '11'],
]

/** The gateway logs each of them as the look-up of a person. */
const PERSONS: readonly QueryKey[] = [
  ['user', { id: '7' }],
  ['userCard', '7', 'history', 'ads'],
  ['evidence', 'owner', '11'],
  ['search', '+79161234567'],
  ['phone', '7'],
]

function begin() {
  const client = new QueryClient()
  const others: readonly QueryKey[] = [['me'], ['settings'], ['queue', 'current', 'new']]
  for (const key of [...ADS, ...PERSONS, ...others]) client.setQueryData(key, {})
  const outdated = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey)
  return { client, outdated }
}

it('domain §9: a decision reads ads anew and repeats no look-up of a person', async () => {
  const { client, outdated } = begin()
  await refreshAds(client, ['11'])
  expect(outdated()).toEqual(ADS)
})

it('domain §9: a reconnection repeats none either', async () => {
  const { client, outdated } = begin()
  await refreshAfterReconnection(client)
  expect(outdated()).toEqual(ADS)
})
