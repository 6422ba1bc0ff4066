import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { carGenerations, carMarks, carModels, carModifications, carSeries } from './cars.table.ts'
import { vehicleModels } from './vehicles.table.ts'

/** A row below a mark or a model, as it is named. */
export interface NamedChild {
  id: string
  name: string
  nameRu?: string
  parentId: string
  /** Of a model of cars: of how many series it was made. */
  series?: number
}

/** A generation with when it was made, as what bodies, with what fuels and engines. */
export interface NamedGeneration extends NamedChild {
  yearFrom: number
  yearTo: number | null
  bodies: number[]
  fuels: number[]
  /** In litres. */
  volumes: number[]
}

interface NamedRows {
  models: NamedChild[]
  generations: NamedGeneration[]
  /** The countries of the marks of cars, by their ids. */
  countries: ReadonlyMap<string, string>
}

/** All models of cars and of other vehicles, and all generations. */
export async function readNamedRows(db: Executor): Promise<NamedRows> {
  const models = await db.execute<NamedChild & Record<string, unknown>>(sql`
    SELECT m.id, m.name, m.name_ru AS "nameRu", m.mark_id AS "parentId", count(s.id)::int AS series
    FROM ${carModels} m
      LEFT JOIN ${carGenerations} g ON g.model_id = m.id
      LEFT JOIN ${carSeries} s ON s.generation_id = g.id
    GROUP BY m.id
    UNION ALL
    SELECT id, name, name_ru, mark_id, 0 FROM ${vehicleModels}`)
  const generations = await db.execute<NamedGeneration & Record<string, unknown>>(sql`
    SELECT id, name, model_id AS "parentId", year_from AS "yearFrom", year_to AS "yearTo",
      ARRAY(SELECT DISTINCT body_type FROM ${carSeries} s WHERE s.generation_id = g.id) AS bodies,
      ARRAY(SELECT DISTINCT fuel FROM ${carModifications} m JOIN ${carSeries} s ON s.id = m.series_id
        WHERE s.generation_id = g.id AND fuel IS NOT NULL) AS fuels,
      ARRAY(SELECT DISTINCT volume::float FROM ${carModifications} m JOIN ${carSeries} s ON s.id = m.series_id
        WHERE s.generation_id = g.id AND volume IS NOT NULL) AS volumes
    FROM ${carGenerations} g`)
  const marks = await db.select({ id: carMarks.id, country: carMarks.country }).from(carMarks)
  const countries = new Map(marks.map(({ id, country }) => [id, country]))
  return { models: models.rows, generations: generations.rows, countries }
}
