import { randomUUID } from 'node:crypto'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery } from '@trassa/catalog/engine/filters/list-query'
import { filterAds, filterFacets } from '@trassa/contracts/calls/filter'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { connect } from '../../../platform/database/connect.ts'
import { detailOf } from '../../../testing/detail-of.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { createReferenceCache } from '../../reference/reference-cache.ts'
import { createSearchService } from '../search.service.ts'
import { randomAd, valuesOf, WORDS } from '../testing/random-ads.ts'
import { type RandomList as List, randomList as list } from '../testing/random-lists.ts'
import { scanSearch } from '../testing/scan-search.ts'

const BOUND = 1000
// Each write of this process is in its next answer, however long the bound is.
const gateway = await createTestGateway({ SEARCH_FRESHNESS_MS: String(BOUND) })
const { db } = gateway
const seller = await gateway.createUser()
const ADS_OF_A_TYPE = 60
const now = Date.now()
/** Another process: it has a pool and an index of its own on the same database, and a clock that the test moves. */
const elsewhere = connect(gateway.config.databaseUrl as string, { max: 2 })
afterAll(elsewhere.close)
let clock = 0
const other = createSearchService({
  db: elsewhere.db,
  reference: createReferenceCache(elsewhere.db),
  log: gateway.app.log,
  freshness: { bound: BOUND, clock: () => clock },
})
await other.load()

for (const adType of AD_TYPES) {
  const made = fc.sample(randomAd(formOf(adType), now), { numRuns: ADS_OF_A_TYPE, seed: 7 })
  await db.insert(ads).values(
    made.map((ad) => ({
      sellerType: 0 as const,
      ...ad,
      adType,
      userId: seller.id,
      slug: randomUUID(),
    })),
  )
}

const queryOf = ({ adType, ...asked }: List) => ({
  ad_type: adType,
  ...Object.fromEntries(new URLSearchParams(filtersToQuery(formOf(adType), asked))),
})

async function walk(asked: List): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const query: Record<string, string> = { ...queryOf(asked), ...(cursor && { cursor }) }
    const page = await gateway.get(filterAds, { query: query as never })
    expect(page.items.length).toBe(Math.min(20, page.total - ids.length))
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
    if (!cursor) expect(page.total).toBe(ids.length)
  } while (cursor)
  return ids
}

async function agrees(asked: List): Promise<void> {
  const all = await db.select().from(ads).where(eq(ads.adType, asked.adType))
  const found = scanSearch(all, formOf(asked.adType), { ...asked, now })
  expect(await walk(asked)).toEqual(found.map(({ id }) => id))
  clock += BOUND + 1
  const page = await detailOf(filterAds, other.search(queryOf(asked)))
  expect(page.items.map(({ id }) => id)).toEqual(found.slice(0, 20).map(({ id }) => id))
  expect(page.total).toBe(found.length)
}

it('§7 filter-ads: whatever is asked of whatever type, in every order, to the last page', async () => {
  await fc.assert(fc.asyncProperty(list, agrees), { numRuns: 400 })
}, 120_000)

const change = fc.record({
  nth: fc.nat(10_000),
  to: fc.constantFrom<Partial<typeof ads.$inferInsert>>(
    { price: 100_00 },
    { price: null },
    { stat: 1 },
    { stat: 4 },
    { stat: 7 },
    { liftedAt: new Date(now) },
    { expiresAt: new Date(now - 1000) },
    { cityId: '9', photosTotal: 0 },
    { title: WORDS.join(' ') },
    { title: '' },
    { adType: 'moto' },
    { adType: 'services', fields: {} },
  ),
})

it('follows every change, in each process', async () => {
  const ids = (await db.select({ id: ads.id }).from(ads)).map(({ id }) => id)
  const run = fc.asyncProperty(fc.array(change, { maxLength: 5 }), list, async (changes, asked) => {
    for (const { nth, to } of changes) {
      const id = ids[nth % ids.length] ?? ''
      await db.update(ads).set(to).where(eq(ads.id, id))
    }
    await agrees(asked)
  })
  await fc.assert(run, { numRuns: 300 })
}, 120_000)

/** Fields with few values have counts; texts and ranges have none. */
const hasFacet = ({ key, kind, filter }: FilterField) =>
  filter !== 'range' && kind.type !== 'text' && key !== 'city' && kind.type !== 'number'

it('§7 filter-facets: each count is the total of the list with that value chosen', async () => {
  const run = fc.asyncProperty(list, async (asked) => {
    const all = await db.select().from(ads).where(eq(ads.adType, asked.adType))
    const totalOf = (filters: Filter[]) =>
      scanSearch(all, formOf(asked.adType), { filters, sort: 'dateTo', now }).length
    const { total, facets } = await gateway.get(filterFacets, { query: queryOf(asked) as never })
    expect(total).toBe(totalOf(asked.filters))
    const expected: typeof facets = {}
    for (const field of filterFields(formOf(asked.adType)).filter(hasFacet)) {
      const counts = countsOf(asked, field, totalOf)
      if (Object.keys(counts).length > 0) expected[field.key] = counts
    }
    expect(facets).toEqual(expected)
  })
  await fc.assert(run, { numRuns: 150 })
}, 120_000)

function countsOf(
  { adType, filters }: List,
  field: FilterField,
  totalOf: (with_: Filter[]) => number,
) {
  const { key, kind } = field
  const dependsOn = kind.type === 'dictionary' ? kind.dependsOn : undefined
  if (dependsOn && !filters.some((one) => one.key === dependsOn)) return {}
  const holdsMany = kind.type === 'enumeration' && kind.many
  const cleared = holdsMany ? [] : [key, ...descendantsOf(formOf(adType), key)]
  const others = filters.filter((one) => !cleared.includes(one.key))
  const values = kind.type === 'enumeration' ? kind.options.map(({ id }) => id) : valuesOf(kind)
  const ids = key === 'cityId' ? ['5', '9'] : values
  const counts: Record<string, number> = {}
  for (const value of ids as (string | number | boolean)[]) {
    const own: Filter =
      holdsMany && typeof value !== 'boolean'
        ? { key, op: 'many', values: [value] }
        : { key, op: 'exact', value }
    const total = value === false ? 0 : totalOf([...others, own])
    if (total > 0) counts[String(value)] = total
  }
  return counts
}

const descendantsOf = (form: FormDefinition, key: string): string[] =>
  form.fields
    .filter(({ kind }) => kind.type === 'dictionary' && kind.dependsOn === key)
    .flatMap((child) => [child.key, ...descendantsOf(form, child.key)])
