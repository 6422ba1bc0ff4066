import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/connect.ts'

/** What buyers did with the demo's ads, the same at every seeding. */
export async function addLiveliness(tx: Transaction): Promise<void> {
  await addPriceDrops(tx)
  await addFavorites(tx)
  await addActivity(tx)
  await addComplaints(tx)
}

/** On every fourteenth live ad. */
async function addPriceDrops(tx: Transaction): Promise<void> {
  await tx.execute(sql`UPDATE ads SET price_drop_from = price + round(price * 0.06 / 100000) * 100000 + 100000,
      price_dropped_at = published_at + (now() - published_at) * 0.8
    WHERE stat = 1 AND price > 2000000 AND id % 14 = 3
      AND published_at < now() - interval '4 days'`)
  await tx.execute(sql`INSERT INTO price_changes (ad_id, price_from, price_to, at)
    SELECT id, price_drop_from, price, price_dropped_at FROM ads WHERE price_drop_from IS NOT NULL`)
}

/** Of the demo's users, among them ads that are gone. */
async function addFavorites(tx: Transaction): Promise<void> {
  await tx.execute(sql`INSERT INTO favorites (user_id, ad_id, added_at)
    SELECT users.id, ads.id, now() - (ads.id % 40) * interval '7 hours'
    FROM users JOIN ads ON ads.user_id <> users.id AND ads.stat IN (1, 5, 6)
      AND ads.published_at IS NOT NULL AND (ads.id * 7 + users.id * 13) % 97 = 5
    WHERE ads.id <= (SELECT min(id) + 1500 FROM ads)`)
}

/** An ad's views spread over its last thirty days, with impressions and shown phones in proportion. */
async function addActivity(tx: Transaction): Promise<void> {
  await tx.execute(sql`WITH weighed AS (
      SELECT id, views, day::date, 1 + (id * 31 + extract(doy FROM day)::int * 17) % 9 AS weight
      FROM ads, generate_series(
        greatest(published_at, now() - interval '29 days')::date, now()::date, interval '1 day') AS day
      WHERE published_at IS NOT NULL AND views > 0
    ), days AS (
      SELECT id, views, day, sum(weight) OVER (PARTITION BY id ORDER BY day) AS seen,
        sum(weight) OVER (PARTITION BY id) AS everything
      FROM weighed
    ), counted AS (
      SELECT id, day, (views * seen / everything)::int
        - lag((views * seen / everything)::int, 1, 0) OVER (PARTITION BY id ORDER BY day) AS views
      FROM days
    )
    INSERT INTO ad_activity (ad_id, day, impressions, views, phones)
    SELECT id, day, views * (7 + id % 9) + id % 4, views, views / (9 + id % 5) FROM counted`)
  await tx.execute(sql`INSERT INTO ad_activity (ad_id, day, favorites)
    SELECT ad_id, added_at::date, count(*) FROM favorites JOIN ads ON ads.id = ad_id
    WHERE added_at >= published_at GROUP BY 1, 2
    ON CONFLICT (ad_id, day) DO UPDATE SET favorites = excluded.favorites`)
}

/** On every ninetieth live ad, for the moderators' lane. */
async function addComplaints(tx: Transaction): Promise<void> {
  await tx.execute(sql`INSERT INTO complaints (ad_id, user_id, complainant, reason, comment, session_id, at)
    SELECT ads.id, users.id, 'user:' || users.id,
      (ARRAY['sold', 'price', 'fraud'])[1 + ads.id % 3],
      (ARRAY['', 'По телефону назвали другую цену', 'Просят перевести задаток'])[1 + ads.id % 3],
      'demo', now() - (ads.id % 9) * interval '5 hours'
    FROM ads JOIN LATERAL (
      SELECT id FROM users WHERE role = 'user' AND id <> ads.user_id ORDER BY (id + ads.id) % 11, id LIMIT 1
    ) users ON true
    WHERE ads.stat = 1 AND ads.id % 90 = 7`)
  await tx.execute(
    sql`UPDATE ads SET open_complaints = 1 WHERE id IN (SELECT ad_id FROM complaints)`,
  )
}
