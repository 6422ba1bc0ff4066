import { AUTO_FORM } from '@trassa/catalog/forms/auto'
import { PAGE_SIZE } from '@trassa/contracts/calls/filter'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../src/database/connect.ts'
import { countLive, liveCount, livePage } from '../src/features/search/live-list.repository.ts'
import { planSearch, type SearchPlan } from '../src/features/search/search-plan.ts'
import { createSearchService } from '../src/features/search/search.service.ts'
import { createReferenceCache } from '../src/lib/reference-cache.ts'
import type { BenchServer } from './bench-server.ts'
import { round, sideBySide } from './measure.ts'

const ROUNDS = 400
/** Real ads to draw filters from, so that popular values dominate. */
const SAMPLES = 500

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
export async function benchSearch({ db }: BenchServer): Promise<void> {
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
  const searches = shapes.map(
    (shape) =>
      [shape, (n: number) => search.search({ ad_type: 'auto', ...queryOf(shape, n) })] as const,
  )
  const times = await sideBySide(
    {
      'primary key': (n) => db.execute(sql`SELECT * FROM ads WHERE id = ${at(n).id}`),
      'all four, mixed': (n) =>
        search.search({ ad_type: 'auto', ...queryOf(shapes[n % shapes.length] ?? '', n) }),
      ...Object.fromEntries(searches),
    },
    { rounds: ROUNDS },
  )
  const base = times['primary key']
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([name, { p50, p95 }]) => [
        name,
        {
          'p50 ms': round(p50),
          'p95 ms': round(p95),
          'p50 ÷ key': round(p50 / base.p50, 1),
          'p95 ÷ key': round(p95 / base.p95, 1),
        },
      ]),
    ),
  )
  for (const shape of shapes) await reportScans(db, shape, queryOf(shape, 0))
}

async function drawSamples(db: Database): Promise<Sample[]> {
  const { rows } = await db.execute<Sample>(sql`
    SELECT ads.id, cities.slug AS city, mark_id AS "markId", model_id AS "modelId", gearbox, fuel, year,
      price / 100 AS price, split_part(title, ',', 1) AS name
    FROM ads JOIN cities ON cities.id = ads.city_id
    WHERE stat = 1 ORDER BY random() LIMIT ${SAMPLES}`)
  return rows.map((row) => ({ ...row, price: Number(row.price) }))
}

async function reportScans(db: Database, shape: string, query: Query): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM cities WHERE slug = ${query.city ?? ''}`,
  )
  const plan: SearchPlan = planSearch(AUTO_FORM, query, {
    cityBySlug: () => rows[0],
    size: PAGE_SIZE,
  })
  const isRare = plan.similar && (await countLive(db, plan)) < 10_000
  for (const [name, statement] of [
    ['page', livePage(db, { ...plan, isRare }).getSQL()],
    ['total', liveCount(plan)],
  ] as const) {
    const explained = await explain(db, statement)
    if (/Seq Scan on ads/.test(explained)) {
      console.log(`Sequential scan of ads in ${name} of "${shape}":\n${explained}`)
    }
  }
}

async function explain(db: Database, statement: SQL): Promise<string> {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${statement}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
