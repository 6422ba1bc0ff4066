import type { Priced } from '@trassa/contracts/entities/moderator/price'
import { and, desc, eq, lt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { users } from '../../identity/public.ts'
import { prices } from './prices.table.ts'

const changeColumns = {
  id: prices.id,
  good: prices.good,
  group: prices.priceGroup,
  price: prices.price,
  validFrom: prices.validFrom,
  setAt: prices.setAt,
  setBy: users.username,
}

/** A row of the price list with the name of the person who set it. */
export type PriceRecord = Awaited<ReturnType<typeof readAllPrices>>[number]

const isOf = ({ good, group }: Priced) => and(eq(prices.good, good), eq(prices.priceGroup, group))

/** The whole price list, past and planned; of each good the latest moment first, and of a moment what was set last. */
export const readAllPrices = (db: Executor) =>
  db
    .select(changeColumns)
    .from(prices)
    .leftJoin(users, eq(users.id, prices.setBy))
    .orderBy(prices.good, prices.priceGroup, desc(prices.validFrom), desc(prices.id))

/** The rows of one good, in the same order. */
export const readPricesOf = (db: Executor, priced: Priced, limit: number): Promise<PriceRecord[]> =>
  db
    .select(changeColumns)
    .from(prices)
    .leftJoin(users, eq(users.id, prices.setBy))
    .where(isOf(priced))
    .orderBy(desc(prices.validFrom), desc(prices.id))
    .limit(limit)

const earlier = alias(prices, 'earlier')

/**
 * What staff members have set, of any good, the last one first. `before` is what would have counted at `validFrom`
 * without the row: only rows that were set earlier are compared, so that a row set later does not change it.
 */
export function readLatestChanges(db: Executor, limit: number) {
  const before = db
    .select({ price: earlier.price })
    .from(earlier)
    .where(
      and(
        eq(earlier.good, prices.good),
        eq(earlier.priceGroup, prices.priceGroup),
        lt(earlier.id, prices.id),
        lte(earlier.validFrom, prices.validFrom),
      ),
    )
    .orderBy(desc(earlier.validFrom), desc(earlier.id))
    .limit(1)
    .as('before')
  return db
    .select({ ...changeColumns, setBy: users.username, before: before.price })
    .from(prices)
    .innerJoin(users, eq(users.id, prices.setBy))
    .leftJoinLateral(before, sql`true`)
    .orderBy(desc(prices.id))
    .limit(limit)
}

export async function insertPrice(
  tx: Transaction,
  { good, group, ...price }: Priced & { price: number; validFrom: Date; setBy: string },
): Promise<void> {
  await tx.insert(prices).values({ good, priceGroup: group, ...price })
}
