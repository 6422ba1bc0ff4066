import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/connect.ts'
import { ads } from '../ads/public.ts'
import { favorites } from './favorites.table.ts'

/** A drop of which a user who keeps the ad was not told; kopecks. */
interface UntoldDrop extends Record<string, unknown> {
  userId: string
  adId: string
  title: string
  from: number
  price: number
}

/** Older drops are not told any more: the worker stood still. */
const TOLD_WITHIN = sql`interval '1 day'`

/**
 * Marks drops as told and gives them: of live ads, to those who kept them before, not to their owners. Rows that
 * another transaction has are left to it.
 */
export async function takeUntoldDrops(tx: Transaction, limit: number): Promise<UntoldDrop[]> {
  const { rows } = await tx.execute<UntoldDrop>(sql`
    WITH due AS (
      SELECT ${favorites.userId} AS user_id, ${ads.id} AS ad_id, ${ads.title} AS title,
        ${ads.priceDropFrom} AS price_from, ${ads.price} AS price, ${ads.priceDroppedAt} AS dropped_at
      FROM ${ads} JOIN ${favorites} ON ${favorites.adId} = ${ads.id}
      WHERE ${ads.stat} = ${AD_STATS.active.stat} AND ${ads.expiresAt} > now()
        AND ${ads.priceDroppedAt} > now() - ${TOLD_WITHIN}
        AND ${ads.priceDropFrom} IS NOT NULL AND ${ads.price} IS NOT NULL
        AND ${favorites.addedAt} < ${ads.priceDroppedAt} AND ${favorites.userId} <> ${ads.userId}
        AND ${favorites.toldDropAt} IS DISTINCT FROM ${ads.priceDroppedAt}
      ORDER BY ${favorites.userId}, ${favorites.adId}
      LIMIT ${limit}
      FOR UPDATE OF ${favorites} SKIP LOCKED
    )
    UPDATE ${favorites} SET told_drop_at = due.dropped_at FROM due
    WHERE ${favorites.userId} = due.user_id AND ${favorites.adId} = due.ad_id
    RETURNING due.user_id::text AS "userId", due.ad_id::text AS "adId", due.title,
      due.price_from::float8 AS "from", due.price::float8 AS price`)
  return rows
}
