import type { DictionaryName } from '@trassa/catalog/engine/definition'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import { type Column, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../platform/database/connect.ts'
import { cities } from '../cities/cities.table.ts'
import { carGenerations, carMarks, carModels, carModifications, carSeries } from './cars.table.ts'
import { vehicleMarks, vehicleModels } from './vehicles.table.ts'

interface Source {
  table: PgTable
  id: Column
  name: Column
  /** The column with the Russian spelling. */
  nameRu?: Column
  parent?: Column
  /** The column with the groups of a mark. */
  codes?: Column
}

const SOURCES: Record<DictionaryName, Source> = {
  cities: { table: cities, id: cities.id, name: cities.name },
  carMarks: { table: carMarks, id: carMarks.id, name: carMarks.name, nameRu: carMarks.nameRu },
  carModels: {
    table: carModels,
    id: carModels.id,
    name: carModels.name,
    nameRu: carModels.nameRu,
    parent: carModels.markId,
  },
  carGenerations: {
    table: carGenerations,
    id: carGenerations.id,
    name: carGenerations.name,
    parent: carGenerations.modelId,
  },
  carSeries: {
    table: carSeries,
    id: carSeries.id,
    name: carSeries.name,
    parent: carSeries.generationId,
  },
  carModifications: {
    table: carModifications,
    id: carModifications.id,
    name: carModifications.name,
    parent: carModifications.seriesId,
  },
  vehicleMarks: {
    table: vehicleMarks,
    id: vehicleMarks.id,
    name: vehicleMarks.name,
    nameRu: vehicleMarks.nameRu,
    codes: vehicleMarks.codes,
  },
  vehicleModels: {
    table: vehicleModels,
    id: vehicleModels.id,
    name: vehicleModels.name,
    nameRu: vehicleModels.nameRu,
    parent: vehicleModels.markId,
  },
}

export interface DictionaryRef {
  dictionary: DictionaryName
  id: string
}

export interface DictionaryRow {
  name: string
  nameRu: string | null
  /** The row one level up: a model's mark. */
  parentId: string | null
  /** The groups of a mark; `null` for other dictionaries. */
  codes: MarkCode[] | null
}

/** Finds a row that was read; `undefined` where the dictionary has none. */
export type DictionaryRows = (ref: DictionaryRef) => DictionaryRow | undefined

interface SelectedRow extends DictionaryRow, DictionaryRef, Record<string, unknown> {}

/** Rows of any dictionaries in one statement, for names and for checking branches. */
export async function readDictionaryRows(
  db: Executor,
  refs: DictionaryRef[],
): Promise<DictionaryRows> {
  const wanted = Map.groupBy(refs, (ref) => ref.dictionary)
  const selects = [...wanted].map(([dictionary, group]) =>
    selectRows(
      dictionary,
      group.map((ref) => ref.id),
    ),
  )
  if (selects.length === 0) return () => undefined
  const { rows } = await db.execute<SelectedRow>(sql.join(selects, sql` UNION ALL `))
  const found = new Map(rows.map((row) => [`${row.dictionary}:${row.id}`, row]))
  return ({ dictionary, id }) => found.get(`${dictionary}:${id}`)
}

function selectRows(dictionary: DictionaryName, ids: string[]): SQL {
  const { table, id, name, nameRu, parent, codes } = SOURCES[dictionary]
  return sql`SELECT ${dictionary}::text AS dictionary, ${id} AS id, ${name} AS name,
    ${nameRu ?? sql`NULL::text`} AS "nameRu", ${parent ?? sql`NULL::bigint`} AS "parentId",
    ${codes ?? sql`NULL::text[]`} AS codes FROM ${table} WHERE ${inArray(id, [...new Set(ids)])}`
}

export interface DictionaryChild extends DictionaryRow {
  id: string
}

/** The rows of a dictionary below one row of the level above; all of one without levels above (`parentId` is `null`). */
export async function listDictionaryRows(
  db: Executor,
  dictionary: DictionaryName,
  parentId: string | null,
): Promise<DictionaryChild[]> {
  const { table, id, name, nameRu, parent, codes } = SOURCES[dictionary]
  const below = parent && parentId !== null ? sql` WHERE ${parent} = ${parentId}` : sql``
  const { rows } = await db.execute<DictionaryChild & Record<string, unknown>>(
    sql`SELECT ${id} AS id, ${name} AS name, ${nameRu ?? sql`NULL::text`} AS "nameRu",
      ${parent ?? sql`NULL::bigint`} AS "parentId", ${codes ?? sql`NULL::text[]`} AS codes
      FROM ${table}${below} ORDER BY ${id}`,
  )
  return rows
}
