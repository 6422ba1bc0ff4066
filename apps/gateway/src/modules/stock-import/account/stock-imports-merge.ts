import type { MergeHindrance } from '@trassa/contracts/enumerations/account-merge'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { MergedCounts, MergePair } from '../../identity/public.ts'
import { stockAds, stockMappings } from '../stock-ads/stock-ads.table.ts'
import { stockImports } from '../stock-imports.table.ts'

/** An import that is under way writes ads and photographs for their owner. */
export async function importHindrances(
  db: Executor,
  { closedId, stayingId }: MergePair,
): Promise<MergeHindrance[]> {
  const ofEither = inArray(stockImports.ownerId, [closedId, stayingId])
  const running = and(ofEither, eq(stockImports.state, 'running'))
  return (await db.$count(stockImports, running)) > 0 ? ['feedRuns'] : []
}

/**
 * Imports, and the numbers and photographs by which later ones find the ads. A number that both accounts have stays
 * with the ad of the staying one; the other ad is found by its VIN. The same holds for fingerprints.
 */
export async function moveImports(
  tx: Transaction,
  { closedId, stayingId }: MergePair,
): Promise<MergedCounts> {
  const owned = { ownerId: stayingId }
  await tx.update(stockImports).set(owned).where(eq(stockImports.ownerId, closedId))
  const unlessTaken = (name: 'external_id' | 'fingerprint') => {
    const [column, kept] = [sql.identifier(name), sql`kept.${sql.identifier(name)}`]
    return sql`CASE WHEN EXISTS (SELECT FROM stock_ads kept
      WHERE kept.owner_id = ${stayingId} AND ${kept} = ${stockAds}.${column}) THEN NULL ELSE ${stockAds}.${column} END`
  }
  const names = {
    externalId: unlessTaken('external_id'),
    fingerprint: unlessTaken('fingerprint'),
  }
  await tx
    .update(stockAds)
    .set({ ...owned, ...names })
    .where(eq(stockAds.ownerId, closedId))
  const hasOwn = sql`EXISTS (SELECT FROM stock_mappings kept WHERE kept.owner_id = ${stayingId})`
  await tx
    .update(stockMappings)
    .set(owned)
    .where(and(eq(stockMappings.ownerId, closedId), sql`NOT ${hasOwn}`))
  return {}
}
