import { countOf } from '@trassa/catalog/format/numbers'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { PROMOTIONS } from '@trassa/contracts/enumerations/goods'
import type { Transaction } from '../../../platform/database/connect.ts'
import type { Notifications } from '../../notifications/public.ts'
import { readAdTitles } from '../orders/ad-titles.ts'
import { lineTitle, PUBLICATION_FORMS } from '../orders/line-title.ts'
import { findOrder, type OrderRecord, readOrderLines } from '../orders/orders.repository.ts'
import type { RefundRecord } from '../payments/refunds.repository.ts'
import { toRoubles } from '../payments/roubles.ts'

type Given = StaffOrder['given'][number]

/** What of the given goods a refund ends, as people read it. */
const endedOf = (given: readonly Given[]): string[] =>
  given.flatMap((one) => {
    if (one.kind === 'package') return one.left > 0 ? [countOf(one.left, PUBLICATION_FORMS)] : []
    return one.isRunning ? [PROMOTIONS[one.promotion].name] : []
  })

export type PurchaseNotices = ReturnType<typeof createPurchaseNotices>

/** What buyers are told of their money, each written in the transaction of the fact (domain §5). */
export function createPurchaseNotices({
  notifications,
  publicUrl,
}: {
  notifications: Notifications
  publicUrl: string
}) {
  return {
    orderPaid: async (tx: Transaction, order: OrderRecord): Promise<void> => {
      const { id, userId, amount } = order
      // What costs nothing was not paid.
      if (amount === 0) return
      const lines = await readOrderLines(tx, [id])
      const titles = await readAdTitles(tx, lines)
      const isOfAds = lines.some(({ adId }) => adId !== null)
      const page = isOfAds ? '/profile/MyAdsAll/MyAdsActual' : '/profile/PackagePayment'
      const facts = {
        order: id,
        amount: toRoubles(amount),
        lines: lines.map((line) => lineTitle(line, line.adId ? titles.get(line.adId) : undefined)),
        url: `${publicUrl}${page}`,
      }
      await notifications.tell(tx, { type: 'orderPaid', userId, facts })
    },

    /** @param given what the order had given before the refund */
    refundBegun: async (
      tx: Transaction,
      { id, userId, method, amount, refundAmount }: OrderRecord,
      given: readonly Given[],
    ): Promise<void> => {
      const to = method === 'invoice' ? 'account' : 'card'
      const facts = { order: id, amount: toRoubles(refundAmount ?? amount), to } as const
      const takenBack = endedOf(given)
      const notice = { type: 'refundBegun', userId, facts: { ...facts, takenBack } } as const
      await notifications.tell(tx, notice)
    },

    surplusReturned: async (
      tx: Transaction,
      { id: order, userId }: OrderRecord,
      { method, amount }: Pick<OrderRecord, 'method' | 'amount'>,
    ): Promise<void> => {
      const to = method === 'invoice' ? 'account' : 'card'
      const facts = { order, amount: toRoubles(amount), to } as const
      await notifications.tell(tx, { type: 'surplusReturned', userId, facts })
    },

    refundSent: async (
      tx: Transaction,
      { orderId, paymentId, amount }: RefundRecord,
    ): Promise<void> => {
      const order = await findOrder(tx, orderId)
      if (!order) return
      const to = paymentId === null ? 'account' : 'card'
      const facts = { order: orderId, amount: toRoubles(amount), to } as const
      await notifications.tell(tx, { type: 'refundSent', userId: order.userId, facts })
    },

    compensation: async (
      tx: Transaction,
      { userId, title, page }: { userId: string; title: string; page: string },
    ): Promise<void> => {
      const facts = { title, url: `${publicUrl}${page}` }
      await notifications.tell(tx, { type: 'compensation', userId, facts })
    },
  }
}
