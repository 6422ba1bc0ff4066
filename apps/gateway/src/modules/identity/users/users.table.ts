import type { Role, UserType } from '@trassa/contracts/enumerations/users'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'

/** What users are searched by in words; the index `users_names` serves this expression only. */
export const userNames = sql.raw(
  `(username || ' ' || coalesce(company_name, '') || ' ' || coalesce(telegram_username, '') || ' ' || coalesce(email, ''))`,
)

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
    /** Set while the account is blocked: it has no sessions and publishes nothing (decision 138). */
    blockedAt: moment(),
    /** The batch of the audit rows of the block and of the ads that it took off. */
    blockId: uuid(),
    blockReason: text(),
    /** Set with the merge: the account is closed, what it had is the other one's (decision 156). */
    mergedIntoId: ref().references((): AnyPgColumn => users.id),
    mergedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('users_phone', sql`${table.phone} ~ '^\\+7[0-9]{10}$'`),
    index('users_email').on(table.email).where(sql`email IS NOT NULL`),
    index('users_company').on(table.companyName).where(sql`company_name IS NOT NULL`),
    index('users_inn').on(table.inn).where(sql`inn IS NOT NULL`),
    index('users_merged').on(table.mergedIntoId).where(sql`merged_into_id IS NOT NULL`),
    index('users_phone_part').using('gin', table.phone.op('gin_trgm_ops')),
    index('users_names').using('gin', sql`${userNames} gin_trgm_ops`),
  ],
)
