import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { readQuery } from './read-query.ts'
import { foundAdIds, foundUserIds } from './search.repository.ts'

const { db } = await createTestGateway()

await db.execute(sql`
  INSERT INTO users (phone, username, type, slug, telegram_username, email, inn)
  SELECT '+79' || lpad(n::text, 9, '0'), 'Имя ' || md5(n::text), 0, 'plan-' || n,
    'tg_' || md5(n::text), n || '@mail.ru', lpad(n::text, 10, '0')
  FROM generate_series(1, 20000) AS n`)
await db.execute(sql`
  INSERT INTO ads (user_id, ad_type, slug, stat, title, keywords, seller_type, vin)
  SELECT (SELECT min(id) FROM users), 'auto', 'plan-' || n, n % 7, 'Car ' || md5(n::text), '', 0,
    'XTA' || upper(substr(md5(n::text), 1, 14))
  FROM generate_series(1, 20000) AS n`)
await db.execute(sql`VACUUM ANALYZE users`)
await db.execute(sql`VACUUM ANALYZE ads`)

const planOf = async (found: SQL | null): Promise<string> => {
  if (!found) return ''
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN SELECT * FROM ${found}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

it.each([
  '+79000001234',
  '900 001 234',
  '8 900 012 34',
  'савельев',
  'тойота камри',
  'XTA21099',
  'XTA210990Y2766554',
  '2766554',
  '7707083893',
  '@pyotrauto',
  'pyotr@mail.ru',
  '№ 96',
])('domain §9: what %s names is found by indexes', async (q) => {
  const { users, ads } = readQuery(q)
  const plan = (await planOf(foundUserIds(users, 8))) + (await planOf(foundAdIds(ads, 8)))
  expect(plan).toMatch(/Index/)
  expect(plan).not.toMatch(/Seq Scan/)
})
