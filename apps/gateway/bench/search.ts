import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database } from '../src/database/connect.ts'
import { createSearchService } from '../src/features/search/search.service.ts'
import { createReferenceCache } from '../src/lib/reference-cache.ts'
import type { BenchServer } from './bench-server.ts'
import { round, sideBySide } from './measure.ts'
import { type Statement, statementsOf } from './statements.ts'

const ROUNDS = 400
/** Real ads to draw filters from, so that popular values dominate. */
const SAMPLES = 500
const LOOK_UP = 'look-up by primary key'

interface Sample extends Record<string, unknown> {
  id: string
  city: string
  markId: string
  modelId: string
  gearbox: number
  fuel: number
  year: number
  /** Roubles. */
  price: number
  name: string
}

type Query = Record<string, string>

/** The mix of performance.md. */
const SHAPES: Record<string, (ad: Sample, others: [Sample, Sample]) => Query> = {
  'city, by date': (ad) => ({ city: ad.city }),
  'mark, model, price, year, by price': (ad) => ({
    markId: ad.markId,
    modelId: ad.modelId,
    priceFrom: String(Math.floor(ad.price * 0.6)),
    priceTo: String(Math.ceil(ad.price * 1.6)),
    yearFrom: String(ad.year - 4),
    yearTo: String(ad.year + 4),
    sort: 'priceFrom',
  }),
  'three marks, gearbox, fuel, by date': (ad, others) => ({
    markId: [...new Set([ad, ...others].map(({ markId }) => markId))].join(','),
    gearbox: String(ad.gearbox),
    fuel: String(ad.fuel),
  }),
  'Russian text': (ad) => ({ q: ad.name }),
}

/** A page of 20 and the exact total ÷ a look-up by primary key; then plans that read all ads. */
export async function benchSearch({ db, pool }: BenchServer): Promise<void> {
  const samples = await drawSamples(db)
  const at = (index: number): Sample => {
    const sample = samples[index % samples.length]
    if (!sample) throw new Error('No ads')
    return sample
  }
  const search = createSearchService({ db, reference: createReferenceCache(db) })
  const queryOf = (shape: string, index: number): Query =>
    SHAPES[shape]?.(at(index), [at(index * 7 + 1), at(index * 13 + 2)]) ?? {}
  const shapes = Object.keys(SHAPES)
  const ask = (shape: string, index: number) =>
    search.search({ ad_type: 'auto', ...queryOf(shape, index) })
  const times = await sideBySide(
    {
      [LOOK_UP]: (n) => db.execute(sql`SELECT * FROM ads WHERE id = ${at(n).id}`),
      'all four, mixed': (n) => ask(shapes[n % shapes.length] ?? '', n),
      ...Object.fromEntries(shapes.map((shape) => [shape, (n: number) => ask(shape, n)])),
    },
    ROUNDS,
  )
  const base = times.get(LOOK_UP) ?? { p50: Number.NaN, p95: Number.NaN }
  console.table(
    Object.fromEntries(
      [...times].map(([name, { p50, p95 }]) => [
        name,
        {
          'p50 ms': round(p50),
          'p95 ms': round(p95),
          'p50 ÷ look-up': round(p50 / base.p50, 1),
          'p95 ÷ look-up': round(p95 / base.p95, 1),
        },
      ]),
    ),
  )
  for (const shape of shapes) {
    for (const statement of await statementsOf(pool, () => ask(shape, 0))) {
      await reportScan(pool, shape, statement)
    }
  }
}

async function drawSamples(db: Database): Promise<Sample[]> {
  const { rows } = await db.execute<Sample>(sql`
    SELECT ads.id, cities.slug AS city, mark_id AS "markId", model_id AS "modelId", gearbox, fuel, year,
      price / 100 AS price, split_part(title, ',', 1) AS name
    FROM ads JOIN cities ON cities.id = ads.city_id
    WHERE stat = 1 ORDER BY random() LIMIT ${SAMPLES}`)
  return rows.map((row) => ({ ...row, price: Number(row.price) }))
}

/** Prints the plan of a statement that reads all ads. */
async function reportScan(pool: Pool, shape: string, { text, values }: Statement): Promise<void> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  if (/Seq Scan on ads/.test(plan)) console.log(`All ads are read for "${shape}":\n${plan}`)
}
