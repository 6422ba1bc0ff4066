import { randomUUID } from 'node:crypto'
import { AppError } from '@trassa/contracts/app-error'
import type { Promotion } from '@trassa/contracts/enumerations/goods'
import type { EventActor } from '@trassa/machines/event-actor'
import type { Transaction } from '../../../platform/database/connect.ts'
import { addPhoto, insertAd, storedAd } from '../../../testing/ads.ts'
import { lifecycleOf, messagingWith } from '../../../testing/messaging.ts'
import type { TestGateway } from '../../../testing/test-gateway.ts'
import { type AdLifecycle, lockAd, SYSTEM } from '../../ads/public.ts'
import { createDeliveries } from '../delivery/deliveries.ts'
import { createPurchaseNotices } from '../notices/purchase-notices.ts'
import { createApplyOrderEvent } from '../orders/apply-order-event.ts'
import { orderEffects } from '../orders/order-effects.ts'
import { insertOrder, lockOrder } from '../orders/orders.repository.ts'
import { insertPackage } from '../packages/packages.repository.ts'
import { createPublishForOwner } from '../packages/publish-for-owner.ts'
import { insertPayment } from '../payments/payments.repository.ts'

type AdEvent = Parameters<AdLifecycle['applyEvent']>[1]['event']

const AUDIT = { sessionId: 'test' }
const PRICE = 990_00

/** What happens to ads and orders at given moments, by what the gateway itself is made of. */
export function createPromotedAds(gateway: TestGateway) {
  const { db } = gateway
  const lifecycle = lifecycleOf(gateway)
  const { notifications } = messagingWith(gateway, async () => undefined)
  const publishForOwner = createPublishForOwner(lifecycle)
  const notices = createPurchaseNotices({ notifications, publicUrl: 'https://trassa.example' })
  const applyOrderEvent = createApplyOrderEvent(
    orderEffects(createDeliveries({ lifecycle, publishForOwner }), notices),
  )
  const provider = 'sandbox' as const

  /** @returns whether the event was allowed */
  async function attempt(act: (tx: Transaction) => Promise<unknown>): Promise<boolean> {
    try {
      await db.transaction(act)
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  return {
    lifecycle,

    /** A live ad of a company that has publications left. */
    create: async (now: Date, expiresAt: Date): Promise<{ id: string; owner: EventActor }> => {
      const { id: userId } = await gateway.createUser({ type: 1 })
      const live = { publishedAt: now, expiresAt }
      const ad = await insertAd(db, userId, { sellerType: 1, paymentStatus: 3, ...live })
      await addPhoto(db, ad)
      const given = { userId, type: 'GENERAL', quantity: 100, lineId: null, now } as const
      await db.transaction((tx) => insertPackage(tx, given))
      return { id: ad.id, owner: { kind: 'user', userId, role: 'user' } }
    },

    apply: (id: string, event: AdEvent): Promise<boolean> =>
      attempt(async (tx) => {
        const ad = await lockAd(tx, id)
        if (ad) await lifecycle.applyEvent(tx, { ad, event }, AUDIT)
      }),

    /** @returns the order, paid and delivered */
    buy: (adId: string, promotion: Promotion, now: Date): Promise<string> =>
      db.transaction(async (tx) => {
        const { userId } = await storedAd(db, adId)
        const order = { userId, amount: PRICE, goodsKey: randomUUID(), dueAt: now }
        const line = { kind: 'promotion' as const, adId, promotion, price: PRICE }
        const stored = await insertOrder(tx, order, [line])
        if (!stored) throw new Error('No order')
        const { id: orderId, amount } = stored
        const payment = await insertPayment(tx, { id: randomUUID(), orderId, provider, amount })
        const by = { actor: SYSTEM, now }
        const received = { paymentId: payment.id, method: 'card', currency: 'RUB', amount } as const
        const paidBy = { type: 'order.paymentReceived', ...received, ...by } as const
        const paid = await applyOrderEvent(tx, { order: stored, event: paidBy }, AUDIT)
        await applyOrderEvent(tx, { order: paid, event: { type: 'order.delivered', ...by } }, AUDIT)
        return orderId
      }),

    refund: (orderId: string, actor: EventActor, now: Date): Promise<boolean> =>
      attempt(async (tx) => {
        const order = await lockOrder(tx, orderId)
        if (!order) throw new Error('No order')
        const event = { type: 'order.refunded', reason: 'Ошибка', amount: PRICE } as const
        await applyOrderEvent(tx, { order, event: { ...event, actor, now } }, AUDIT)
      }),
  }
}
