import type { Act, Invoice } from '@trassa/contracts/entities/invoice'
import type { Executor } from '../../../platform/database/connect.ts'
import type { OrderRecord } from '../orders/orders.repository.ts'
import { toRoubles } from '../payments/roubles.ts'
import { actCorrectionOf } from './act-correction.ts'
import { printNumber } from './document-number.ts'
import { type ActRecord, type InvoiceRecord, readInvoicesOf } from './invoices.repository.ts'

export const viewInvoice = (invoice: InvoiceRecord): Invoice => ({
  id: invoice.id,
  number: printNumber('invoice', invoice),
  issuedAt: invoice.issuedAt.toISOString(),
  revision: invoice.revision,
  sentTo: invoice.sentTo,
})

function viewAct(act: ActRecord, order: OrderRecord | undefined): Act {
  const correction = order ? actCorrectionOf(order) : null
  return {
    number: printNumber('act', act),
    issuedAt: act.issuedAt.toISOString(),
    correction: correction && {
      at: correction.at.toISOString(),
      left: toRoubles(correction.left),
    },
  }
}

/** The invoices and acts of orders, as their buyers see them. */
export async function readDocuments(db: Executor, orders: readonly OrderRecord[]) {
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const rows = await readInvoicesOf(db, [...orderOf.keys()])
  return new Map(
    rows.map(({ invoice, act }) => [
      invoice.orderId,
      {
        invoice: viewInvoice(invoice),
        act: act && viewAct(act, orderOf.get(invoice.orderId)),
      },
    ]),
  )
}
