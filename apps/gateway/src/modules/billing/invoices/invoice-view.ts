import type { Invoice } from '@trassa/contracts/entities/invoice'
import type { Executor } from '../../../platform/database/connect.ts'
import { printNumber } from './document-number.ts'
import { type InvoiceRecord, readInvoicesOf } from './invoices.repository.ts'

export const viewInvoice = (invoice: InvoiceRecord): Invoice => ({
  id: invoice.id,
  number: printNumber('invoice', invoice),
  issuedAt: invoice.issuedAt.toISOString(),
  revision: invoice.revision,
  sentTo: invoice.sentTo,
})

/** The invoices and acts of orders, as their buyers see them. */
export async function readDocuments(db: Executor, orderIds: string[]) {
  const rows = await readInvoicesOf(db, orderIds)
  return new Map(
    rows.map(({ invoice, act }) => [
      invoice.orderId,
      {
        invoice: viewInvoice(invoice),
        act: act && { number: printNumber('act', act), issuedAt: act.issuedAt.toISOString() },
      },
    ]),
  )
}
