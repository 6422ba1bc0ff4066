import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { users } from '../../identity/public.ts'

/**
 * One bulk action of a moderator, however many requests carry its rows (domain §9). Its audit rows
 * carry the same id.
 */
export const moderationBatches = pgTable('moderation_batches', {
  id: uuid().primaryKey(),
  moderatorId: ref()
    .notNull()
    .references(() => users.id),
  action: jsonb().$type<Record<string, unknown>>().notNull(),
  changedRows: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
})
