import { filterAds, filterFacets } from '@trassa/contracts/calls/filter'
import { sql } from 'drizzle-orm'
import { prepareKept } from '../../src/platform/http/ask-kept.ts'
import type { BenchServer } from '../bench-server.ts'
import { round, sideBySide } from '../measure.ts'
import type { Query } from '../search-shapes.ts'
import { type LiveAd, liveAds, mixedQueries } from './questions.ts'
import { widenedLists } from './widened-lists.ts'

const QUERIES = 300
const LOOK_UP = 'look-up by primary key'

/**
 * A page of 20 with the exact total, and facets, as bytes, ÷ a look-up by primary key: of lists asked for first, of new lists whose cards
 * are in memory, and of the first lists again.
 */
export async function benchInProcess(server: BenchServer): Promise<void> {
  const queries = await mixedQueries(server, 2 * QUERIES)
  const ads = await liveAds(server, QUERIES)
  const known = widenedLists(queries)
  await printRound(server, { name: 'asked for first', queries, ads })
  await printRound(server, { name: 'asked for first, cards in memory', queries: known, ads })
  await printRound(server, { name: 'asked for again', queries, ads })
  await printProcessorTime(server)
}

interface Round {
  name: string
  queries: Query[]
  ads: LiveAd[]
}

async function printRound(server: BenchServer, { name, queries, ads }: Round): Promise<void> {
  const half = Math.floor(queries.length / 2)
  const ask = (callId: string, index: number) =>
    answer(server, callId, queries[index % queries.length] as Query)
  const works = {
    [LOOK_UP]: (n: number) =>
      server.db.execute(sql`SELECT * FROM ads WHERE id = ${ads[n % ads.length]?.id}`),
    'a page and its total': (n: number) => ask(filterAds.id, n),
    'its facets': (n: number) => ask(filterFacets.id, n),
    'a page, its total and facets': async (n: number) => {
      // Others than the two above have asked for in this round.
      await ask(filterAds.id, n + half)
      await ask(filterFacets.id, n + half)
    },
  }
  const times = await sideBySide(works, half)
  const base = times.get(LOOK_UP) ?? { p50: Number.NaN, p95: Number.NaN }
  console.log(`In process, ${queries.length} lists ${name} (to reach: p95 ≤ 1.0)`)
  console.table(
    Object.fromEntries(
      [...times].map(([work, { p50, p95 }]) => [
        work,
        {
          'p50 ms': round(p50, 3),
          'p95 ms': round(p95, 3),
          'p50 ÷ look-up': round(p50 / base.p50),
          'p95 ÷ look-up': round(p95 / base.p95),
        },
      ]),
    ),
  )
}

async function answer({ app }: BenchServer, callId: string, query: Query): Promise<void> {
  const prepared = prepareKept(app, callId, { params: undefined, query })
  if (!prepared) throw new Error(`${callId} is not kept`)
  await prepared.ask()
}

/** Of this process alone, for lists that were not asked for before: other load hardly changes it. */
async function printProcessorTime(server: BenchServer): Promise<void> {
  const table: Record<string, object> = {}
  for (const { id } of [filterAds, filterFacets]) {
    const queries = await mixedQueries(server, QUERIES)
    const before = process.cpuUsage()
    for (const query of queries) await answer(server, id, query)
    const { user, system } = process.cpuUsage(before)
    table[id] = { 'processor ms': round((user + system) / 1000 / queries.length) }
  }
  console.table(table)
}
