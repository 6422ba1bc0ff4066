import { AppError, invalid } from '@trassa/contracts/app-error'
import type { StatementRow } from '@trassa/contracts/entities/invoice'
import type { StatementOutcome } from '@trassa/contracts/enumerations/statements'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { invoiceNumbersIn, printNumber } from '../invoices/document-number.ts'
import { findInvoice, type InvoiceRecord } from '../invoices/invoices.repository.ts'
import type { Seller } from '../invoices/seller.ts'
import { findOrder, lockOrder, type OrderRecord } from '../orders/orders.repository.ts'
import { decodeStatement } from './decode-statement.ts'
import { parseStatement, StatementMistake, type StatementPayment } from './parse-statement.ts'
import { HAS_MONEY, type ReceiveTransfer } from './receive-transfer.ts'
import { findTransfer } from './transfers.repository.ts'

interface Matched {
  outcome: StatementOutcome
  invoice: InvoiceRecord | undefined
  order: OrderRecord | undefined
}

/** What earlier payments of the same file do, where they are not written down yet. */
interface Claims {
  payments: Set<string>
  orders: Set<string>
}

const keyOf = ({ date, number, payerInn, amount }: StatementPayment) =>
  [date, number, payerInn, amount].join(' ')

/** The invoice that a payment is for: the one that its purpose names, if it names one. */
async function invoiceOf(
  db: Executor,
  { purpose }: StatementPayment,
): Promise<InvoiceRecord | undefined> {
  const [number, ...more] = invoiceNumbersIn(purpose)
  return number && more.length === 0 ? findInvoice(db, number) : undefined
}

const bookedFor = async (db: Executor, orderId: string) => ({
  invoice: await findInvoice(db, { orderId }),
  order: await findOrder(db, orderId),
})

function outcomeOf(
  payment: StatementPayment,
  { order, invoice, visitor, claims }: Matched & { visitor: Visitor; claims: Claims },
): StatementOutcome {
  if (!invoice || !order) return 'unknownInvoice'
  if (order.userId === visitor.userId) return 'own'
  if (HAS_MONEY[order.state] || claims.orders.has(order.id)) return 'alreadyPaid'
  if (payment.payerInn !== invoice.buyer.inn) return 'otherPayer'
  return payment.amount === order.amount ? 'paid' : 'wrongAmount'
}

function readPayments(file: string): StatementPayment[] {
  try {
    return parseStatement(decodeStatement(Buffer.from(file, 'base64')))
  } catch (error) {
    if (error instanceof StatementMistake) throw invalid(['body', 'file'], error.message)
    throw error
  }
}

const rowOf = (payment: StatementPayment, { outcome, invoice, order }: Matched): StatementRow => ({
  line: payment.line,
  number: payment.number,
  date: payment.date,
  kopecks: payment.amount,
  payer: payment.payer,
  payerInn: payment.payerInn,
  purpose: payment.purpose,
  outcome,
  invoice:
    invoice && order
      ? {
          number: printNumber('invoice', invoice),
          orderId: invoice.orderId,
          userId: order.userId,
        }
      : null,
})

export type StatementService = ReturnType<typeof createStatementService>

/** Bank statements: which payments pay which invoices (domain §5). */
export function createStatementService({
  db,
  seller,
  receiveTransfer,
}: {
  db: Database
  seller: Seller | null
  receiveTransfer: ReceiveTransfer
}) {
  async function match(
    executor: Executor,
    payment: StatementPayment,
    asked: { account: string; visitor: Visitor; claims: Claims },
  ): Promise<Matched> {
    const nothing = { invoice: undefined, order: undefined }
    if (payment.recipientAccount !== asked.account || !payment.isReceived)
      return { ...nothing, outcome: 'outgoing' }
    const invoice = await invoiceOf(executor, payment)
    const order = invoice && (await findOrder(executor, invoice.orderId))
    // After the order: what another upload pays between the two reads is booked, not a second payment.
    const booked = await findTransfer(executor, payment)
    if (booked) return { ...(await bookedFor(executor, booked.orderId)), outcome: 'booked' }
    if (asked.claims.payments.has(keyOf(payment))) return { invoice, order, outcome: 'booked' }
    const matched = { invoice, order, outcome: 'unknownInvoice' } as const
    return { ...matched, outcome: outcomeOf(payment, { ...matched, ...asked }) }
  }

  /** Each payment in a transaction of its own: what is booked stays booked, and the file may be sent again. */
  const book = (
    payment: StatementPayment,
    asked: { account: string; visitor: Visitor; claims: Claims },
    context: RequestContext,
  ): Promise<Matched> =>
    db.transaction(async (tx) => {
      // The order is locked before it is looked at, so that two uploads wait for each other.
      const invoice = await invoiceOf(tx, payment)
      const order = invoice && (await lockOrder(tx, invoice.orderId))
      const matched = await match(tx, payment, asked)
      if (matched.outcome === 'paid' && order)
        await receiveTransfer(tx, { order, transfer: payment }, context)
      return matched
    })

  return {
    /**
     * What the payments of a statement do; with `apply` they have done it.
     *
     * @throws AppError `invoice.unavailable`; `request.invalid` with the line that cannot be read: then nothing is booked
     */
    book: async ({ file, apply }: { file: string; apply: boolean }, context: RequestContext) => {
      if (seller === null) throw new AppError('invoice.unavailable')
      const payments = readPayments(file)
      const claims: Claims = { payments: new Set(), orders: new Set() }
      const asked = { account: seller.account, visitor: context.visitor, claims }
      const rows: StatementRow[] = []
      for (const payment of payments) {
        const matched = await match(db, payment, asked)
        const settled =
          apply && matched.outcome === 'paid' ? await book(payment, asked, context) : matched
        rows.push(rowOf(payment, settled))
        if (settled.outcome !== 'paid') continue
        claims.payments.add(keyOf(payment))
        if (settled.order) claims.orders.add(settled.order.id)
      }
      return { applied: apply, rows }
    },
  }
}
