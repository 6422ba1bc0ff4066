import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'

/** So many ads of 500 owners in all states, categories and some thousand prices, as the planner knows them. */
export async function insertVariedAds(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO users (phone, username, type, slug)
    SELECT '+79' || lpad(n::text, 9, '0'), 'Имя ' || n, 0, 'owner-' || n FROM generate_series(1, 500) n`)
  await db.transaction(async (tx) => {
    // A busy machine takes longer for so many rows than a request may.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    await tx.execute(sql`
      INSERT INTO ads (user_id, ad_type, slug, stat, seller_type, title, keywords, city_id, mark_id, price, risk,
        created_at, updated_at, lifted_at, expires_at, vip_until)
      SELECT (SELECT max(id) FROM users) - n % 500, (ARRAY['auto', 'truck', 'special', 'moto'])[1 + n % 4],
        'varied-' || n, n % 7, 0, 'Машина ' || md5(n::text), '', (SELECT min(id) FROM cities) + n % 50, 1 + n % 40,
        10000 * (1 + n * 7919 % 5003), CASE WHEN n % 500 = 0 THEN ARRAY['samePhoto'] ELSE '{}' END,
        now() - n * interval '1 minute', now() - (n * 7907 % 100003) * interval '1 second', now(),
        now() + (n % 60) * interval '1 day', CASE WHEN n % 300 = 0 THEN now() + interval '1 day' END
      FROM generate_series(1, ${count}::int) n`)
  })
  await db.execute(sql`VACUUM ANALYZE ads`)
  await db.execute(sql`VACUUM ANALYZE users`)
}
