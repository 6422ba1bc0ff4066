import { boolean, index, pgTable } from 'drizzle-orm/pg-core'
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
    /** Found for `atOnce` and not held over the quiet hours: overtakes what came due together with thousands. */
    isAtOnce: boolean().notNull().default(false),
  },
  (table) => [index('mailing_queue_due').on(table.isAtOnce.desc().nullsFirst(), table.dueAt)],
)
