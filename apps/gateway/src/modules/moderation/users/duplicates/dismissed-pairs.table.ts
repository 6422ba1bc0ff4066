import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../../platform/database/columns.ts'
import { users } from '../../../identity/public.ts'

/** Pairs of accounts that a moderator has found to be different people: they are not proposed again (decision 139). */
export const dismissedPairs = pgTable(
  'dismissed_pairs',
  {
    lowerId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    higherId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.lowerId, table.higherId] }),
    check('dismissed_pairs_order', sql`${table.lowerId} < ${table.higherId}`),
  ],
)
