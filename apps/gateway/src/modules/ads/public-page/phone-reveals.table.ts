import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'
import { users } from '../../identity/public.ts'
import { ads } from '../ads.table.ts'

/** Who asked for a seller's phone (domain §2: counted, logged). */
export const phoneReveals = pgTable(
  'phone_reveals',
  {
    id: id().primaryKey(),
    adId: ref()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    viewerId: ref().references(() => users.id, { onDelete: 'set null' }),
    requestId: text(),
    sessionId: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('phone_reveals_ad').on(table.adId),
    index('phone_reveals_viewer').on(table.viewerId),
  ],
)
