import type { Executor } from '../../../platform/database/connect.ts'
import { findOrder } from '../orders/orders.repository.ts'
import { actCorrectionOf } from './act-correction.ts'
import { printNumber } from './document-number.ts'
import { actPdf } from './documents/act-pdf.ts'
import { invoicePdf } from './documents/invoice-pdf.ts'
import { findAct, findInvoice, type InvoiceRecord } from './invoices.repository.ts'

/** A document with the name that it is saved under. */
export interface DocumentFile {
  name: string
  bytes: Buffer
}

export const invoiceFile = async (invoice: InvoiceRecord): Promise<DocumentFile> => ({
  name: `Счёт ${printNumber('invoice', invoice)}.pdf`,
  bytes: await invoicePdf(invoice),
})

/** The act of an invoice; `null` while there is none. */
export async function actFile(db: Executor, invoice: InvoiceRecord): Promise<DocumentFile | null> {
  const act = await findAct(db, invoice.id)
  const order = await findOrder(db, invoice.orderId)
  if (!act || !order) return null
  const bytes = await actPdf(act, invoice, actCorrectionOf(order))
  return { name: `Акт ${printNumber('act', act)}.pdf`, bytes }
}

/** What a letter names as its attachment. @throws Error where there is no such invoice */
export const invoiceAttachment =
  (db: Executor) =>
  async (id: string): Promise<DocumentFile> => {
    const invoice = await findInvoice(db, { id })
    if (!invoice) throw new Error(`No invoice ${id}`)
    return invoiceFile(invoice)
  }
