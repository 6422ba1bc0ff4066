import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/connect.ts'

/**
 * Price drops on every fourteenth live ad, and favourites of the demo's users, among them some that are gone:
 * the same ones at every seeding.
 */
export async function addLiveliness(tx: Transaction): Promise<void> {
  await tx.execute(sql`UPDATE ads SET price_drop_from = price + round(price * 0.06 / 100000) * 100000 + 100000,
      price_dropped_at = published_at + (now() - published_at) * 0.8
    WHERE stat = 1 AND price > 2000000 AND id % 14 = 3
      AND published_at < now() - interval '4 days'`)
  await tx.execute(sql`INSERT INTO price_changes (ad_id, price_from, price_to, at)
    SELECT id, price_drop_from, price, price_dropped_at FROM ads WHERE price_drop_from IS NOT NULL`)
  await tx.execute(sql`INSERT INTO favorites (user_id, ad_id, added_at)
    SELECT users.id, ads.id, now() - (ads.id % 40) * interval '7 hours'
    FROM users JOIN ads ON ads.user_id <> users.id AND ads.stat IN (1, 5, 6)
      AND ads.published_at IS NOT NULL AND (ads.id * 7 + users.id * 13) % 97 = 5
    WHERE ads.id <= (SELECT min(id) + 1500 FROM ads)`)
}
