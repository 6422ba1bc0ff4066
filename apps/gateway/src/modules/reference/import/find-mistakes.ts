import { formatNumber } from '@trassa/catalog/format/numbers'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { columnsOf, type DictionaryTable } from '../dictionaries/dictionary-tables.ts'
import type { Mistakes, RowPosition } from './mistakes.ts'
import { stagedName } from './staging.ts'

/** Rows whose parent is neither in the database nor in the files of the run. */
export async function findOrphans(
  tx: Transaction,
  { name, parent }: DictionaryTable,
  mistakes: Mistakes,
): Promise<void> {
  if (!parent) return
  const column = sql.raw(`staged.${parent.column}`)
  const { rows } = await tx.execute<{ file: number; line: number; parent: string }>(sql`
    SELECT file, line, ${column} AS parent FROM ${stagedName(name)} staged
    WHERE NOT EXISTS (SELECT FROM ${sql.raw(parent.name)} known WHERE known.id = ${column})
      AND NOT EXISTS (SELECT FROM ${stagedName(parent.name)} known WHERE known.id = ${column})
    ORDER BY file, line`)
  for (const row of rows) mistakes.add(row, `${parent.column} ${row.parent}: такой записи нет`)
}

interface DuplicateName extends RowPosition, Record<string, unknown> {
  word: string
  /** The line of the first of them; `null` where it is in the database. */
  firstId: string
  firstLine: number | null
}

/** Rows with the same natural key as another row after the import. */
export async function findDuplicateNames(
  tx: Transaction,
  { name, key }: DictionaryTable,
  mistakes: Mistakes,
): Promise<void> {
  const staged = stagedName(name)
  const word = sql.raw(key.at(-1) ?? 'id')
  const { rows } = await tx.execute<DuplicateName>(sql`
    WITH all_rows AS (
      SELECT id, ${columnsOf('staged', key)}, file, line FROM ${staged} staged
      UNION ALL
      SELECT id, ${columnsOf('kept', key)}, NULL, NULL FROM ${sql.raw(name)} kept
      WHERE NOT EXISTS (SELECT FROM ${staged} staged WHERE staged.id = kept.id)
    ), numbered AS (
      SELECT file, line, ${word} AS word, row_number() OVER same AS place,
        first_value(id) OVER same AS "firstId", first_value(line) OVER same AS "firstLine", id
      FROM all_rows
      WINDOW same AS (PARTITION BY ${columnsOf('all_rows', key)} ORDER BY file NULLS FIRST, line, id)
    )
    SELECT file, line, word, "firstId", "firstLine" FROM numbered
    WHERE place > 1 AND line IS NOT NULL AND id <> "firstId"
    ORDER BY file, line`)
  for (const row of rows) {
    const where = row.firstLine === null ? 'в базе' : `в строке ${formatNumber(row.firstLine)}`
    mistakes.add(row, `${key.at(-1)} «${row.word}» уже есть ${where}, id ${row.firstId}`)
  }
}

/** The same row in two files of the run. */
export async function findRepeatedIds(
  tx: Transaction,
  { name }: DictionaryTable,
  mistakes: Mistakes,
): Promise<void> {
  const { rows } = await tx.execute<{ file: number; line: number; id: string }>(sql`
    SELECT file, line, id FROM (
      SELECT file, line, id, row_number() OVER (PARTITION BY id ORDER BY file, line) AS place
      FROM ${stagedName(name)}
    ) numbered WHERE place > 1 ORDER BY file, line`)
  for (const row of rows) mistakes.add(row, `id ${row.id} уже есть в другом файле`)
}
