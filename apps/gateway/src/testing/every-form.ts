import type { DictionaryName } from '@trassa/catalog/engine/definition'
import type { ChainLink } from '@trassa/catalog/engine/definition-fields'
import type { PickRow, Variant } from '@trassa/catalog/engine/testing/fill-form'
import type { Fields } from '@trassa/contracts/entities/ad'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  carGenerations,
  carMarks,
  carModels,
  carModifications,
  carSeries,
} from '../modules/reference/dictionaries/cars.table.ts'
import { vehicleMarks, vehicleModels } from '../modules/reference/dictionaries/vehicles.table.ts'
import type { Database } from '../platform/database/connect.ts'

interface Row extends Record<string, unknown> {
  id: string
  parent: string | null
  codes: string[]
}

/** A statement per dictionary: its rows, each with its parent. Forms pick no cities from here. */
const STATEMENTS: Record<Exclude<DictionaryName, 'cities'>, SQL> = {
  carMarks: rowsOf(carMarks),
  carModels: rowsOf(carModels, 'markId'),
  carGenerations: rowsOf(carGenerations, 'modelId'),
  carSeries: rowsOf(carSeries, 'generationId'),
  carModifications: rowsOf(carModifications, 'seriesId'),
  vehicleMarks: sql`SELECT ${vehicleMarks.id} AS id, NULL AS parent, ${vehicleMarks.codes} AS codes
    FROM ${vehicleMarks} ORDER BY 1`,
  vehicleModels: rowsOf(vehicleModels, 'markId'),
}

function rowsOf(table: PgTable, parent?: string): SQL {
  const columns = getTableColumns(table)
  const owner = parent ? columns[parent] : undefined
  return sql`SELECT ${columns.id} AS id, ${owner ?? sql`NULL`} AS parent, '{}'::text[] AS codes
    FROM ${table} ORDER BY 1`
}

/** Reads the dictionaries once; picks rows from memory after that. */
export async function rowPicker(db: Database): Promise<(variant: Variant) => PickRow> {
  const rows = new Map<string, Row[]>()
  for (const [name, statement] of Object.entries(STATEMENTS)) {
    rows.set(name, (await db.execute<Row>(statement)).rows)
  }
  const children = Map.groupBy([...rows.values()].flat(), (row) => row.parent)
  const choicesOf = ({ dictionary, codes }: ChainLink, parentId: string | null) => {
    const all = parentId === null ? rows.get(dictionary) : children.get(parentId)
    const own = new Set(rows.get(dictionary))
    return (all ?? []).filter(
      (row) => own.has(row) && (!codes || codes.some((code) => row.codes.includes(code))),
    )
  }
  return (variant) => (link, parentId) => {
    const row = choicesOf(link, parentId).at(-variant)
    if (!row) throw new Error(`No row of ${link.dictionary} under ${parentId}`)
    return row.id
  }
}

/** Sets of mistakes with one of each field's: the catalogue's own test of every form makes each mistake alone. */
export function setsOf(mistakes: (readonly [key: string, values: Fields[string][]])[]): Fields[] {
  const most = Math.max(0, ...mistakes.map(([, values]) => values.length))
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(
      mistakes.flatMap(([key, values]) => (index in values ? [[key, values[index]]] : [])),
    ),
  )
}
