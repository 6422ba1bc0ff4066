import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { users } from '../users/users.table.ts'

/** What a code is for; a flow serves its own purpose only. `phone` confirms the present number, `newPhone` the next. */
export type FlowPurpose = 'login' | 'registration' | 'phone' | 'newPhone' | 'deletion'

/** A login or a registration under way: from the code that was sent to the session (domain §2). */
export const authFlows = pgTable(
  'auth_flows',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text().$type<FlowPurpose>().notNull(),
    phone: text().notNull(),
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    /** Who asked for the code (`Requester`); limits count by it. */
    requester: text().notNull().default(''),
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    confirmedAt: moment(),
    finishedAt: moment(),
  },
  (table) => [
    index('auth_flows_phone').on(table.phone, table.createdAt),
    index('auth_flows_requester').on(table.requester, table.createdAt),
  ],
)
