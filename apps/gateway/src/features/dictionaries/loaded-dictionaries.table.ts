import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

/** Which shipped data the dictionaries were last loaded from, so that a start with the same data loads nothing. */
export const loadedDictionaries = pgTable('loaded_dictionaries', {
  name: text().primaryKey(),
  digest: text().notNull(),
  loadedAt: moment().notNull().defaultNow(),
})
