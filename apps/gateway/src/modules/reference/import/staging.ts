import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import {
  columnsOf,
  DICTIONARY_TABLES,
  type DictionaryTable,
  overwrite,
} from '../dictionaries/dictionary-tables.ts'
import type { PositionedRow } from './read-file.ts'

export interface Merged {
  added: number
  changed: number
}

export const stagedName = (tableName: string): SQL => sql.raw(`staged_${tableName}`)

/** Temporary tables of the transaction, one per dictionary: they hold the rows of the files until all are checked. */
export async function createStaging(tx: Transaction): Promise<void> {
  for (const { name } of Object.values(DICTIONARY_TABLES)) {
    const staged = stagedName(name)
    await tx.execute(sql`
      CREATE TEMP TABLE ${staged} (LIKE ${sql.raw(name)} INCLUDING DEFAULTS, file integer, line integer)
      ON COMMIT DROP`)
  }
}

const BATCH = 5000

/** @returns how many rows there were. */
export async function stageRows(
  tx: Transaction,
  { name, columns }: DictionaryTable,
  rows: Iterable<PositionedRow>,
): Promise<number> {
  const staged = stagedName(name)
  const all = sql.raw([...columns, 'file', 'line'].join(', '))
  let total = 0
  let batch: PositionedRow[] = []
  const send = async () => {
    await tx.execute(sql`
      INSERT INTO ${staged} (${all})
      SELECT ${all} FROM jsonb_populate_recordset(NULL::${staged}, ${JSON.stringify(batch)}::jsonb)`)
    total += batch.length
    batch = []
  }
  for (const row of rows) {
    batch.push(row)
    if (batch.length === BATCH) await send()
  }
  if (batch.length > 0) await send()
  return total
}

/** Without it the checks and the merge would be planned for empty tables. */
export async function analyzeStaged(tx: Transaction, { name }: DictionaryTable): Promise<void> {
  await tx.execute(sql`ANALYZE ${stagedName(name)}`)
}

/** Rows with known ids replace, the others are added; both are marked as imported. */
export async function mergeStaged(tx: Transaction, table: DictionaryTable): Promise<Merged> {
  const name = sql.raw(table.name)
  const staged = stagedName(table.name)
  const kept = columnsOf('kept', table.columns)
  const brought = columnsOf('staged', table.columns)
  const { rows } = await tx.execute<{ added: string; changed: string }>(sql`
    SELECT count(*) FILTER (WHERE kept.id IS NULL) AS added,
      count(*) FILTER (WHERE kept.id IS NOT NULL AND (${kept}) IS DISTINCT FROM (${brought})) AS changed
    FROM ${staged} staged LEFT JOIN ${name} kept USING (id)`)
  if (table.unique) await clearUniqueColumn(tx, table, table.unique)
  await tx.execute(sql`
    INSERT INTO ${name} AS kept (${sql.raw(table.columns.join(', '))}, imported)
    SELECT ${brought}, true FROM ${staged} staged
    ON CONFLICT (id) DO UPDATE SET ${overwrite(table)}, imported = true
    WHERE NOT kept.imported
      OR (${kept}) IS DISTINCT FROM (${columnsOf('excluded', table.columns)})`)
  return { added: Number(rows[0]?.added), changed: Number(rows[0]?.changed) }
}

/** Two rows may swap values of a unique column, which is checked row by row: it is cleared first. */
async function clearUniqueColumn(
  tx: Transaction,
  table: DictionaryTable,
  unique: string,
): Promise<void> {
  const column = sql.raw(unique)
  await tx.execute(sql`
    UPDATE ${sql.raw(table.name)} kept SET ${column} = 'moving-' || kept.id
    FROM ${stagedName(table.name)} staged
    WHERE staged.id = kept.id AND staged.${column} <> kept.${column}`)
}
