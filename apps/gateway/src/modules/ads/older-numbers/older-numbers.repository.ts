import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../ads.table.ts'
import { olderAdNumbers } from './older-numbers.table.ts'

export type OlderNumber = typeof olderAdNumbers.$inferInsert

/** The ad that had this number in a category of the older product. */
export async function readAdIdOf(
  db: Executor,
  { category, number }: Omit<OlderNumber, 'adId'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ adId: olderAdNumbers.adId })
    .from(olderAdNumbers)
    .where(and(eq(olderAdNumbers.category, category), eq(olderAdNumbers.number, number)))
  return row?.adId
}

/** Writes numbers, each at most once among `rows`; a number that is known already gets its new ad. */
export async function upsertOlderNumbers(db: Executor, rows: OlderNumber[]): Promise<void> {
  await db
    .insert(olderAdNumbers)
    .values(rows)
    .onConflictDoUpdate({
      target: [olderAdNumbers.category, olderAdNumbers.number],
      set: { adId: sql`excluded.ad_id` },
    })
}

/** Which of these ads there are. */
export async function readExistingAds(db: Executor, ids: string[]): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: ads.id }).from(ads).where(inArray(ads.id, ids))
  return new Set(rows.map(({ id }) => id))
}
