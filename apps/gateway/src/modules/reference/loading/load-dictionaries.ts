import { createHash } from 'node:crypto'
import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readCities } from '@trassa/catalog/dictionaries/cities-data'
import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import {
  columnsOf,
  DICTIONARY_TABLES,
  type DictionaryTable,
  overwrite,
  type TableRow,
  toTableRow,
} from '../dictionaries/dictionary-tables.ts'
import { lockDictionaries, readLoaded, recordLoaded } from './loaded-dictionaries.repository.ts'

const BATCH = 5000

/**
 * Loads the dictionaries that ship with the product into the database, in one transaction; does nothing
 * where the same data was loaded before. Rows that ads may refer to are never deleted,
 * rows that an operator imported never overwritten.
 */
export async function loadDictionaries(db: Database): Promise<void> {
  const shipped = readShipped()
  const hash = createHash('sha256')
  for (const [, rows] of shipped) hash.update(JSON.stringify(rows))
  const digest = hash.digest('hex')
  if ((await readLoaded(db, 'shipped')) === digest) return
  await db.longTransaction(async (tx) => {
    await lockDictionaries(tx)
    // Another process may have loaded them meanwhile.
    if ((await readLoaded(tx, 'shipped')) === digest) return
    for (const [table, rows] of shipped) await mergeShipped(tx, table, rows)
    await recordLoaded(tx, 'shipped', digest)
  })
}

function readShipped(): [DictionaryTable, TableRow[]][] {
  const cars = readCarDictionary()
  const vehicles = readVehicleDictionary()
  const rows = {
    cities: readCities(),
    carMarks: cars.marks,
    carModels: cars.models,
    carGenerations: cars.generations,
    carSeries: cars.series,
    carModifications: cars.modifications,
    vehicleMarks: vehicles.marks,
    vehicleModels: vehicles.models,
  }
  return (Object.keys(rows) as (keyof typeof rows)[]).map((name) => [
    DICTIONARY_TABLES[name],
    rows[name].map(toTableRow),
  ])
}

/**
 * A row that an imported one has replaced – the same id, or the same name in the same place – is left
 * out together with its children, which would have no parent.
 */
async function mergeShipped(tx: Transaction, table: DictionaryTable, rows: TableRow[]) {
  const name = sql.raw(table.name)
  const columns = sql.raw(table.columns.join(', '))
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH))
    await tx.execute(sql`
      INSERT INTO ${name} AS kept (${columns})
      SELECT ${columnsOf('shipped', table.columns)}
      FROM jsonb_populate_recordset(NULL::${name}, ${batch}::jsonb) shipped
      WHERE ${hasParent(table)} AND NOT EXISTS (
        SELECT FROM ${name} other
        WHERE other.imported AND other.id <> shipped.id
          AND (${columnsOf('other', table.key)}) = (${columnsOf('shipped', table.key)})
      )
      ON CONFLICT (id) DO UPDATE SET ${overwrite(table)}
      WHERE NOT kept.imported
        AND (${columnsOf('kept', table.columns)}) IS DISTINCT FROM (${columnsOf('excluded', table.columns)})`)
  }
}

function hasParent({ parent }: DictionaryTable): SQL {
  if (!parent) return sql`true`
  const column = sql.raw(`shipped.${parent.column}`)
  return sql`EXISTS (SELECT FROM ${sql.raw(parent.name)} parent WHERE parent.id = ${column})`
}
