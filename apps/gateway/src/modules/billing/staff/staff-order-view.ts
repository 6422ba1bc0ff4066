import { AppError } from '@trassa/contracts/app-error'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { ORDER_STATES, type OrderState } from '@trassa/contracts/enumerations/orders'
import { maskPhone } from '@trassa/contracts/phone'
import type { Executor } from '../../../platform/database/connect.ts'
import { findUserById } from '../../identity/public.ts'
import { type LedgerEntry, readBalances, readEntries } from '../ledger/ledger.repository.ts'
import { viewOrders } from '../orders/order-view.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import { readPaymentsOf } from '../payments/payments.repository.ts'
import { readRefundsOf } from '../payments/refunds.repository.ts'
import { toRoubles } from '../payments/roubles.ts'
import { readTransfersOf } from '../statements/transfers.repository.ts'
import { readGivenGoods } from './given-goods.ts'
import { readTimeline } from './staff-order.repository.ts'

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

const isState = (value: unknown): value is OrderState =>
  typeof value === 'string' && value in ORDER_STATES

async function viewBuyer(db: Executor, userId: string): Promise<StaffOrder['buyer']> {
  const user = await findUserById(db, userId)
  if (!user) throw new AppError('order.not_found')
  return { id: user.id, username: user.username, maskedPhone: maskPhone(user.phone) }
}

const viewPayments = async (db: Executor, orderId: string): Promise<StaffOrder['payments']> =>
  (await readPaymentsOf(db, orderId)).map((payment) => ({
    id: payment.id,
    provider: payment.provider,
    providerId: payment.providerId,
    state: payment.status,
    amount: toRoubles(payment.amount),
    decline: payment.declineReason,
    createdAt: payment.createdAt.toISOString(),
    settledAt: isoOf(payment.settledAt),
  }))

async function viewRefunds(db: Executor, orderId: string): Promise<StaffOrder['refunds']> {
  const refunds = await readRefundsOf(db, orderId)
  const repeated = new Set(refunds.map(({ repeats }) => repeats))
  return refunds.map((refund) => ({
    id: refund.id,
    byCard: refund.paymentId !== null,
    state: refund.status,
    transferId: refund.transferId,
    amount: toRoubles(refund.amount),
    decline: refund.declineReason,
    isRepeatable: refund.status === 'failed' && !repeated.has(refund.id),
    createdAt: refund.createdAt.toISOString(),
    settledAt: isoOf(refund.settledAt),
  }))
}

const viewTransfers = async (db: Executor, order: OrderRecord): Promise<StaffOrder['transfers']> =>
  (await readTransfersOf(db, order.id)).map(({ orderId: _, amount, bookedAt, ...transfer }) => ({
    ...transfer,
    amount: toRoubles(amount),
    bookedAt: bookedAt.toISOString(),
    isSurplus: transfer.id !== order.paymentId,
  }))

const viewTimeline = async (db: Executor, order: OrderRecord): Promise<StaffOrder['timeline']> =>
  (await readTimeline(db, order)).map(({ at, after, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    state: isState(after?.state) ? after.state : null,
  }))

/** A transfer of the ledger, without the subject that it is booked by. */
export const viewEntry = ({ id, kind, source, target, amount, at }: LedgerEntry) => ({
  id,
  kind,
  source,
  target,
  amount: toRoubles(amount),
  at: at.toISOString(),
})

/** Everything about an order (domain §9). */
export async function viewStaffOrder(
  db: Executor,
  order: OrderRecord,
  now: Date,
): Promise<StaffOrder> {
  const [view] = await viewOrders(db, [order])
  if (!view) throw new AppError('order.not_found')
  const { id, userId } = order
  // One after another: a transaction's connection carries out one statement at a time.
  const buyer = await viewBuyer(db, userId)
  const payments = await viewPayments(db, id)
  const refunds = await viewRefunds(db, id)
  const transfers = await viewTransfers(db, order)
  const entries = await readEntries(db, id)
  const balances = await readBalances(db, id)
  const given = await readGivenGoods(db, id, now)
  const timeline = await viewTimeline(db, order)
  return {
    ...view,
    buyer,
    refundReason: order.refundReason,
    payments,
    transfers,
    refunds,
    entries: entries.map(viewEntry),
    balances: [...balances].map(([account, amount]) => ({ account, amount: toRoubles(amount) })),
    given,
    timeline,
  }
}
