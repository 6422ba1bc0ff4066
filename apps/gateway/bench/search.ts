import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { createReferenceCache } from '../src/modules/reference/reference-cache.ts'
import { createSearchService } from '../src/modules/search/search.service.ts'
import type { BenchServer } from './bench-server.ts'
import { keptMegabytes, printTimes, round, sideBySide } from './measure.ts'
import { drawSamples, type Sample, SHAPES } from './search-shapes.ts'
import { type Statement, statementsOf } from './statements.ts'
import { benchVipLists } from './vip-lists.ts'

const ROUNDS = 600
type Search = Pick<ReturnType<typeof createSearchService>, 'load' | 'statistics'>

const LOOK_UP = 'look-up by primary key'

/** A page of 20 with the exact total, and facets, ÷ a look-up by primary key; lists with VIP ads; then the plans. */
export async function benchSearch({ db, pool }: BenchServer): Promise<void> {
  const search = createSearchService({ db, reference: createReferenceCache(db), log: console })
  await measureLoad(search)
  const samples = await drawSamples(db)
  const at = (index: number): Sample => {
    const sample = samples[index % samples.length]
    if (!sample) throw new Error('No ads')
    return sample
  }
  const shapes = Object.entries(SHAPES)
  const mixed = (n: number) => shapes[n % shapes.length]?.[1]
  const queryOf = (shape: (typeof SHAPES)[string] | undefined, n: number) =>
    shape?.(at(n * 7 + 3), n) ?? { ad_type: 'auto' as const }
  const times = await sideBySide(
    {
      [LOOK_UP]: (n) => db.execute(sql`SELECT * FROM ads WHERE id = ${at(n).id}`),
      'pages of all shapes, mixed': (n) => search.search(queryOf(mixed(n), n)),
      'facets of all shapes, mixed': (n) => search.facets(queryOf(mixed(n), n)),
      'ads like one, and its market price': (n) => search.similarTo(at(n).id),
      ...Object.fromEntries(
        shapes.flatMap(([name, shape]) => [
          [name, (n: number) => search.search(queryOf(shape, n))],
          [`… its facets: ${name}`, (n: number) => search.facets(queryOf(shape, n))],
        ]),
      ),
    },
    ROUNDS,
  )
  printTimes(times, { name: LOOK_UP, as: 'look-up' })
  await benchVipLists(db, search)
  const unheard = createSearchService({ db, reference: createReferenceCache(db), log: console })
  await unheard.load()
  for (const [name, shape] of shapes) {
    const statements = await statementsOf(pool, () => unheard.search(queryOf(shape, 0)))
    for (const statement of statements) await printPlan(pool, name, statement)
  }
}

/** How long reading the index takes, and how much memory it keeps. */
async function measureLoad({ load, statistics }: Search): Promise<void> {
  const before = keptMegabytes()
  const started = performance.now()
  await load()
  const seconds = (performance.now() - started) / 1000
  // No figure of the process about its heap and buffers holds the columns.
  const columns = statistics().columnBytes / 2 ** 20
  const kept = Math.round(keptMegabytes() - before + columns)
  console.log(`Index read in ${round(seconds, 1)} s; it keeps ${kept} MB`)
}

/** The plan of a statement; `Seq Scan on ads` must not be in it. */
async function printPlan(pool: Pool, shape: string, { text, values }: Statement): Promise<void> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
  const scans = rows.flatMap((row) => row['QUERY PLAN'].match(/\w[\w ]* Scan.*?(?= {2}\()/) ?? [])
  console.log(`${shape}: ${scans.join('; ') || 'no table'}`)
}
