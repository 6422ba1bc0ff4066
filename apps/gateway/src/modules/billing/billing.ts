import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/connect.ts'
import type { AdLifecycle } from '../ads/public.ts'
import type { Outbox } from '../messaging/public.ts'
import type { Notifications } from '../notifications/public.ts'
import { createDeliveries } from './delivery/deliveries.ts'
import { createInvoicesService } from './invoices/invoices.service.ts'
import type { Seller } from './invoices/seller.ts'
import { createPurchaseNotices } from './notices/purchase-notices.ts'
import { createApplyOrderEvent } from './orders/apply-order-event.ts'
import { orderEffects } from './orders/order-effects.ts'
import { createOrdersService } from './orders/orders.service.ts'
import { createPackagesService } from './packages/packages.service.ts'
import { createPublishForOwner } from './packages/publish-for-owner.ts'
import { createBeginAtProvider } from './payments/begin-at-provider.ts'
import { createCheckout } from './payments/checkout.ts'
import { createPaymentNotices } from './payments/payment-notices.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import { createReconciliation } from './payments/reconcile.ts'
import { createSettlePayment } from './payments/settle-payment.ts'
import { createPriceEditing } from './prices/price-editing.service.ts'
import { createPricesService } from './prices/prices.service.ts'
import { makeDailyLifts } from './promotions/daily-lifts.ts'
import { beat } from './promotions/heartbeat.ts'
import { createPromotionsService } from './promotions/promotions.service.ts'
import { createCompensationsService } from './staff/compensations.service.ts'
import { createPaymentStatusService } from './staff/payment-status.service.ts'
import { createRefundsService } from './staff/refunds.service.ts'
import { createStaffOrdersService } from './staff/staff-orders.service.ts'
import { createReceiveTransfer } from './statements/receive-transfer.ts'
import { createStatementService } from './statements/statement.service.ts'
import { createTransfersService } from './statements/transfers.service.ts'

export type Billing = ReturnType<typeof createBilling>

/** Everything that is sold (domain §5), for requests and jobs alike. */
export function createBilling(dependencies: {
  db: Database
  now: () => Date
  lifecycle: AdLifecycle
  provider: PaymentProvider
  publicUrl: string
  outbox: Outbox
  notifications: Notifications
  /** `null`: no invoices are made out. */
  seller: Seller | null
  /** Whether letters can leave. */
  sendsLetters: boolean
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}) {
  const { db, now, lifecycle, provider, publicUrl, log } = dependencies
  const { outbox, seller, sendsLetters } = dependencies
  const notices = createPurchaseNotices(dependencies)
  const publishForOwner = createPublishForOwner(lifecycle)
  const applyOrderEvent = createApplyOrderEvent(
    orderEffects(createDeliveries({ lifecycle, publishForOwner }), notices),
  )
  const beginAtProvider = createBeginAtProvider({ db, provider, publicUrl })
  const settlePayment = createSettlePayment({ db, provider, applyOrderEvent, now, log })
  const checkOut = createCheckout({
    db,
    now,
    providerName: provider.name,
    beginAtProvider,
    settlePayment,
    applyOrderEvent,
  })
  const receiveTransfer = createReceiveTransfer({ applyOrderEvent, now })
  return {
    invoices: createInvoicesService({
      db,
      now,
      seller,
      sendsLetters,
      applyOrderEvent,
      outbox,
      publicUrl,
    }),
    transfers: createTransfersService({ db, now, receiveTransfer }),
    statements: createStatementService({ db, seller, receiveTransfer }),
    prices: createPricesService({ db, now }),
    orders: createOrdersService({ db, now, applyOrderEvent, checkOut, settlePayment, log }),
    packages: createPackagesService({ db, now, publishForOwner }),
    promotions: createPromotionsService({ db, now, lifecycle }),
    beat: (at: Date) => beat(db, at),
    makeDailyLifts: (at: Date) => makeDailyLifts({ db, lifecycle }, at),
    notices: createPaymentNotices({ db, provider, settlePayment }),
    staff: {
      orders: createStaffOrdersService({ db, now }),
      refunds: createRefundsService({ db, now, applyOrderEvent, notices }),
      compensations: createCompensationsService({ db, now, notices }),
      paymentStatus: createPaymentStatusService({ db, now, lifecycle }),
      prices: createPriceEditing({ db, now }),
    },
    reconcile: createReconciliation({
      db,
      provider,
      beginAtProvider,
      settlePayment,
      applyOrderEvent,
      notices,
      log,
    }),
  }
}
