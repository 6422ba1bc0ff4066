import { parseDescription } from '@trassa/catalog/description/parse-description'
import { asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { ads } from '../ads.table.ts'

const BATCH = 100

/**
 * Keeps the trees of descriptions that have none: a migration takes them away when the grammar changes, and
 * until then they are parsed whenever they are read. Not a change of the ad: version and history stay. @returns how many were parsed.
 */
export async function parseStoredDescriptions(db: Database): Promise<number> {
  let total = 0
  for (;;) {
    const parsed = await db.transaction(parseBatch)
    total += parsed
    if (parsed < BATCH) return total
  }
}

async function parseBatch(tx: Transaction): Promise<number> {
  const batch = await tx
    .select({ id: ads.id, description: ads.description })
    .from(ads)
    .where(isNull(ads.descriptionTree))
    .orderBy(asc(ads.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const { id, description } of batch) {
    const descriptionTree = parseDescription(description)
    await tx.update(ads).set({ descriptionTree }).where(eq(ads.id, id))
  }
  return batch.length
}
