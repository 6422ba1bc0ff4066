import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'

/** The data that ships with the product, and what an operator imported over it. */
export type LoadedName = 'shipped' | 'imported'

/**
 * What the dictionaries were last loaded from, so that a start with the same data loads nothing and
 * a client with the same rows gets 304 (spec §7: dictionaries).
 */
export const loadedDictionaries = pgTable('loaded_dictionaries', {
  name: text().$type<LoadedName>().primaryKey(),
  digest: text().notNull(),
  loadedAt: moment().notNull().defaultNow(),
})
