import { pgTable, smallint } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/database/columns.ts'

/** One row: when a worker last said that the site runs. */
export const heartbeats = pgTable('heartbeats', {
  id: smallint().primaryKey(),
  beatAt: moment().notNull(),
})
