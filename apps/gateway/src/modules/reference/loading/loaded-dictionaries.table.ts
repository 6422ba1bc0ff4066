import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'

/** The data that ships with the product, and what an operator imported over it. */
export type LoadedName = 'shipped' | 'imported'

/**
 * What the dictionaries were last loaded from, so that a start with the same data loads nothing and
 * whoever has the same rows already is told so (spec §7: dictionaries, 304).
 */
export const loadedDictionaries = pgTable('loaded_dictionaries', {
  name: text().$type<LoadedName>().primaryKey(),
  digest: text().notNull(),
  loadedAt: moment().notNull().defaultNow(),
})
