import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { ref } from '../../../platform/database/columns.ts'

/** Marks of everything but cars: each has a main group and may have further ones. */
export const vehicleMarks = pgTable('vehicle_marks', {
  id: ref().primaryKey(),
  code: text().$type<MarkCode>().notNull(),
  /** All groups, the main one first. */
  codes: text().array().$type<MarkCode[]>().notNull(),
  name: text().notNull(),
  nameRu: text().notNull(),
  country: text().notNull(),
  popularity: integer(),
  imported: boolean().notNull().default(false),
})

export const vehicleModels = pgTable(
  'vehicle_models',
  {
    id: ref().primaryKey(),
    markId: ref()
      .notNull()
      .references(() => vehicleMarks.id),
    name: text().notNull(),
    nameRu: text().notNull(),
    yearFrom: smallint(),
    yearTo: smallint(),
    imported: boolean().notNull().default(false),
  },
  (table) => [index('vehicle_models_mark').on(table.markId)],
)
