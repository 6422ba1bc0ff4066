import type { Role, UserType } from '@trassa/contracts/enumerations/users'
import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/database/columns.ts'

export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    phone: text().notNull().unique(),
    username: text().notNull(),
    type: smallint().$type<UserType>().notNull(),
    role: text().$type<Role>().notNull().default('user'),
    slug: text().notNull().unique(),
    avatar: text(),
    telegramId: text().unique(),
    telegramUsername: text(),
    /** Confirmed by a link (decision 115). Not unique: a person may have a private and a company account. */
    email: text(),
    companyName: text(),
    inn: text(),
    about: text().notNull().default(''),
    /** Notices that are switched off, as `muteKey` writes them. */
    mutedNotices: text().array().notNull().default([]),
    /** Set with the deletion: no data of the person is left in the row (decision 065). */
    deletedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [check('users_phone', sql`${table.phone} ~ '^\\+7[0-9]{10}$'`)],
)
