import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { priceChanges } from './price-changes.table.ts'

/** The most changes that a history shows. */
const SHOWN_MAX = 50

/** The lowest price of each ad among its changes from `since` on; an ad without changes is absent. */
export async function readLowestPrices(
  tx: Transaction,
  adIds: string[],
  since: Date,
): Promise<Map<string, number | null>> {
  if (adIds.length === 0) return new Map()
  const lowest = sql<string | null>`min(least(${priceChanges.priceFrom}, ${priceChanges.priceTo}))`
  const rows = await tx
    .select({ adId: priceChanges.adId, lowest })
    .from(priceChanges)
    .where(and(inArray(priceChanges.adId, adIds), gte(priceChanges.at, since)))
    .groupBy(priceChanges.adId)
  return new Map(rows.map((row) => [row.adId, row.lowest === null ? null : Number(row.lowest)]))
}

export async function insertPriceChanges(
  tx: Transaction,
  changes: (typeof priceChanges.$inferInsert)[],
): Promise<void> {
  if (changes.length > 0) await tx.insert(priceChanges).values(changes)
}

/** The latest changes of an ad's price, oldest first. */
export async function readPriceChanges(db: Executor, adId: string) {
  const latest = db
    .select()
    .from(priceChanges)
    .where(eq(priceChanges.adId, adId))
    .orderBy(desc(priceChanges.at), desc(priceChanges.id))
    .limit(SHOWN_MAX)
    .as('latest')
  return db.select().from(latest).orderBy(asc(latest.at), asc(latest.id))
}
