import { AUTO_FORM } from '@trassa/catalog/forms/auto'
import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { liveCount, livePage } from './live-list.repository.ts'
import { planSearch } from './search-plan.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()

// Popular marks hold most ads, as they do in life.
await db.execute(sql`
  INSERT INTO ads (user_id, ad_type, slug, stat, title, keywords, description, price, city_id,
    seller_type, photos_total, mark_id, model_id, year, mileage, body_type, gearbox, fuel, drive,
    volume, power, condition, color_id, lifted_at, expires_at, fields)
  SELECT ${seller.id}::bigint, 'auto', 'seed-' || n, CASE WHEN n % 5 = 0 THEN 6 ELSE 1 END,
    'Car ' || n % 97, 'Машина ' || n % 97, 'Описание номер ' || n || ' обычного автомобиля',
    (100000 + (n * 7919) % 3000000) * 100, 1 + n % 30, n % 4 / 3, 1, 1 + n % 40 % (1 + n % 9),
    1000 + n % 120, 2000 + n % 25, n % 300000, 1 + n % 14, 1 + n % 4, 1 + n % 6, 1 + n % 3,
    1.6, 100, 1 + n % 20 / 19, 1 + n % 16,
    now() - n * interval '1 minute', now() + interval '20 days',
    jsonb_build_object('owners', 1 + n % 3, 'steering', 1)
  FROM generate_series(1, 20000) AS n`)
await db.execute(sql`VACUUM ANALYZE ads`)

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

async function nodesOf(statement: SQL): Promise<PlanNode[]> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
  )
  const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flatten(Plan)))
}

/** Rows of ads that were looked at, whether or not they were wanted. */
const rowsRead = (nodes: PlanNode[]) =>
  nodes
    .filter((node) => node['Relation Name'] === 'ads')
    .reduce(
      (total, node) =>
        total +
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )

const cityBySlug = () => ({ id: '7' })

it.each([
  { markId: '1' },
  { city: 'kazan' },
  { city: 'kazan', sort: 'priceFrom' },
  { sort: 'priceTo' },
  { markId: '3', modelId: '1010', priceFrom: '300000', yearFrom: '2010', sort: 'priceFrom' },
  { markId: '3', modelId: '1010,1020,1030', sort: 'priceFrom' },
  { modelId: '1010,1020' },
  { markId: '3', gearbox: '2', fuel: '1' },
  {},
  { sort: 'dateFrom' },
  { modelId: '1010,1020', gearbox: '2' },
  { gearbox: '1,2', fuel: '1' },
  { owners: '1', steering: '1', sort: 'priceTo' },
  { q: 'номер 777' },
])('a page of %o reads hardly more than it shows', async (query) => {
  const plan = planSearch(AUTO_FORM, query, { cityBySlug, size: 20 })
  const nodes = await nodesOf(livePage(db, plan).getSQL())
  expect(
    nodes.filter((node) => node['Node Type'] === 'Seq Scan' && 'ads' === node['Relation Name']),
  ).toEqual([])
  expect(rowsRead(nodes)).toBeLessThan(600)
})

it.each([{ markId: '3', modelId: '1010' }, { city: 'kazan' }, { q: 'номер 777' }])(
  'no total of %o reads the whole table',
  async (query) => {
    const plan = planSearch(AUTO_FORM, query, { cityBySlug, size: 20 })
    const nodes = await nodesOf(liveCount(plan))
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  },
)

it('likeness of names has its index', async () => {
  const { text } = planSearch(AUTO_FORM, { q: 'Машна 55' }, { cityBySlug, size: 20 })
  if (!text) throw new Error('No text')
  const nodes = await nodesOf(liveCount(text.similar))
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
})

it('words that most ads hold are looked for along the order', async () => {
  const { text } = planSearch(AUTO_FORM, { q: 'автомобиль' }, { cityBySlug, size: 20 })
  if (!text) throw new Error('No text')
  expect(rowsRead(await nodesOf(livePage(db, text.common).getSQL()))).toBeLessThan(100)
})
