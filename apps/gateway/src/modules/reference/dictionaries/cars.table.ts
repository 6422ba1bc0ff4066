import { boolean, index, integer, pgTable, real, smallint, text } from 'drizzle-orm/pg-core'
import { ref } from '../../../platform/database/columns.ts'

/** `imported` rows came from a file of the operator's; a release does not overwrite them. */
export const carMarks = pgTable('car_marks', {
  id: ref().primaryKey(),
  name: text().notNull(),
  nameRu: text().notNull(),
  country: text().notNull(),
  popularity: integer(),
  imported: boolean().notNull().default(false),
})

export const carModels = pgTable(
  'car_models',
  {
    id: ref().primaryKey(),
    markId: ref()
      .notNull()
      .references(() => carMarks.id),
    name: text().notNull(),
    nameRu: text().notNull(),
    imported: boolean().notNull().default(false),
  },
  (table) => [index('car_models_mark').on(table.markId)],
)

export const carGenerations = pgTable(
  'car_generations',
  {
    id: ref().primaryKey(),
    modelId: ref()
      .notNull()
      .references(() => carModels.id),
    name: text().notNull(),
    yearFrom: smallint().notNull(),
    yearTo: smallint(),
    imported: boolean().notNull().default(false),
  },
  (table) => [index('car_generations_model').on(table.modelId)],
)

export const carSeries = pgTable(
  'car_series',
  {
    id: ref().primaryKey(),
    generationId: ref()
      .notNull()
      .references(() => carGenerations.id),
    bodyType: smallint().notNull(),
    name: text().notNull(),
    imported: boolean().notNull().default(false),
  },
  (table) => [index('car_series_generation').on(table.generationId)],
)

export const carModifications = pgTable(
  'car_modifications',
  {
    id: ref().primaryKey(),
    seriesId: ref()
      .notNull()
      .references(() => carSeries.id),
    name: text().notNull(),
    volume: real(),
    power: smallint().notNull(),
    gearbox: smallint().notNull(),
    fuel: smallint().notNull(),
    drive: smallint().notNull(),
    imported: boolean().notNull().default(false),
  },
  (table) => [index('car_modifications_series').on(table.seriesId)],
)
