import type { LedgerAccount, LedgerKind, ProviderName } from '@trassa/contracts/enumerations/money'
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { NewestFirst } from '../../../platform/keyset/newest-first.ts'
import { orders } from '../orders/orders.table.ts'
import { ledger } from './ledger.table.ts'

/** Money that has moved, in kopecks; `subject` is what is booked: a payment, a refund or the order itself. */
interface Booking {
  orderId: string
  subject: string
  amount: number
}

export type LedgerEntry = typeof ledger.$inferSelect

/** What holds a buyer's money: the provider's account, or ours at the bank. */
export type Cash = ProviderName | 'bank'

type Entry = Booking & { kind: LedgerKind; source: LedgerAccount; target: LedgerAccount }

/** A transfer that has been booked already changes nothing: each subject is booked once as one kind. */
async function insertEntry(tx: Transaction, entry: Entry): Promise<void> {
  await tx
    .insert(ledger)
    .values(entry)
    .onConflictDoNothing({ target: [ledger.kind, ledger.subject] })
}

/** A buyer's money has arrived: we hold it and owe it to the buyer until it is delivered for. */
export const bookPayment = (tx: Transaction, cash: Cash, booking: Booking): Promise<void> =>
  insertEntry(tx, { ...booking, kind: 'payment', source: 'buyers', target: `cash.${cash}` })

/** The order is delivered: nothing is owed any more. */
export const bookSale = (tx: Transaction, booking: Booking): Promise<void> =>
  insertEntry(tx, { ...booking, kind: 'sale', source: 'sales', target: 'buyers' })

/** What was sold is taken back: the money is owed again. */
export const bookSaleReversed = (tx: Transaction, booking: Booking): Promise<void> =>
  insertEntry(tx, { ...booking, kind: 'saleReversed', source: 'buyers', target: 'sales' })

/** Money that is owed is on its way back. */
export const bookRefund = (tx: Transaction, booking: Booking): Promise<void> =>
  insertEntry(tx, { ...booking, kind: 'refund', source: 'refunds', target: 'buyers' })

/** Money has left: the refund has reached the buyer. */
export const bookPaidOut = (tx: Transaction, cash: Cash, booking: Booking): Promise<void> =>
  insertEntry(tx, { ...booking, kind: 'paidOut', source: `cash.${cash}`, target: 'refunds' })

/** The transfers of an order, oldest first. */
export const readEntries = (db: Executor, orderId: string): Promise<LedgerEntry[]> =>
  db.select().from(ledger).where(eq(ledger.orderId, orderId)).orderBy(asc(ledger.id))

const isOf = (userId: string) => eq(orders.userId, userId)

/** A page of what was booked for a user's orders, newest first. */
export async function readEntriesOf(
  db: Executor,
  userId: string,
  { before, limit }: NewestFirst,
): Promise<LedgerEntry[]> {
  const rows = await db
    .select({ entry: ledger })
    .from(ledger)
    .innerJoin(orders, eq(orders.id, ledger.orderId))
    .where(and(isOf(userId), before === null ? undefined : lt(ledger.id, before)))
    .orderBy(desc(ledger.id))
    .limit(limit)
  return rows.map(({ entry }) => entry)
}

export async function countEntriesOf(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(ledger)
    .innerJoin(orders, eq(orders.id, ledger.orderId))
    .where(isOf(userId))
  return row?.total ?? 0
}

/** The balance of every account that has been used, in kopecks; all of them sum to zero. */
export async function readBalances(
  db: Executor,
  orderId?: string,
): Promise<ReadonlyMap<LedgerAccount, number>> {
  const where = orderId === undefined ? sql`true` : eq(ledger.orderId, orderId)
  const { rows } = await db.execute<{ account: LedgerAccount; balance: string }>(sql`
    SELECT account, sum(amount) AS balance FROM (
      SELECT target AS account, amount FROM ${ledger} WHERE ${where}
      UNION ALL
      SELECT source, -amount FROM ${ledger} WHERE ${where}
    ) AS entries GROUP BY account`)
  return new Map(rows.map(({ account, balance }) => [account, Number(balance)]))
}
