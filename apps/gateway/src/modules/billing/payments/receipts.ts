import type { Executor } from '../../../platform/database/connect.ts'
import { findUserById } from '../../identity/public.ts'
import { lineTitle } from '../orders/line-title.ts'
import { findOrder, readOrderLines } from '../orders/orders.repository.ts'
import type { Receipt, ReceiptLine } from './payment-provider.ts'

/**
 * The lines of a receipt over a part of what they cost. Each gives, of what is still to be given, in proportion to its
 * price among those that follow: whole kopecks, never more than its price, and the sum is the amount.
 */
export function shareOf(lines: readonly ReceiptLine[], amount: number): ReceiptLine[] {
  let rest = amount
  let total = lines.reduce((sum, { price }) => sum + price, 0)
  const shares = lines.map(({ title, price }) => {
    const share = Math.floor((price * rest) / total)
    rest -= share
    total -= price
    return { title, price: share }
  })
  return shares.filter(({ price }) => price > 0)
}

/** The receipt (54-ФЗ) of an order's payment, or of a refund of a part of it; `amount` in kopecks. */
export async function readReceipt(
  db: Executor,
  { orderId, amount }: { orderId: string; amount: number },
): Promise<Receipt> {
  const [order, lines] = await Promise.all([findOrder(db, orderId), readOrderLines(db, [orderId])])
  const user = order && (await findUserById(db, order.userId))
  const sold = lines.map((line) => ({ title: lineTitle(line), price: line.price }))
  return { phone: user?.phone ?? '', lines: shareOf(sold, amount) }
}
