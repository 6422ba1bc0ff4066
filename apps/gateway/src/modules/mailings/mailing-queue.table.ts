import { index, pgTable } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../platform/database/columns.ts'
import { savedSearches } from '../saved-searches/public.ts'

/** The saved searches that have ads waiting, and when their message is due. */
export const mailingQueue = pgTable(
  'mailing_queue',
  {
    savedSearchId: ref()
      .primaryKey()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    dueAt: moment().notNull(),
  },
  (table) => [index('mailing_queue_due').on(table.dueAt)],
)
