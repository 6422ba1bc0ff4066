import type { Good } from '@trassa/contracts/entities/order'
import { ORDER_TERMS } from '@trassa/machines/order/order.rules'
import type { Transaction } from '../../../platform/database/connect.ts'
import { SYSTEM } from '../../ads/public.ts'
import type { AuditFacts } from '../../audit/public.ts'
import { requireOpenAccount } from '../../identity/public.ts'
import { goodsKeyOf, priceGoods } from '../goods/ordered-goods.ts'
import { readPriceList } from '../prices/price-list.ts'
import type { ApplyOrderEvent } from './apply-order-event.ts'
import { insertOrder, lockUnpaidOrder, type OrderRecord } from './orders.repository.ts'

/**
 * Orders goods at the prices of now. A user has one unpaid order of the same goods: it is given back, while it may be
 * paid.
 *
 * @throws AppError as `priceGoods` does, `session.missing` where a merge has closed the account meanwhile
 */
export async function createOrder(
  tx: Transaction,
  { userId, goods, now }: { userId: string; goods: readonly Good[]; now: Date },
  { applyOrderEvent, audit }: { applyOrderEvent: ApplyOrderEvent; audit: AuditFacts },
): Promise<OrderRecord> {
  const goodsKey = goodsKeyOf(goods)
  const prices = await readPriceList(tx, now)
  const lines = await priceGoods(tx, goods, { userId, prices, now })
  const amount = lines.reduce((sum, { price }) => sum + price, 0)
  const dueAt = new Date(now.getTime() + ORDER_TERMS.card)

  await requireOpenAccount(tx, userId)
  for (;;) {
    const there = await lockUnpaidOrder(tx, { userId, goodsKey })
    if (there && there.dueAt > now) return there
    const event = { type: 'order.expired', actor: SYSTEM, now } as const
    if (there) await applyOrderEvent(tx, { order: there, event }, audit)
    const order = await insertOrder(tx, { userId, amount, goodsKey, dueAt }, lines)
    // Another transaction has just ordered the same: its order is there now.
    if (order) return order
  }
}
