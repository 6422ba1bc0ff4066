import {
  compensate,
  confirmRefund,
  findStaffOrder,
  refundOrder,
  repeatRefund,
  staffOrder,
  updatePaymentStatus,
  userLedger,
  userOrders,
  userPackages,
} from '@trassa/contracts/calls/moderator/orders'
import {
  readPriceChanges,
  readPriceHistory,
  readPrices,
  setPrice,
} from '@trassa/contracts/calls/moderator/prices'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { PriceEditing } from '../prices/price-editing.service.ts'
import type { CompensationsService } from './compensations.service.ts'
import type { PaymentStatusService } from './payment-status.service.ts'
import type { RefundsService } from './refunds.service.ts'
import type { StaffOrdersService } from './staff-orders.service.ts'

export interface BillingStaff {
  orders: StaffOrdersService
  refunds: RefundsService
  compensations: CompensationsService
  paymentStatus: PaymentStatusService
  prices: PriceEditing
}

/** What the console asks about money (domain §9). */
export function registerBillingStaff(app: FastifyInstance, staff: BillingStaff): void {
  const { orders, refunds, compensations, paymentStatus, prices } = staff
  registerCall(app, userOrders, ({ params, query, ...asked }) =>
    orders.ofUser(params.id, query.cursor, asked),
  )
  registerCall(app, userLedger, ({ params, query, ...asked }) =>
    orders.ledgerOf(params.id, query.cursor, asked),
  )
  registerCall(app, userPackages, ({ params, query, ...asked }) =>
    orders.packagesOf(params.id, query.cursor, asked),
  )
  registerCall(app, staffOrder, ({ params, ...asked }) => orders.read(params.id, asked))
  registerCall(app, findStaffOrder, ({ query, ...asked }) => orders.find(query.number, asked))
  registerCall(app, refundOrder, ({ params, body, idempotencyKey, ...asked }) =>
    refunds.refund(params.id, body, { ...asked, key: idempotencyKey }),
  )
  registerCall(app, repeatRefund, ({ params, body, ...asked }) =>
    refunds.repeat(params.id, body.refundId, asked),
  )
  registerCall(app, confirmRefund, ({ params, body, ...asked }) =>
    refunds.confirm(params.id, body, asked),
  )
  registerCall(app, compensate, ({ params, body, idempotencyKey, ...asked }) =>
    compensations.give(params.id, body, { ...asked, key: idempotencyKey }),
  )
  registerCall(app, updatePaymentStatus, ({ params, body, ...asked }) =>
    paymentStatus.update(params.id, body, asked),
  )
  registerCall(app, readPrices, () => prices.list())
  registerCall(app, readPriceHistory, () => prices.history())
  registerCall(app, readPriceChanges, ({ query }) => prices.changesOf(query))
  registerCall(app, setPrice, ({ body, idempotencyKey, ...asked }) =>
    prices.set(body, { ...asked, key: idempotencyKey }),
  )
}
