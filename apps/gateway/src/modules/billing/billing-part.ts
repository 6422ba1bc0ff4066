import { asc, eq } from 'drizzle-orm'
import type { AccountPart } from '../identity/public.ts'
import { orders } from './orders/orders.table.ts'
import { packages } from './packages/packages.table.ts'

/**
 * What a user has bought as a part of the account. A deletion leaves it: tax law wants sales kept for five years, and the
 * rows name nothing but the user, who is anonymous by then.
 */
export const billingPart: AccountPart = {
  name: 'purchases',
  collect: async (db, userId) => {
    const bought = await db
      .select({
        order: orders.id,
        state: orders.state,
        kopecks: orders.amount,
        createdAt: orders.createdAt,
        paidAt: orders.paidAt,
      })
      .from(orders)
      .where(eq(orders.userId, userId))
      .orderBy(asc(orders.id))
    const given = await db
      .select({
        package: packages.id,
        quantity: packages.quantity,
        remainder: packages.remainder,
        expiresAt: packages.expiresAt,
      })
      .from(packages)
      .where(eq(packages.userId, userId))
      .orderBy(asc(packages.id))
    return [...bought, ...given]
  },
  erase: async () => 0,
}
