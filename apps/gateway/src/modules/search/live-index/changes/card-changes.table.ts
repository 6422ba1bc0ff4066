import { sql } from 'drizzle-orm'
import { boolean, customType, index, pgTable } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../../../platform/database/columns.ts'

const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * A log of what changes cards and pages without the row of an ad being written: photographs, sellers, names of cities,
 * ads that were deleted (decision 164). Triggers of the migrations write it; indexes read on from their snapshot.
 */
export const cardChanges = pgTable(
  'card_changes',
  {
    changed: transactionNumber().notNull().default(sql`pg_current_xact_id()`),
    at: moment().notNull().defaultNow(),
    /** Absent where a seller has changed; both ids are absent where everything has. */
    adId: ref(),
    userId: ref(),
    /** The row of the ad was deleted. */
    isGone: boolean().notNull().default(false),
  },
  (table) => [index('card_changes_changed').on(table.changed)],
)
