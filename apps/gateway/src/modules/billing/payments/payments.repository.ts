import type { ProviderName } from '@trassa/contracts/enumerations/money'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import { payments } from './payments.table.ts'

export type PaymentRecord = typeof payments.$inferSelect

const OPEN = ['new', 'pending'] as const

/** The order's payment that is still open, if there is one: a second checkout goes on with it. */
export async function findOpenPayment(
  tx: Transaction,
  orderId: string,
): Promise<PaymentRecord | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, [...OPEN])))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return payment
}

export async function insertPayment(
  tx: Transaction,
  payment: Pick<PaymentRecord, 'id' | 'orderId' | 'provider' | 'amount'>,
): Promise<PaymentRecord> {
  const [stored] = await tx.insert(payments).values(payment).returning()
  if (!stored) throw new Error('The payment was not stored')
  return stored
}

export async function writePayment(
  db: Executor,
  id: string,
  changes: Partial<PaymentRecord>,
): Promise<void> {
  await db.update(payments).set(changes).where(eq(payments.id, id))
}

export async function lockPayment(tx: Transaction, id: string): Promise<PaymentRecord | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return payment
}

export async function findPayment(
  db: Executor,
  key: { id: string } | { provider: ProviderName; providerId: string },
): Promise<PaymentRecord | undefined> {
  const where =
    'id' in key
      ? eq(payments.id, key.id)
      : and(eq(payments.provider, key.provider), eq(payments.providerId, key.providerId))
  const [payment] = await db.select().from(payments).where(where)
  return payment
}

/** The latest payment of each of these orders. */
export const readLatestPayments = (db: Executor, orderIds: string[]): Promise<PaymentRecord[]> =>
  db
    .selectDistinctOn([payments.orderId])
    .from(payments)
    .where(inArray(payments.orderId, orderIds))
    .orderBy(payments.orderId, desc(payments.createdAt))

/** All attempts to pay an order, newest first. */
export const readPaymentsOf = (db: Executor, orderId: string): Promise<PaymentRecord[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.createdAt))

/**
 * Open payments of a provider that it should be asked about, the longest waiting first: a minute after they were begun,
 * then at intervals of a tenth of their age, so that payments which stay open cost ever less.
 */
export const readUnchecked = (
  db: Executor,
  { provider, now, limit }: { provider: ProviderName; now: Date; limit: number },
): Promise<PaymentRecord[]> => {
  const at = sql`${now.toISOString()}::timestamptz`
  const interval = sql`greatest(interval '1 minute', (${at} - ${payments.createdAt}) / 10)`
  const askedLast = sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`
  return db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, [...OPEN]),
        eq(payments.provider, provider),
        sql`${askedLast} < ${at} - ${interval}`,
      ),
    )
    .orderBy(askedLast)
    .limit(limit)
}
