import type { Priced } from '@trassa/contracts/entities/moderator/price'
import { and, desc, eq } from 'drizzle-orm'
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

export async function insertPrice(
  tx: Transaction,
  { good, group, ...price }: Priced & { price: number; validFrom: Date; setBy: string },
): Promise<void> {
  await tx.insert(prices).values({ good, priceGroup: group, ...price })
}
