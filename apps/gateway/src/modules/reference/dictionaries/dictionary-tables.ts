import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { cities } from '../cities/cities.table.ts'
import { carGenerations, carMarks, carModels, carModifications, carSeries } from './cars.table.ts'
import { vehicleMarks, vehicleModels } from './vehicles.table.ts'

/** What loading needs to know of a dictionary's table; names as in the database. */
export interface DictionaryTable {
  readonly table: PgTable
  readonly name: string
  /** All columns but `imported`, the id first. */
  readonly columns: readonly string[]
  /** The table of the rows that this one's rows belong to, and the column that names them. */
  readonly parent?: { readonly name: string; readonly column: string }
  /** The natural key: no two rows are equal in all of these columns. */
  readonly key: readonly string[]
  /** The column that the database itself keeps unique. */
  readonly unique?: string
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function describe(
  table: PgTable,
  own: Pick<DictionaryTable, 'key'> & Partial<DictionaryTable>,
): DictionaryTable {
  const columns = Object.keys(getTableColumns(table)).map(snakeCase)
  return {
    table,
    name: getTableName(table),
    columns: columns.filter((column) => column !== 'imported'),
    ...own,
  }
}

const child = (table: PgTable, parent: PgTable, column: string) =>
  describe(table, { parent: { name: getTableName(parent), column }, key: [column, 'name'] })

/** Every dictionary, parents before what belongs to them. */
export const DICTIONARY_TABLES = {
  cities: describe(cities, { key: ['slug'], unique: 'slug' }),
  carMarks: describe(carMarks, { key: ['name'] }),
  carModels: child(carModels, carMarks, 'mark_id'),
  carGenerations: child(carGenerations, carModels, 'model_id'),
  carSeries: child(carSeries, carGenerations, 'generation_id'),
  carModifications: child(carModifications, carSeries, 'series_id'),
  vehicleMarks: describe(vehicleMarks, { key: ['code', 'name'] }),
  vehicleModels: child(vehicleModels, vehicleMarks, 'mark_id'),
} as const satisfies Record<string, DictionaryTable>

export type DictionaryTableName = keyof typeof DICTIONARY_TABLES

/** A row by the names of the database's columns. */
export type TableRow = Record<string, unknown>

/** `{markId: '1'}` → `{mark_id: '1'}`. */
export const toTableRow = (record: object): TableRow =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [snakeCase(key), value]))

/** `a.mark_id, a.name`. */
export const columnsOf = (alias: string, columns: readonly string[]): SQL =>
  sql.raw(columns.map((column) => `${alias}.${column}`).join(', '))

/** `name = excluded.name, …` of everything but the id. */
export const overwrite = ({ columns }: DictionaryTable): SQL =>
  sql.raw(
    columns
      .slice(1)
      .map((column) => `${column} = excluded.${column}`)
      .join(', '),
  )
