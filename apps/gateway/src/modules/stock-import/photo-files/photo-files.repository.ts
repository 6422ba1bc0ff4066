import type { StockProblem } from '@trassa/contracts/entities/moderator/stock-import'
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { stockImportRows as rows, type StockRowRecord } from '../stock-import-rows.table.ts'

/** The row, locked. */
export async function lockRow(
  tx: Transaction,
  importId: string,
  row: number,
): Promise<StockRowRecord | undefined> {
  const [found] = await tx
    .select()
    .from(rows)
    .where(and(eq(rows.importId, importId), eq(rows.row, row)))
    .for('update')
  return found
}

/** The rows of an import that wait for files, in the file's order. */
const awaiting = (importId: string) => and(eq(rows.importId, importId), isNotNull(rows.awaited))

/** The first row that waits for files, locked. */
export async function lockNextAwaiting(
  tx: Transaction,
  importId: string,
): Promise<StockRowRecord | undefined> {
  const [found] = await tx
    .select()
    .from(rows)
    .where(awaiting(importId))
    .orderBy(asc(rows.row))
    .limit(1)
    .for('update')
  return found
}

/** The rows that wait for files, locked. */
export const lockAwaiting = (
  tx: Transaction,
  importId: string,
): Promise<Pick<StockRowRecord, 'adId' | 'awaited'>[]> =>
  tx
    .select({ adId: rows.adId, awaited: rows.awaited })
    .from(rows)
    .where(awaiting(importId))
    .orderBy(asc(rows.row))
    .for('update')

/** No row of the import waits for files any more; `note` says so in each that did. */
export async function endAwaiting(
  tx: Transaction,
  importId: string,
  note: StockProblem,
): Promise<void> {
  const problems = sql`${rows.problems} || ${JSON.stringify([note])}::jsonb`
  await tx.update(rows).set({ awaited: null, photoFiles: 0, problems }).where(awaiting(importId))
}

/** Rows that lack files, behind `after` in the file's order. */
export const readPhotoRows = (
  db: Executor,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Pick<StockRowRecord, 'row' | 'adId' | 'awaited' | 'wanted'>[]> =>
  db
    .select({ row: rows.row, adId: rows.adId, awaited: rows.awaited, wanted: rows.wanted })
    .from(rows)
    .where(and(eq(rows.importId, importId), gt(rows.photoFiles, 0), gt(rows.row, after)))
    .orderBy(asc(rows.row))
    .limit(limit)
