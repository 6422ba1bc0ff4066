import { suggestQueries } from '@trassa/contracts/calls/typed-queries'
import { composeSearch } from '../../src/main/compose/search.ts'
import { createReferenceCache } from '../../src/modules/reference/public.ts'
import { createCurrentUnderstanding } from '../../src/modules/understanding/current-understanding.ts'
import {
  makeSuggestions,
  type Suggest,
} from '../../src/modules/understanding/suggestions/suggestions.ts'
import type { UnderstoodMarket } from '../../src/modules/understanding/understood-market.ts'
import { inSlices } from '../../src/platform/concurrency/in-slices.ts'
import { type BenchServer, listening } from '../bench-server.ts'
import { keptMegabytes, percentile, round } from '../measure.ts'
import { queriesOf } from './queries.ts'

/** Of the open queries each so many is typed letter by letter. */
const EACH = 20
/** The shortest time of so many is that of the processor: other load on the machine makes some longer, hardly ever all. */
const ROUNDS = 5

/** What making the names that queries are read by takes, and each letter of a query that is typed, in the demo market. */
export async function benchSuggestedQueries(server: BenchServer): Promise<void> {
  const { db, app, config } = server
  const reference = createReferenceCache(db)
  const search = composeSearch(config, { db, reference, log: app.log })
  const market = createCurrentUnderstanding({ db, reference, log: app.log })
  const names = await made(market)
  const countsOf = search.valueCounts
  const make = (rows: UnderstoodMarket) =>
    inSlices(makeSuggestions({ ...rows, countsOf, popular: () => [] }))
  const prefixes = await made(() => make(names.value))
  console.table({ 'lexicon, with its rows': names.taken, 'prefix index': prefixes.taken })

  const typed = queriesOf('open')
    .filter((_, place) => place % EACH === 0)
    .flatMap(({ query = '' }) => Array.from(query, (_, at) => query.slice(0, at + 1)))
  let shortest: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // Made anew, for it keeps what the words before mean.
    const times = await timesOf((await make(names.value)).suggest, typed)
    shortest = times.map((time, place) => Math.min(time, shortest[place] ?? time))
  }

  const base = `${await listening(server)}${config.gatewayBase}${suggestQueries.path}`
  const url = (q: string) => `${base}?${new URLSearchParams({ q })}`
  // Until names are made, answers are empty.
  while ((await fetch(url('лада'))).headers.get('cache-control') === 'no-store');
  const wire: number[] = []
  for (const q of typed) {
    const started = performance.now()
    await (await fetch(url(q))).arrayBuffer()
    wire.push(performance.now() - started)
  }
  console.log(`${typed.length} beginnings of queries, each suggested for the first time`)
  console.table({ 'ms, the shortest of five': shares(shortest), 'ms over HTTP': shares(wire) })
}

const shares = (times: readonly number[]) => ({
  p50: round(percentile(times, 0.5)),
  p95: round(percentile(times, 0.95)),
})

async function timesOf(suggest: Suggest, typed: readonly string[]): Promise<number[]> {
  // Counts the ads of all names.
  await suggest({ q: '' })
  const times: number[] = []
  for (const q of typed) {
    const started = performance.now()
    await suggest({ q })
    times.push(performance.now() - started)
  }
  return times
}

/** What `make` gives, and what it took; processor time is that of all threads. */
async function made<T>(make: () => Promise<T>) {
  const megabytes = keptMegabytes()
  const before = process.cpuUsage()
  const value = await make()
  const { user, system } = process.cpuUsage(before)
  const taken = {
    'processor ms': round((user + system) / 1000, 0),
    MB: round(keptMegabytes() - megabytes, 1),
  }
  return { value, taken }
}
