import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { fails, fakeApi } from '../../../testing/fake-api.ts'
import { addressOf } from './list-page.ts'
import { loadList } from './load-list.ts'

const NO_ADS = { items: [], total: 0, nextCursor: null }

async function addressFor(query: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api } = fakeApi({
    'dictionaries.vehicleMarks': () => [{ id: '1001', name: 'КАМАЗ', popularity: 1 }],
    'dictionaries.vehicleModels': () => [
      { id: '1001001', name: '5320', yearFrom: null, yearTo: null },
    ],
    'filter.ads': () => NO_ADS,
    ...answers,
  })
  const context = {
    api,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    url: new URL(`http://trassa.test/Search?ad_type=truck&${query}`),
    params: {},
  }
  return addressOf(await loadList(context, { adType: 'truck', city: null })).query
}

it.each([
  ['markId=1001&modelId=1001001', 'markId=1001&modelId=1001001'],
  ['markId=99999999&yearFrom=2012', 'yearFrom=2012'],
  ['markId=99999999&modelId=1001001', ''],
  ['markId=1001&modelId=1001001,777', 'markId=1001&modelId=1001001'],
  ['markId=1001&modelId=777', 'markId=1001'],
])('domain §7: ids that no dictionary has are ignored: %s', async (query, canonical) => {
  expect(await addressFor(query)).toBe(canonical)
})

it('keeps what cannot be looked up', async () => {
  const answers = { 'dictionaries.vehicleMarks': fails('server.failed') }
  expect(await addressFor('markId=99999999', answers)).toBe('markId=99999999')
})
