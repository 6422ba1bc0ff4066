import { expect, it, vi } from 'vitest'
import { encodeCursor } from '../../platform/keyset/cursor.ts'
import type { Places } from '../reference/public.ts'
import { createKeptLists } from './kept-lists.ts'

function setup() {
  const places = { cityIdsAt: () => undefined } as unknown as Places
  const kept = createKeptLists({
    index: { upToDate: async () => undefined, revisionOf: () => 1, changesSince: () => undefined },
    reference: { places: async () => places },
    maxBytes: 1024 * 1024,
  })
  const make = vi.fn(async () => ({ body: Buffer.from('{}'), tag: '""', revision: 1 }))
  const ask = (text: string, id = 'filter.ads') => {
    const query = Object.fromEntries(new URLSearchParams(text))
    return kept({ call: { id }, adType: 'auto', query, cursor: query.cursor }, make)
  }
  return { ask, make }
}

it.each([
  ['names that mean nothing', ['', 'x=1', 'x=2', 'utm_source=a', 'descriptionMarkdown=true']],
  ['another order of names', ['yearFrom=2015&gearbox=2', 'gearbox=2&yearFrom=2015']],
  ['an order that is written in another way', ['', 'sort=dateTo', 'yearFrom=']],
  ['cities that do not exist', ['city=a', 'city=b', 'city=c&yearFrom=2015']],
  ['cursors that are none', ['', 'cursor=a', 'cursor=b']],
])('lists that ask for the same have one answer: %s', async (_, queries) => {
  const { ask, make } = setup()
  for (const query of queries) await ask(query)
  expect(make).toHaveBeenCalledOnce()
})

it('lists that ask for something else have another answer', async () => {
  const { ask, make } = setup()
  const cursors = [1, 2].map((key) => `cursor=${encodeCursor(['dateTo', key, '5'])}`)
  const queries = ['', 'yearFrom=2015', 'q=a', 'q=b', 'sort=priceTo', 'city=a', ...cursors]
  for (const query of queries) await ask(query)
  await ask('', 'filter.facets')
  expect(make).toHaveBeenCalledTimes(queries.length + 1)
})
