import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { cities } from '../../reference/public.ts'
import { ads } from '../ads.table.ts'
import { toOwnAdCard } from '../cards/ad-card.ts'
import { ownCardColumns } from '../cards/card-columns.ts'
import { isEmptyDraft } from '../sweeps/empty-drafts.ts'

/** A user's ads in all states but the deleted ones, those that changed last first. */
export async function readNewestOwn(
  db: Executor,
  { userId, offset, size, now }: { userId: string; offset: number; size: number; now: Date },
): Promise<OwnAdCard[]> {
  const rows = await db
    .select(ownCardColumns)
    .from(ads)
    .leftJoin(cities, eq(cities.id, ads.cityId))
    .where(
      and(
        eq(ads.userId, userId),
        ne(ads.stat, AD_STATS.deleted.stat),
        sql`(${isEmptyDraft}) IS NOT TRUE`,
      ),
    )
    .orderBy(desc(ads.updatedAt), desc(ads.id))
    .limit(size)
    .offset(offset)
  return rows.map((row) => toOwnAdCard(row, now))
}
