import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../ads.table.ts'

export type ReminderName = 'expires3' | 'expires1' | 'offered7' | 'offered14'

/** Which reminders of an ad were written, so that each is once for a publication. */
export const adReminders = pgTable(
  'ad_reminders',
  {
    adId: ref()
      .notNull()
      .references(() => ads.id, { onDelete: 'cascade' }),
    reminder: text().$type<ReminderName>().notNull(),
    /** The ad's expiry or publication that it was about: a later one is reminded of anew. */
    about: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.adId, table.reminder] })],
)
