import type { CallArguments } from '@trassa/contracts/call'
import { createOrder as createOrderCall, createPackage } from '@trassa/contracts/calls/payments'
import type { Good, Order } from '@trassa/contracts/entities/order'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import type { IdempotentContext, RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { newestFirst } from '../../../platform/keyset/newest-first.ts'
import { actorOf } from '../../ads/public.ts'
import { ProviderFailure } from '../payments/payment-provider.ts'
import { readLatestPayments } from '../payments/payments.repository.ts'
import type { SettlePayment } from '../payments/settle-payment.ts'
import type { ApplyOrderEvent } from './apply-order-event.ts'
import { createOrder } from './create-order.ts'
import { viewOrder, viewOrders } from './order-view.ts'
import {
  countOrdersOf,
  findOrder,
  lockOrder,
  type OrderRecord,
  readOrdersOf,
} from './orders.repository.ts'
import { requireOwn } from './require-own.ts'

interface Dependencies {
  db: Database
  now: () => Date
  applyOrderEvent: ApplyOrderEvent
  checkOut: (orderId: string, context: RequestContext) => Promise<string>
  settlePayment: SettlePayment
  log: Pick<FastifyBaseLogger, 'warn'>
}

const PAGE = 20

export type OrdersService = ReturnType<typeof createOrdersService>

/** What buyers do with their orders (spec §7). */
export function createOrdersService(dependencies: Dependencies) {
  const { db, now, applyOrderEvent, checkOut, settlePayment, log } = dependencies

  const order = (
    callId: string,
    goods: readonly Good[],
    { visitor, trace: audit, key }: IdempotentContext,
  ): Promise<Order> =>
    withIdempotency(db, { key, userId: visitor.userId, callId, request: goods }, async (tx) => {
      const ordered = { userId: visitor.userId, goods, now: now() }
      return viewOrder(tx, await createOrder(tx, ordered, { applyOrderEvent, audit }))
    })

  /** The notice may be late or lost: a buyer who comes back learns how the payment stands. */
  async function catchUp(order: OrderRecord, { trace }: RequestContext): Promise<void> {
    const [payment] = await readLatestPayments(db, [order.id])
    if (payment?.status !== 'pending') return
    try {
      await settlePayment(payment, trace)
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      log.warn({ err: error, orderId: order.id }, 'provider does not answer')
    }
  }

  return {
    create: (
      { goods }: CallArguments<typeof createOrderCall, 'output'>['body'],
      context: IdempotentContext,
    ): Promise<Order> => order(createOrderCall.id, goods, context),

    createPackage: (
      good: CallArguments<typeof createPackage, 'output'>['body'],
      context: IdempotentContext,
    ): Promise<Order> => order(createPackage.id, [{ kind: 'package', ...good }], context),

    checkOut: async (id: string, context: RequestContext) => {
      const confirmationUrl = await checkOut(id, context)
      const order = requireOwn(await findOrder(db, id), context.visitor)
      return { order: await viewOrder(db, order), confirmationUrl }
    },

    read: async (id: string, context: RequestContext): Promise<Order> => {
      await catchUp(requireOwn(await findOrder(db, id), context.visitor), context)
      return viewOrder(db, requireOwn(await findOrder(db, id), context.visitor))
    },

    list: async ({ cursor }: { cursor?: string | undefined }, { userId }: Visitor) => {
      const [{ rows, nextCursor }, total] = await Promise.all([
        newestFirst(cursor, PAGE, (page) => readOrdersOf(db, userId, page)),
        countOrdersOf(db, userId),
      ])
      return { items: await viewOrders(db, rows), total, nextCursor }
    },

    cancel: (id: string, { visitor, trace }: RequestContext): Promise<Order> =>
      db.transaction(async (tx) => {
        const order = requireOwn(await lockOrder(tx, id), visitor)
        const event = { type: 'order.cancelled', actor: actorOf(visitor), now: now() } as const
        return viewOrder(tx, await applyOrderEvent(tx, { order, event }, trace))
      }),
  }
}
