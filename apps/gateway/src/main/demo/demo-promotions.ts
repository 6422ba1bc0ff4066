import type { Promotion } from '@trassa/contracts/enumerations/goods'
import { eq, inArray, sql } from 'drizzle-orm'
import { ads } from '../../modules/ads/public.ts'
import { insertPromotion } from '../../modules/billing/public.ts'
import type { Transaction } from '../../platform/database/connect.ts'

/** What the live ad of a type in this place by age has; types with few ads have the first ones only. */
const BY_PLACE: Partial<Record<number, Promotion>> = {
  2: 'turbo',
  4: 'vip',
  6: 'urgent',
  8: 'highlight',
  12: 'vip',
  18: 'vip',
  21: 'urgent',
  24: 'dailyLifts',
  27: 'highlight',
  30: 'turbo',
  36: 'vip',
}

const DAYS_AGO = 3

/** A handful of promoted ads of each type, since three days, and what that has brought them. */
export async function promoteDemoAds(tx: Transaction, now: Date): Promise<void> {
  const places = Object.keys(BY_PLACE)
  const { rows } = await tx.execute<{ id: string; place: string }>(sql`
    SELECT id, place FROM (
      SELECT id, row_number() OVER (PARTITION BY ad_type ORDER BY id)::text AS place FROM ads
      WHERE stat = 1 AND photos_total > 0 AND published_at < now() - interval '8 days'
        AND expires_at > now() + interval '1 day'
    ) live WHERE place = ANY (${sql.param(places)}::text[])`)
  const since = new Date(now.getTime() - DAYS_AGO * 24 * 60 * 60 * 1000)
  for (const { id, place } of rows) {
    const promotion = BY_PLACE[Number(place)]
    const [ad] = await tx.select().from(ads).where(eq(ads.id, id))
    if (ad && promotion) await insertPromotion(tx, { ad, lineId: null, promotion, now: since })
  }
  if (rows.length === 0) return
  const promoted = rows.map(({ id }) => id)
  await tx.execute(sql`UPDATE ad_activity SET impressions = impressions * 4 + 31,
      phones = phones * 3 + (ad_id % 2)::int
    WHERE ${inArray(sql`ad_id`, promoted)} AND day > (${since.toISOString()}::timestamptz)::date`)
}
