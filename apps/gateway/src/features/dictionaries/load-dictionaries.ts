import { createHash } from 'node:crypto'
import { readCarDictionary } from '@trassa/catalog/car-data'
import { readCities } from '@trassa/catalog/cities-data'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../../database/connect.ts'
import { cities } from '../cities/cities.table.ts'
import { carGenerations, carMarks, carModels, carModifications, carSeries } from './cars.table.ts'
import { loadedDictionaries } from './loaded-dictionaries.table.ts'

const BATCH = 2000

/**
 * Brings the dictionaries that ship with the product into the database: all of them or nothing, and
 * nothing at all where the same data was loaded before. Rows that ads may refer to are never deleted.
 */
export async function loadDictionaries(db: Database): Promise<void> {
  const cars = readCarDictionary()
  const tables: [PgTable, object[]][] = [
    [cities, readCities()],
    [carMarks, cars.marks],
    [carModels, cars.models],
    [carGenerations, cars.generations],
    [carSeries, cars.series],
    [carModifications, cars.modifications],
  ]
  const digest = createHash('sha256')
  for (const [, rows] of tables) digest.update(JSON.stringify(rows))
  const shipped = { name: 'shipped', digest: digest.digest('hex') }

  await db.transaction(async (tx) => {
    const [loaded] = await tx
      .select()
      .from(loadedDictionaries)
      .where(eq(loadedDictionaries.name, shipped.name))
    if (loaded?.digest === shipped.digest) return
    for (const [table, rows] of tables) await upsert(tx, table, rows)
    await tx
      .insert(loadedDictionaries)
      .values(shipped)
      .onConflictDoUpdate({
        target: loadedDictionaries.name,
        set: { digest: shipped.digest, loadedAt: sql`now()` },
      })
  })
}

async function upsert(tx: Transaction, table: PgTable, rows: object[]): Promise<void> {
  const { id, ...others } = getTableColumns(table)
  if (!id) throw new Error('A dictionary needs an id')
  const set: Record<string, SQL> = {}
  for (const name of Object.keys(others)) {
    set[name] = sql.raw(
      `excluded.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    )
  }
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx
      .insert(table)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoUpdate({ target: id, set })
  }
}
