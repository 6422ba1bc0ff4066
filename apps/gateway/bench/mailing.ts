import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import { dependencyOf } from '../src/modules/search/live-index/below-several.ts'
import { type LiveRow, liveColumns, readerOf } from '../src/modules/search/live-index/live-row.ts'
import { readAdWords } from '../src/modules/search/reverse/ad-words.repository.ts'
import { valueTest } from '../src/modules/search/reverse/conditions.ts'
import {
  createReverseIndex,
  type ReverseIndex,
  type ReverseQuery,
} from '../src/modules/search/reverse/reverse-index.ts'
import {
  holdsText,
  parseTextQuery,
  type WordPositions,
} from '../src/modules/search/text/words/text-query.ts'
import type { Connection } from '../src/platform/database/connect.ts'
import type { BenchServer } from './bench-server.ts'
import { fillAds } from './fill-ads.ts'
import { drawSearches } from './mailing-searches.ts'
import { percentile, round } from './measure.ts'
import { drawSamples } from './search-shapes.ts'

const SEARCHES = 100_000
const NEW_ADS = 1_000
/** The naive loop is slow: it gets fewer ads. */
const NAIVE_ADS = 20
const STORED_ADS = 20_000
const MEGABYTE = 1024 * 1024

/** Below several marks a model narrows its own mark; which marks that are costs the same whatever the answer. */
const NO_PARENTS: ReadonlySet<string> = new Set()

interface NewAd {
  row: LiveRow
  words: WordPositions
}

export async function fillMailing({ db, pool }: Connection): Promise<void> {
  await fillAds(db, pool, STORED_ADS)
}

/** How many new ads a second find their saved searches, beside a loop over all saved searches. */
export async function benchMailing(server: BenchServer): Promise<void> {
  const { db } = server
  const searches = await drawSearches(server, await drawSamples(db, STORED_ADS), SEARCHES)
  const { rows } = await db.execute<LiveRow>(sql`
    SELECT ${liveColumns} FROM ads WHERE stat = 1 AND id > ${STORED_ADS / 2} ORDER BY id LIMIT ${NEW_ADS}`)
  const started = performance.now()
  const words = await readAdWords(
    db,
    rows.map(({ id }) => id),
  )
  const readingMs = (performance.now() - started) / rows.length
  const ads = rows.map((row) => ({ row, words: words.get(row.id) ?? new Map() }))

  const before = kept()
  const built = performance.now()
  const indexes = indexed(searches)
  const builtMs = performance.now() - built
  const memory = kept() - before
  const match = ({ row, words }: NewAd) => indexes.get(row.adType)?.matching(row, words).length ?? 0
  measure(ads, match)
  const fast = measure(ads, match)
  const naive = measure(ads.slice(0, NAIVE_ADS), naiveLoop(searches))
  const same = measure(ads.slice(0, NAIVE_ADS), match)
  if (same.found !== naive.found) throw new Error(`${same.found} found, ${naive.found} in the loop`)
  console.table({
    'ads a second': round(fast.perSecond, 0),
    'ads a second, naive loop': round(naive.perSecond, 1),
    ratio: round(fast.perSecond / naive.perSecond, 0),
    'saved searches for an ad': round(fast.found / ads.length, 1),
    'p95 ms for an ad': round(fast.p95, 3),
    'words of an ad read, ms': round(readingMs, 2),
    'saved searches indexed in, ms': round(builtMs, 0),
    'kept by them, MB': round(memory, 0),
  })
}

function indexed(searches: (ReverseQuery & { adType: AdType })[]): Map<AdType, ReverseIndex> {
  const indexes = new Map<AdType, ReverseIndex>()
  for (const { adType, ...search } of searches) {
    const index = indexes.get(adType) ?? createReverseIndex(formOf(adType), () => NO_PARENTS)
    indexes.set(adType, index)
    index.put(search)
  }
  return indexes
}

/** Every saved search of the ad's type is tried, with all that can be prepared once prepared. */
function naiveLoop(searches: (ReverseQuery & { adType: AdType })[]): (ad: NewAd) => number {
  const prepared = searches.map(({ adType, filters, textQuery }) => {
    const form = formOf(adType)
    const { isBelowSeveral } = dependencyOf(form)
    const tests = filters.flatMap((filter) => {
      const field = filterFields(form).find(({ key }) => key === filter.key)
      const read = field && readerOf(field)
      if (!field || !read || isBelowSeveral(filter.key, filters)) return []
      const holds = valueTest(field, filter)
      return [(row: LiveRow) => holds(read(row))]
    })
    const query = textQuery === undefined ? undefined : parseTextQuery(textQuery)
    const isFound = ({ row, words }: NewAd) =>
      tests.every((test) => test(row)) &&
      (textQuery === undefined || (query !== undefined && holdsText(query, words)))
    return { adType, isFound }
  })
  return (ad) =>
    prepared.filter(({ adType, isFound }) => adType === ad.row.adType && isFound(ad)).length
}

function measure(ads: NewAd[], match: (ad: NewAd) => number) {
  const times: number[] = []
  let found = 0
  for (const ad of ads) {
    const started = performance.now()
    found += match(ad)
    times.push(performance.now() - started)
  }
  const total = times.reduce((sum, one) => sum + one, 0)
  return { found, perSecond: (ads.length / total) * 1000, p95: percentile(times, 0.95) }
}

/** Megabytes of the heap after a collection. */
function kept(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed / MEGABYTE
}
