import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { heartbeats } from './heartbeats.table.ts'
import { projectPromotions } from './project-promotions.ts'
import { promotionPeriods } from './promotion-periods.table.ts'

const ONLY = 1

/** A shorter pause is a restart. */
const PAUSE_MS = 10 * 60 * 1000

/**
 * Says that the site runs. After a longer pause, in which buyers saw nothing, the paid time of promotions that ran is
 * given back, once, in the same transaction.
 *
 * @returns how many ads got time back
 */
export const beat = (db: Database, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.insert(heartbeats).values({ id: ONLY, beatAt: now }).onConflictDoNothing()
    const [last] = await tx.select().from(heartbeats).for('update')
    if (!last || last.beatAt >= now) return 0
    const isPause = now.getTime() - last.beatAt.getTime() > PAUSE_MS
    const given = isPause ? await giveBack(tx, last.beatAt, now) : 0
    await tx.update(heartbeats).set({ beatAt: now }).where(eq(heartbeats.id, ONLY))
    return given
  })

/**
 * Each period that ran when the site went down gets back what passed of it until now, or until it stopped or its ad
 * expired. One that ended meanwhile while its ad left the lists stands still from now on.
 */
async function giveBack(tx: Transaction, from: Date, now: Date): Promise<number> {
  const [since, until] = [from, now].map((at) => sql`${at.toISOString()}::timestamptz`)
  const shownUntil = sql`CASE WHEN ${ads.stat} = 1
    THEN least(${until}, greatest(coalesce(${ads.expiresAt}, ${until}), ${since})) ELSE ${until} END`
  const { startsAt, endsAt, stoppedAt, adId } = promotionPeriods
  const lost = sql`(coalesce(${stoppedAt}, ${shownUntil}) - ${since})`
  const { rows } = await tx.execute<{ adId: string }>(sql`
    UPDATE ${promotionPeriods} SET
      starts_at = ${startsAt} + CASE WHEN ${startsAt} > ${since} THEN ${lost} ELSE interval '0' END,
      ends_at = ${endsAt} + ${lost},
      stopped_at = CASE WHEN ${ads.stat} = 1 THEN ${stoppedAt} ELSE coalesce(${stoppedAt}, ${until}) END
    FROM ${ads}
    WHERE ${ads.id} = ${adId} AND ${endsAt} > ${since}
      AND (${stoppedAt} IS NULL OR ${stoppedAt} > ${since})
    RETURNING ${adId} AS "adId"`)
  const adIds = [...new Set(rows.map((row) => row.adId))]
  if (adIds.length > 0) await projectPromotions(tx, adIds)
  return adIds.length
}
