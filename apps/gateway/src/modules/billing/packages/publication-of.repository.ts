import type { LedgerKind } from '@trassa/contracts/enumerations/money'
import type { OrderState } from '@trassa/contracts/enumerations/orders'
import { and, desc, eq, notExists } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { ledger } from '../ledger/ledger.table.ts'
import { orderLines, orders } from '../orders/orders.table.ts'
import { packages } from './packages.table.ts'

const SALE: LedgerKind = 'sale'
const REFUNDED: OrderState = 'refunded'

/**
 * The order line that an ad was published with: the latest that was delivered and neither became a package instead nor
 * came back. Its order is locked against a refund at the same time.
 *
 * @returns `undefined` where the staff have set the payment
 */
export async function lockPublicationOf(
  tx: Transaction,
  adId: string,
): Promise<{ lineId: string; isRefunded: boolean } | undefined> {
  const ofLine = tx.select().from(packages).where(eq(packages.lineId, orderLines.id))
  const [paid] = await tx
    .select({ lineId: orderLines.id, state: orders.state })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(ledger, and(eq(ledger.orderId, orders.id), eq(ledger.kind, SALE)))
    .where(and(eq(orderLines.adId, adId), eq(orderLines.kind, 'publication'), notExists(ofLine)))
    .orderBy(desc(ledger.id))
    .limit(1)
    .for('share', { of: orders })
  return paid && { lineId: paid.lineId, isRefunded: paid.state === REFUNDED }
}
