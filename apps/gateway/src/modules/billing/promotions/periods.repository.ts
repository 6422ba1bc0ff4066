import { asc, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { Period } from './period-time.ts'
import { projectPromotions } from './project-promotions.ts'
import { promotionPeriods } from './promotion-periods.table.ts'

const columns = {
  promotionId: promotionPeriods.promotionId,
  adId: promotionPeriods.adId,
  effect: promotionPeriods.effect,
  startsAt: promotionPeriods.startsAt,
  endsAt: promotionPeriods.endsAt,
  stoppedAt: promotionPeriods.stoppedAt,
}

/** The periods of these ads, in the order of purchase. */
export const readPeriods = (db: Executor, adIds: string[]) =>
  db
    .select(columns)
    .from(promotionPeriods)
    .where(inArray(promotionPeriods.adId, adIds))
    .orderBy(asc(promotionPeriods.promotionId))

/**
 * Changes the periods of each of these ads, which the transaction has locked, and what `ads` shows of them.
 *
 * @param change gets the periods of one ad
 */
export async function changePeriods(
  tx: Transaction,
  adIds: string[],
  change: (periods: Period[], adId: string) => Period[],
): Promise<void> {
  const stored = await readPeriods(tx, adIds).for('update')
  const byAd = Map.groupBy(stored, ({ adId }) => adId)
  const rows = adIds.flatMap((adId) =>
    change(byAd.get(adId) ?? [], adId).map((period) => ({ ...period, adId })),
  )
  if (rows.length === 0) return
  await tx
    .insert(promotionPeriods)
    .values(rows)
    .onConflictDoUpdate({
      target: [promotionPeriods.promotionId, promotionPeriods.effect],
      set: {
        startsAt: sql`excluded.starts_at`,
        endsAt: sql`excluded.ends_at`,
        stoppedAt: sql`excluded.stopped_at`,
      },
    })
  await projectPromotions(tx, adIds)
}
