import type { Executor } from '../../../platform/database/connect.ts'
import { findUserById } from '../../identity/public.ts'
import { lineTitle } from '../orders/line-title.ts'
import { findOrder, readOrderLines } from '../orders/orders.repository.ts'
import type { Receipt, ReceiptLine } from './payment-provider.ts'
import type { payments, refunds } from './payments.table.ts'
import { keepReceiptPhone } from './receipt-phone.repository.ts'

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

/**
 * The receipt (54-ФЗ) of a payment, or of a refund of a part of it. The phone of the first request stays in every
 * repeat: the provider refuses a known key with another body.
 *
 * @param table where the payment or the refund is stored
 */
export async function readReceipt(
  db: Executor,
  table: typeof payments | typeof refunds,
  { id, orderId, amount }: { id: string; orderId: string; amount: number },
): Promise<Receipt> {
  const [order, lines] = await Promise.all([findOrder(db, orderId), readOrderLines(db, [orderId])])
  const user = order && (await findUserById(db, order.userId))
  const phone = await keepReceiptPhone(db, table, { id, phone: user?.phone ?? '' })
  const sold = lines.map((line) => ({ title: lineTitle(line), price: line.price }))
  return { phone, lines: shareOf(sold, amount) }
}
