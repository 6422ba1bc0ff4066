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
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [check('users_phone', sql`${table.phone} ~ '^\\+7[0-9]{10}$'`)],
)
