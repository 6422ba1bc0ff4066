import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { type AdRecord, ads } from './ads.table.ts'

/** One parameter for all ids: PostgreSQL parses five hundred of them longer than it reads the rows. */
const isOneOf = (ids: string[]) => sql`${ads.id} = ANY (${sql.param(ids)}::bigint[])`

/** The row of an ad in any state, locked until the transaction ends. */
export async function lockAd(tx: Transaction, id: string): Promise<AdRecord | undefined> {
  const [ad] = await tx.select().from(ads).where(eq(ads.id, id)).for('update')
  return ad
}

/** The row of an ad in any state. */
export async function readAd(db: Executor, id: string): Promise<AdRecord | undefined> {
  const [ad] = await db.select().from(ads).where(eq(ads.id, id))
  return ad
}

/** Many ads in any state. */
export const readAds = (db: Executor, ids: string[]): Promise<AdRecord[]> =>
  db.select().from(ads).where(isOneOf(ids))

/** Many ads, locked in the order of their ids so that two bulk changes cannot block each other. */
export function lockAds(tx: Transaction, ids: string[]): Promise<AdRecord[]> {
  return tx.select().from(ads).where(isOneOf(ids)).orderBy(asc(ads.id)).for('update')
}

/** The photographs that wait in the revisions of ads; the ads stay locked, so that no other edit adds one. */
export async function lockRevisionPhotos(tx: Transaction, ids: string[]): Promise<Set<string>> {
  const found = await tx
    .select({ revision: ads.revision })
    .from(ads)
    .where(isOneOf(ids))
    .orderBy(asc(ads.id))
    .for('update')
  return new Set(found.flatMap(({ revision }) => revision?.photoIds ?? []))
}

/** Writes how many complaints of these ads wait; like their views, that is no change of the ads. */
export async function countOpenComplaints(tx: Executor, ids: string[], count: SQL): Promise<void> {
  await tx.update(ads).set({ openComplaints: count }).where(isOneOf(ids))
}

/** How many drafts a user has, those created on their behalf included. */
export function countDrafts(tx: Executor, userId: string): Promise<number> {
  return tx.$count(ads, and(eq(ads.userId, userId), eq(ads.stat, AD_STATS.draft.stat)))
}
