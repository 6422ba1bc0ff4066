import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/connect.ts'
import type { AccountPart } from '../identity/public.ts'
import { movePurchases, purchaseHindrances } from './billing-merge.ts'
import { deleteRequisites, findRequisites } from './invoices/invoices.repository.ts'
import { orders } from './orders/orders.table.ts'
import { packages } from './packages/packages.table.ts'
import { forgetReceiptPhones } from './payments/receipt-phone.repository.ts'

/**
 * What a user has bought as a part of the account. A deletion leaves sales and the invoices of companies: tax law wants
 * them kept for five years, and orders name nothing but the user, who is anonymous by then. The requisites that a next
 * invoice would be filled with are deleted.
 */
export const billingPart = (db: Database): AccountPart => ({
  name: 'purchases',
  collect: async (executor, userId) => {
    const bought = await executor
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
    const given = await executor
      .select({
        package: packages.id,
        quantity: packages.quantity,
        remainder: packages.remainder,
        expiresAt: packages.expiresAt,
      })
      .from(packages)
      .where(eq(packages.userId, userId))
      .orderBy(asc(packages.id))
    const requisites = await findRequisites(executor, userId)
    return [...bought, ...given, ...(requisites ? [{ requisites }] : [])]
  },
  erase: async (userId) =>
    (await forgetReceiptPhones(db, userId)) + (await deleteRequisites(db, userId)),
  merge: { hindrances: purchaseHindrances, move: movePurchases },
})
