import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, moment, ref } from '../../../platform/database/columns.ts'
import { users } from '../users/users.table.ts'

/** The token itself is only in the cookie (domain §2). */
export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    tokenHash: bytes().notNull().unique(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** The earliest of the three ends of domain §2: unused, absolute, of staff powers. */
    expiresAt: moment().notNull(),
    /** Since when the session has staff powers, where they need a second factor. */
    secondFactorAt: moment(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)
