import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/connect.ts'
import { ads } from '../src/features/ads/ads.table.ts'
import { demoAdMaker } from '../src/features/demo/demo-ads.ts'
import { demoUsers } from '../src/features/demo/demo-users.ts'
import { users } from '../src/features/users/users.table.ts'

/** As many are made one by one, with all that belongs together; the others are copies at other prices and times. */
const ORIGINALS = 5000
const BATCH = 500

/** Fills an empty database with believable ads of cars, whose photographs have no files. */
export async function fillAds(db: Database, count: number): Promise<void> {
  const originals = Math.min(count, ORIGINALS)
  await storeOriginals(db, originals)
  await storeCopies(db, count - originals)
  await db.execute(sql`
    INSERT INTO photos (id, user_id, ad_id, position, width, height, color)
    SELECT gen_random_uuid(), user_id, ads.id, position, 1200, 900, '#336699'
    FROM ads, generate_series(0, photos_total - 1) AS position`)
  await db.execute(sql`VACUUM ANALYZE`)
}

async function storeOriginals(db: Database, count: number): Promise<void> {
  const now = new Date()
  const sellers = await db
    .insert(users)
    .values(demoUsers(now))
    .returning({ id: users.id, username: users.username, type: users.type, role: users.role })
  const demoAd = demoAdMaker(sellers, now)
  for (let start = 0; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start)
    const rows = Array.from({ length: size }, (_, index) => demoAd(start + index).row)
    await db.insert(ads).values(rows)
  }
}

async function storeCopies(db: Database, count: number): Promise<void> {
  const { rows } = await db.execute<{ names: string }>(sql`
    SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'ads'
      AND column_name NOT IN ('id', 'slug', 'price', 'lifted_at')`)
  const others = sql.raw(rows[0]?.names ?? '')
  await db.execute(sql`
    INSERT INTO ads (slug, price, lifted_at, ${others})
    SELECT slug || '-' || copy, (price * (0.85 + random() * 0.3))::bigint / 100000 * 100000,
      lifted_at - random() * interval '20 hours', ${others}
    FROM ads CROSS JOIN generate_series(1, ${Math.ceil(count / ORIGINALS)}::int) AS copy
    ORDER BY random() LIMIT ${count}`)
}
