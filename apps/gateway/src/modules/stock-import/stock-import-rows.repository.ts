import type { StockProblem, StockRow } from '@trassa/contracts/entities/moderator/stock-import'
import type { StockRowState } from '@trassa/contracts/enumerations/stock-imports'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { decodeCursor, encodeCursor } from '../../platform/keyset/cursor.ts'
import type { CheckedRow } from './checking/check-row.ts'
import { stockImportRows as rows, type StockRowRecord } from './stock-import-rows.table.ts'
import { stockImports } from './stock-imports.table.ts'

const CHUNK = 500
const PAGE = 50

export async function insertRows(
  tx: Transaction,
  importId: string,
  added: readonly Pick<StockRowRecord, 'row' | 'cells'>[],
): Promise<void> {
  for (let start = 0; start < added.length; start += CHUNK) {
    const chunk = added.slice(start, start + CHUNK)
    await tx.insert(rows).values(chunk.map(({ row, cells }) => ({ importId, row, cells })))
  }
}

export const readCells = (
  db: Executor,
  importId: string,
): Promise<Pick<StockRowRecord, 'row' | 'cells'>[]> =>
  db
    .select({ row: rows.row, cells: rows.cells })
    .from(rows)
    .where(eq(rows.importId, importId))
    .orderBy(asc(rows.row))

/** Replaces what an earlier check has said. */
export async function writeChecked(
  tx: Transaction,
  importId: string,
  checked: readonly CheckedRow[],
): Promise<void> {
  for (let start = 0; start < checked.length; start += CHUNK) {
    await tx.execute(sql`
      UPDATE stock_import_rows r
      SET state = new.state, title = new.title, external_id = new."externalId", fingerprint = new.fingerprint,
        ad_id = new."adId",
        version = new.version, wanted = new.wanted, changes = new.changes, problems = new.problems,
        photo_files = new."photoFiles"
      FROM jsonb_to_recordset(${JSON.stringify(checked.slice(start, start + CHUNK))}::jsonb)
        AS new(row int, state text, title text, "externalId" text, fingerprint text, "adId" bigint, version int, wanted jsonb,
          changes jsonb, problems jsonb, "photoFiles" int)
      WHERE r.import_id = ${importId} AND r.row = new.row`)
  }
}

/** Counts an import's rows and keeps the result with it, so that lists of imports count nothing. */
export async function writeCounts(tx: Transaction, importId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE stock_imports SET counts = (
      SELECT coalesce(jsonb_object_agg(state, n), '{}') FROM (
        SELECT state, count(*)::int AS n FROM stock_import_rows
        WHERE import_id = ${importId} AND state IS NOT NULL GROUP BY state) c)
    WHERE id = ${importId}`)
}

const WAITING: readonly StockRowState[] = ['create', 'change']

/** The next row that has not had its turn, locked; `undefined` where none has. */
export async function lockNextRow(
  tx: Transaction,
  importId: string,
): Promise<StockRowRecord | undefined> {
  const [row] = await tx
    .select()
    .from(rows)
    .where(and(eq(rows.importId, importId), inArray(rows.state, [...WAITING])))
    .orderBy(asc(rows.row))
    .limit(1)
    .for('update')
  return row
}

/** Locks a row. @returns whether it has not had its result yet */
export async function lockWaiting(
  tx: Transaction,
  { importId, row }: Pick<StockRowRecord, 'importId' | 'row'>,
): Promise<boolean> {
  const [found] = await tx
    .select({ state: rows.state })
    .from(rows)
    .where(and(eq(rows.importId, importId), eq(rows.row, row)))
    .for('update')
  return found?.state != null && WAITING.includes(found.state)
}

export async function updateRow(
  tx: Executor,
  { importId, row }: Pick<StockRowRecord, 'importId' | 'row'>,
  changes: Partial<StockRowRecord>,
): Promise<void> {
  await tx
    .update(rows)
    .set(changes)
    .where(and(eq(rows.importId, importId), eq(rows.row, row)))
}

/**
 * Ends a row, and counts it with its import in the same transaction; does nothing where another worker has ended it.
 */
export async function settleRow(
  tx: Transaction,
  { importId, row, state }: Pick<StockRowRecord, 'importId' | 'row' | 'state'>,
  changes: Partial<StockRowRecord> & { state: StockRowState },
): Promise<void> {
  const { rowCount } = await tx
    .update(rows)
    .set({ ...changes, wanted: null })
    .where(and(eq(rows.importId, importId), eq(rows.row, row), inArray(rows.state, [...WAITING])))
  if (rowCount !== 1 || state === null) return
  const count = (name: SQL) => sql`coalesce((${stockImports.counts} ->> ${name})::int, 0)`
  const [from, to] = [sql`${state}::text`, sql`${changes.state}::text`]
  await tx
    .update(stockImports)
    .set({
      counts: sql`${stockImports.counts} || jsonb_build_object(${from}, ${count(from)} - 1, ${to}, ${count(to)} + 1)`,
    })
    .where(eq(stockImports.id, importId))
}

/**
 * Ends the rows of a cancelled import whose ads have their content, and counts all rows anew.
 *
 * @param note of rows whose photographs are not known to be there
 */
export async function settleWritten(
  tx: Transaction,
  importId: string,
  note: StockProblem,
): Promise<void> {
  const hasPhotos = sql`${rows.wanted} -> 'photos' ->> 0 IS NOT NULL`
  await tx
    .update(rows)
    .set({
      state: sql`CASE ${rows.state} WHEN 'create' THEN 'created' ELSE 'changed' END`,
      problems: sql`CASE WHEN ${hasPhotos} THEN ${rows.problems} || ${JSON.stringify([note])}::jsonb ELSE ${rows.problems} END`,
      wanted: null,
      photoFiles: 0,
    })
    .where(
      and(eq(rows.importId, importId), eq(rows.isWritten, true), inArray(rows.state, [...WAITING])),
    )
  await writeCounts(tx, importId)
}

/** Refused rows and mistakes stand first, then what waits for photographs, what has notes, and the file's order. */
const rank = sql<number>`CASE ${rows.state} WHEN 'refused' THEN 0 WHEN 'wrong' THEN 1 ELSE
  CASE WHEN ${rows.awaited} IS NOT NULL THEN 2 WHEN ${rows.problems} <> '[]' THEN 3 ELSE 4 END END`
const pageCursor = z.tuple([z.int().min(0).max(4), z.int().min(0).max(1e9)])

export async function readRowsPage(
  db: Executor,
  importId: string,
  { state, cursor }: { state?: StockRowState | undefined; cursor?: string | undefined },
): Promise<{ items: StockRow[]; total: number; nextCursor: string | null }> {
  const after = decodeCursor(cursor, pageCursor)
  const inImport = and(eq(rows.importId, importId), state && eq(rows.state, state))
  const found = await db
    .select({
      row: rows.row,
      state: sql<StockRowState>`coalesce(${rows.state}, 'wrong')`,
      title: rows.title,
      externalId: rows.externalId,
      adId: rows.adId,
      changes: rows.changes,
      photosTotal: sql<number>`coalesce(jsonb_array_length(nullif(${rows.wanted} -> 'photos', 'null')), 0)`,
      photoFiles: rows.photoFiles,
      problems: rows.problems,
      rank,
    })
    .from(rows)
    .where(
      and(
        inImport,
        sql`${rows.state} IS NOT NULL`,
        after ? sql`(${rank}, ${rows.row}) > (${after[0]}::int, ${after[1]}::int)` : undefined,
      ),
    )
    .orderBy(rank, asc(rows.row))
    .limit(PAGE + 1)
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  return {
    items: page.map(({ rank: _, ...row }) => row),
    total: await db.$count(rows, and(inImport, sql`${rows.state} IS NOT NULL`)),
    nextCursor: last && found.length > PAGE ? encodeCursor([last.rank, last.row]) : null,
  }
}

/** Rows that are to be mended, in the file's order. */
export const readWrongRows = (
  db: Executor,
  importId: string,
): Promise<Pick<StockRowRecord, 'row' | 'cells' | 'problems'>[]> =>
  db
    .select({ row: rows.row, cells: rows.cells, problems: rows.problems })
    .from(rows)
    .where(and(eq(rows.importId, importId), inArray(rows.state, ['wrong', 'refused'])))
    .orderBy(asc(rows.row))
