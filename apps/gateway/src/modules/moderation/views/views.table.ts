import type { SavedView } from '@trassa/contracts/calls/moderator/views'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../platform/database/columns.ts'
import { users } from '../../identity/public.ts'

type Content = Pick<SavedView, 'filter' | 'sort' | 'direct' | 'columns'>

/** Saved views of the table of ads (domain §9); each person's own, or shared with the staff. */
export const moderatorViews = pgTable(
  'moderator_views',
  {
    id: uuid().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    content: jsonb().$type<Content>().notNull(),
    isShared: boolean().notNull(),
    /** Among the views of its person. */
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('moderator_views_user').on(table.userId, table.position)],
)
