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
    volume, power, condition, color_id, lifted_at, expires_at)
  SELECT ${seller.id}::bigint, 'auto', 'seed-' || n, CASE WHEN n % 5 = 0 THEN 6 ELSE 1 END,
    'Car ' || n % 97, 'Машина ' || n % 97, 'Описание номер ' || n || ' обычного автомобиля',
    (100000 + (n * 7919) % 3000000) * 100, 1 + n % 30, n % 4 / 3, 1, 1 + n % 40 % (1 + n % 9),
    1000 + n % 120, 2000 + n % 25, n % 300000, 1 + n % 14, 1 + n % 4, 1 + n % 6, 1 + n % 3,
    1.6, 100, 1 + n % 20 / 19, 1 + n % 16,
    now() - n * interval '1 minute', now() + interval '20 days'
  FROM generate_series(1, 20000) AS n`)
await db.execute(sql`VACUUM ANALYZE ads`)

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

async function nodesOf(statement: SQL): Promise<PlanNode[]> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`EXPLAIN (FORMAT JSON) ${statement}`,
  )
  const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flatten(Plan)))
}

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
  { q: 'номер 777' },
])('no page of %o reads the whole table', async (query) => {
  const plan = planSearch(AUTO_FORM, query, { cityBySlug, size: 20 })
  const nodes = await nodesOf(livePage(db, plan).getSQL())
  expect(
    nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
  ).not.toContain('ads')
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
  const { similar } = planSearch(AUTO_FORM, { q: 'Машна 55' }, { cityBySlug, size: 20 })
  if (!similar) throw new Error('No likeness')
  const nodes = await nodesOf(liveCount(similar))
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
})
