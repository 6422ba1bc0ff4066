import {
  bindAd,
  cancelOrder,
  checkOut,
  createOrder,
  createPackage,
  currentPackage,
  orderById,
  ownOrders,
  ownPackages,
  packageById,
  packagePrices,
  paymentNotice,
  servicePrices,
} from '@trassa/contracts/calls/payments'
import { adPromotions, liftAd } from '@trassa/contracts/calls/promotions'
import type { FastifyInstance } from 'fastify'
import { keptAnswer } from '../../platform/http/kept-answer.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import { registerKept } from '../../platform/http/register-kept.ts'
import type { Billing } from './billing.ts'
import { registerBillingStaff } from './staff/staff.routes.ts'

/** spec §7: the gateway's payments. */
export function registerBilling(app: FastifyInstance, billing: Billing): void {
  const { prices, orders, packages, promotions, notices } = billing
  registerKept(app, packagePrices, async () => keptAnswer(packagePrices, await prices.packages()))
  registerKept(app, servicePrices, async ({ params }) =>
    keptAnswer(servicePrices, await prices.services(params.adType)),
  )
  registerCall(app, createPackage, ({ body, visitor, trace, idempotencyKey: key }) =>
    orders.createPackage(body, { visitor, trace, key }),
  )
  registerCall(app, createOrder, ({ body, visitor, trace, idempotencyKey: key }) =>
    orders.create(body, { visitor, trace, key }),
  )
  registerCall(app, checkOut, ({ params, visitor, trace }) =>
    orders.checkOut(params.id, { visitor, trace }),
  )
  registerCall(app, orderById, ({ params, visitor, trace }) =>
    orders.read(params.id, { visitor, trace }),
  )
  registerCall(app, ownOrders, ({ query, visitor }) => orders.list(query, visitor))
  registerCall(app, cancelOrder, ({ params, visitor, trace }) =>
    orders.cancel(params.id, { visitor, trace }),
  )
  registerCall(app, bindAd, ({ body, visitor, trace, idempotencyKey: key }) =>
    packages.bindAd(body.adId, { visitor, trace, key }),
  )
  registerCall(app, currentPackage, ({ params, query, visitor }) =>
    packages.current(params.userId, query.packageType, visitor),
  )
  registerCall(app, ownPackages, ({ query, visitor }) => packages.list(query.cursor, visitor))
  registerCall(app, packageById, ({ params, visitor }) => packages.read(params.id, visitor))
  registerCall(app, adPromotions, ({ params, visitor }) => promotions.read(params.adId, visitor))
  registerCall(app, liftAd, ({ body, visitor, trace, idempotencyKey: key }) =>
    promotions.lift(body.adId, { visitor, trace, key }),
  )
  registerBillingStaff(app, billing.staff)
  registerCall(app, paymentNotice, ({ body, trace }) => notices(body, trace))
}
