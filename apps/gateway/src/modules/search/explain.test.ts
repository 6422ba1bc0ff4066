import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  type PreparedRead,
  prepareRead,
} from '../../platform/database/connection/prepared-reads.ts'
import { planNodes, rowsRead, seqScans } from '../../testing/plans.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { cardsStatement, sellerPage } from './live-ads.repository.ts'
import {
  changesAndLogStatement,
  changesStatement,
  readSnapshot,
} from './live-index/changes/live-rows.repository.ts'
import { textStatement } from './text/database/text-in-database.ts'
import { textsStatement } from './text/database/texts.repository.ts'

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

const ids = Array.from({ length: 20 }, (_, n) => String(100 + n * 37))
const since = await readSnapshot(db)
const byWords = { adType: 'auto', by: 'words' } as const
const byLikeness = { adType: 'auto', by: 'likeness' } as const

it.each<[string, SQL, number]>([
  ['what has changed since, when nothing has', changesStatement({ since, size: 2000 }), 0],
  [
    'what has changed since and what was logged, when nothing has',
    changesAndLogStatement({ since, size: 2000, logged: 1000 }),
    0,
  ],
  ['a seller’s page', sellerPage(db, { userId: seller.id, size: 20 }).getSQL(), 600],
  ['a text', textStatement({ ...byWords, text: 'номер 777' }), 600],
  ['the words of changed ads', textsStatement(ids.map((id) => ({ id, hash: null }))), 20],
  ['a mistyped text', textStatement({ ...byLikeness, text: 'Машна 55' }), 5000],
])('%s: reads the rows it wants, not the table', async (_, statement, most) => {
  const nodes = await planNodes(db, statement)
  expect(seqScans(nodes, 'ads')).toEqual([])
  expect(rowsRead(nodes, 'ads')).toBeLessThanOrEqual(most)
})

it('what has changed: reads those ads alone', async () => {
  await db.execute(
    sql`UPDATE ads SET price = price + 100 WHERE id = ANY (${sql.param(ids)}::bigint[])`,
  )
  const nodes = await planNodes(db, changesStatement({ since, size: 2000 }))
  expect(seqScans(nodes, 'ads')).toEqual([])
  expect(rowsRead(nodes, 'ads')).toBe(ids.length)
})

/** Of a prepared statement, planned once for all values. */
const genericPlanNodes = ({ text, params }: PreparedRead, values: Record<string, unknown>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL plan_cache_mode = force_generic_plan`)
    await tx.execute(sql.raw(`PREPARE planned_once AS ${text}`))
    const literals = fillPlaceholders(params, values).map((value) => `'${value}'`)
    const nodes = await planNodes(tx, sql`EXECUTE planned_once(${sql.raw(literals.join())})`)
    await tx.execute(sql`DEALLOCATE planned_once`)
    return nodes
  })

it('the rows of a page, planned once for all values: reads those ads alone', async () => {
  const nodes = await genericPlanNodes(cardsStatement, { ids: `{${ids}}` })
  for (const table of ['ads', 'photos', 'users', 'cities'])
    expect(seqScans(nodes, table)).toEqual([])
  expect(rowsRead(nodes, 'ads')).toBe(ids.length)
})

it('what has changed, planned once for all values: reads those ads alone', async () => {
  const { placeholder } = sql
  const asked = { since: placeholder('since'), size: placeholder('size') }
  const statement = changesAndLogStatement({ ...asked, logged: placeholder('logged') })
  const nodes = await genericPlanNodes(prepareRead(statement), { since, size: 2000, logged: 1000 })
  expect(seqScans(nodes, 'ads')).toEqual([])
  expect(rowsRead(nodes, 'ads')).toBe(ids.length)
})
