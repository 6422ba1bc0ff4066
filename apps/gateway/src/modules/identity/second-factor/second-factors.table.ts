import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytes, moment, ref } from '../../../platform/database/columns.ts'
import { users } from '../users/users.table.ts'

/** A staff member's authenticator app (domain §2). */
export const secondFactors = pgTable('second_factors', {
  userId: ref()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The shared secret, encrypted (`createTextSeal`). */
  sealedSecret: bytes().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** NULL until the first code: without it the secret counts for nothing. */
  confirmedAt: moment(),
  /** The time step of the last code that was accepted: it and earlier ones are not accepted again. */
  lastStep: integer(),
})

/** One-time codes that stand in for the app; only keyed hashes of them are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: bytes().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
