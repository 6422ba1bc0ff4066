import type { PriceGroup } from '@trassa/contracts/enumerations/goods'
import { sql } from 'drizzle-orm'
import { bigint, check, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, moment, ref } from '../../../platform/database/columns.ts'
import type { PricedGood } from '../goods/priced-good.ts'

/**
 * The price list (domain §5), append-only: a price counts from its date until a later one of the same good and
 * group does. An order keeps the price it was made with.
 */
export const prices = pgTable(
  'prices',
  {
    id: id().primaryKey(),
    good: text().$type<PricedGood>().notNull(),
    /** `any` for a package, whose publications are good for every ad. */
    priceGroup: text().$type<PriceGroup | 'any'>().notNull(),
    /** Kopecks. */
    price: bigint({ mode: 'number' }).notNull(),
    validFrom: moment().notNull(),
    /** The senior moderator who set it; `null` for the first price list. */
    setBy: ref(),
    setAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('prices_once').on(table.good, table.priceGroup, table.validFrom),
    check('prices_positive', sql`${table.price} > 0`),
  ],
)
