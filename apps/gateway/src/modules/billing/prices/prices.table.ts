import type { GoodGroup, PricedGood } from '@trassa/contracts/enumerations/priced-goods'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'

/**
 * The price list (domain §5), append-only, which a trigger guards (its migration): a price counts from its date until a later one of the same good and
 * group does. Of rows for the same moment the one that was set last counts, so that a planned price can be
 * corrected. An order keeps the price it was made with.
 */
export const prices = pgTable(
  'prices',
  {
    id: id().primaryKey(),
    good: text().$type<PricedGood>().notNull(),
    /** `any` for a package, whose publications are good for every ad. */
    priceGroup: text().$type<GoodGroup>().notNull(),
    /** Kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    validFrom: moment().notNull(),
    /** The senior moderator who set it; `null` for the first price list. */
    setBy: ref(),
    setAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('prices_good').on(table.good, table.priceGroup, table.validFrom, table.id),
    check('prices_positive', sql`${table.price} > 0`),
  ],
)
