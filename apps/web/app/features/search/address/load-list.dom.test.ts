import { QueryClient } from '@tanstack/react-query'
import { TRUCK_FORM } from '@trassa/catalog/ad-types/vehicles/truck'
import { expect, it } from 'vitest'
import { sentQueries } from '../../../shared/api/sent-queries.ts'
import { fails, fakeApi } from '../../../testing/fake-api.ts'
import { addressOf } from './list-page.ts'
import { loadList } from './load-list.ts'

const NO_ADS = { items: [], total: 0, nextCursor: null }

function contextFor(query: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const { api, asked } = fakeApi({
    'dictionaries.vehicleMarks': () => [{ id: '1001', name: 'КАМАЗ', popularity: 1 }],
    'dictionaries.vehicleModels': () => [
      { id: '1001001', name: '5320', yearFrom: null, yearTo: null },
    ],
    'filter.ads': () => NO_ADS,
    'filter.summary': () => ({ total: 0, priceFrom: null, years: null, parts: null, cities: [] }),
    ...answers,
  })
  const context = {
    api,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    url: new URL(`http://trassa.test/Search?ad_type=truck&${query}`),
    params: {},
  }
  return { context, asked }
}

async function addressFor(...page: Parameters<typeof contextFor>) {
  const { context } = contextFor(...page)
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

it('going back to a list asks for nothing', async () => {
  const { context, asked } = contextFor('markId=1001')
  await loadList(context, { adType: 'truck', city: null })
  const before = asked.length
  expect(before).toBeGreaterThan(2)
  await loadList(context, { adType: 'truck', city: null })
  expect(asked).toHaveLength(before)
})

it('docs/decisions/173: a page holds of a long dictionary what it names, as outdated', async () => {
  const marks = Array.from({ length: 30 }, (_, n) => ({
    id: String(n),
    name: `Марка ${n}`,
    ...(n < 3 && { popularity: n }),
  }))
  const { context } = contextFor('markId=20', { 'dictionaries.vehicleMarks': () => marks })
  const held = () =>
    sentQueries(context.queryClient).flatMap(([[name], rows, isOutdated]) =>
      name === 'dictionaryRows' && (rows as unknown[]).length > 1
        ? [{ ids: (rows as [number][]).map(([id]) => id), isOutdated }]
        : [],
    )
  const scope = { adType: 'truck', city: null } as const
  await loadList({ ...context, isServer: true }, scope)
  expect(held()).toEqual([{ ids: [0, 1, 2, 20], isOutdated: true }])
  const all = contextFor('markId=20&filters=all', { 'dictionaries.vehicleMarks': () => marks })
  const { form } = await loadList({ ...all.context, isServer: true }, scope)
  expect(form).toBe(TRUCK_FORM)
  const [, wholeRows] =
    sentQueries(all.context.queryClient).find(([[name]]) => name === 'dictionaryRows') ?? []
  expect(wholeRows).toHaveLength(30)
})

it('issue 14: a page holds no names that it does not show', async () => {
  const models = [{ id: '1', name: '5320', nameRu: '5320', also: ['камазик'] }]
  const { context } = contextFor('markId=1001', { 'dictionaries.vehicleModels': () => models })
  await loadList({ ...context, isServer: true }, { adType: 'truck', city: null })
  const sent = sentQueries(context.queryClient).filter(([[name]]) => name === 'dictionaryRows')
  expect(sent.map(([, ...rest]) => rest)).toContainEqual([[[1, '5320']], true])
  expect(JSON.stringify(sent)).not.toContain('камазик')
})

it('what the nearest list leaves out is told by its names, whose rows are not sent', async () => {
  const meant = { adType: 'truck', citySlug: null }
  const understood = {
    list: { ...meant, query: 'bodyType=4', total: 3 },
    exact: { ...meant, query: 'markId=1001&modelId=1001001&bodyType=4&yearFrom=2012', total: 0 },
    ...{ text: '', ignored: '', corrected: null, others: [] },
  }
  const { context } = contextFor('bodyType=4&typed=камаз 5320 самосвал 2012', {
    'filter.understand': () => understood,
  })
  const { leftOut } = await loadList(
    { ...context, isServer: true },
    { adType: 'truck', city: null },
  )
  expect(leftOut).toEqual({ omitted: ['КАМАЗ', '5320', 'Год выпуска от 2012'], widened: [] })
  const sent = sentQueries(context.queryClient).filter(([[name]]) => name === 'dictionaryRows')
  expect(JSON.stringify(sent)).not.toContain('5320')
})
