import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ref } from '../../../platform/database/columns.ts'

export const cities = pgTable('cities', {
  id: ref().primaryKey(),
  name: text().notNull(),
  nameIn: text().notNull(),
  slug: text().notNull().unique(),
  sortingNumber: integer(),
  regionName: text().notNull(),
  regionType: text().notNull(),
  /** Degrees; `null` for a city that is in no radius but its own. */
  lat: doublePrecision(),
  lon: doublePrecision(),
  imported: boolean().notNull().default(false),
})
