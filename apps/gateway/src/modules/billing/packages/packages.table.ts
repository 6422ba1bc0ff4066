import type { PackageType } from '@trassa/contracts/enumerations/goods'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'
import { ads } from '../../ads/public.ts'
import { users } from '../../identity/public.ts'
import { orderLines } from '../orders/orders.table.ts'

/** Publications that a user has bought or been given (domain §5). */
export const packages = pgTable(
  'packages',
  {
    id: id().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    type: text().$type<PackageType>().notNull(),
    quantity: integer().notNull(),
    /** Publications left. */
    remainder: integer().notNull(),
    /** The line that it was bought with, and with whose refund it is taken back; `null` for a compensation. */
    lineId: ref().references(() => orderLines.id),
    /** Publications that an ad was charged with and that came back. */
    isReturned: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** How many of the reminders that it lapses have been sent (`REMINDER_DAYS`). */
    reminders: integer().notNull().default(0),
    /** When a refund took it back. */
    revokedAt: moment(),
  },
  (table) => [
    check('packages_remainder', sql`${table.remainder} BETWEEN 0 AND ${table.quantity}`),
    uniqueIndex('packages_bought_once').on(table.lineId).where(sql`NOT is_returned`),
    index('packages_line').on(table.lineId),
    index('packages_user').on(table.userId, table.expiresAt),
    index('packages_expiry').on(table.expiresAt).where(sql`remainder > 0 AND revoked_at IS NULL`),
  ],
)

/** Which ads were published with a package's units. */
export const packageUnits = pgTable(
  'package_units',
  {
    id: id().primaryKey(),
    packageId: ref()
      .notNull()
      .references(() => packages.id),
    adId: ref().references(() => ads.id, { onDelete: 'set null' }),
    takenAt: moment().notNull().defaultNow(),
    /** When the unit went back: refused for good, or withdrawn before it was published. */
    returnedAt: moment(),
  },
  (table) => [
    index('package_units_package').on(table.packageId),
    index('package_units_ad').on(table.adId),
  ],
)
