import { type DictionaryRow, dictionaryQuery } from '@trassa/api-client/dictionary-query'
import { adsQuery, listSummaryQuery } from '@trassa/api-client/queries'
import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { ListSummary } from '@trassa/contracts/entities/facets'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { LoadContext } from '../../../shared/api/route-loader.ts'
import type { Place } from '../../../shared/city/place.ts'
import { filterChain, wantedDictionaries, withFilter } from './filter-chain.ts'
import { addressOf, type ListPage, listQuery, readListPage } from './list-page.ts'
import { sentList } from './sent-list.ts'

interface ListScope {
  adType: AdType
  city: Place | null
  /** What the page shows of the list's filters; all that its panel has by default. */
  view?: 'list' | 'main'
}

/** Reads a list's address and loads its first page of ads and the dictionaries of its filters. */
export async function loadList(
  context: LoadContext,
  { adType, city, view = 'list' }: ListScope,
): Promise<ListPage> {
  const form = await loadForm(adType)
  const asked = readListPage(context.url, { form, city })
  const reading = readDictionaries(context, asked)
  const list = { ...asked, filters: await knownFilters(asked, reading) }
  const [, summary, words] = await Promise.all([
    loadAds(context, list),
    loadSummary(context, list),
    list.typed === undefined ? undefined : loadWords(context, list),
    ...reading.map(({ rows }) => rows),
  ])
  const loaded = { ...list, ...(summary && { summary }), ...words }
  return context.isServer && !list.all ? sentList(context, loaded, view) : loaded
}

/** Loads the pages of ads that the address asks for. */
async function loadAds({ api, queryClient }: LoadContext, list: ListPage): Promise<void> {
  const query = adsQuery(api, listQuery(addressOf(list)), list.cursor ?? undefined)
  // `static`: going back shows all pages that were loaded. A failure is shown by the list itself.
  await queryClient
    .infiniteQuery({ ...query, pages: list.pages ?? 1, staleTime: 'static' })
    .catch(() => undefined)
}

/** A list without its summary is still a list. `static`: going back does not wait for it. */
const loadSummary = (
  { api, queryClient }: LoadContext,
  list: ListPage,
): Promise<ListSummary | undefined> =>
  queryClient
    .query({ ...listSummaryQuery(api, listQuery(addressOf(list))), staleTime: 'static' })
    .catch(() => undefined)

/** In a script of its own: few lists are found by words. */
const loadWords = async (context: LoadContext, list: ListPage) =>
  (await import('./understood-words.ts')).loadUnderstood(context, list)

interface Reading {
  key: string
  /** Without its dictionaries a list has chips without names, which is better than no list. */
  rows: Promise<DictionaryRow[] | null>
}

const readDictionaries = (
  { api, queryClient }: LoadContext,
  { form, filters }: ListPage,
): Reading[] =>
  wantedDictionaries(form, filters).map(({ link, parent }) => ({
    key: link.key,
    rows: queryClient.query(dictionaryQuery(api, link, parent)).catch(() => null),
  }))

/** The filters without ids that no dictionary has: they are ignored like any invalid value. */
async function knownFilters({ form, filters }: ListPage, reading: Reading[]): Promise<Filter[]> {
  let known = filters
  for (const { key } of filterChain(form)) {
    const filter = known.find((one) => one.key === key)
    const own = reading.filter((one) => one.key === key)
    if (!filter || own.length === 0) continue
    const rows = await Promise.all(own.map((one) => one.rows))
    if (rows.includes(null)) continue
    const ids = new Set(rows.flatMap((list) => list?.map(({ id }) => id) ?? []))
    const left = withIds(filter, ids)
    if (left !== filter) known = withFilter(form, known, key, left)
  }
  return known
}

/** The same filter where all of its ids exist; without those that do not, or `null`. */
function withIds(filter: Filter, ids: ReadonlySet<string>): Filter | null {
  if (filter.op === 'range') return filter
  if (filter.op === 'exact') return ids.has(String(filter.value)) ? filter : null
  const values = filter.values.filter((value) => ids.has(String(value)))
  if (values.length === filter.values.length) return filter
  return values.length > 0 ? { ...filter, values } : null
}
