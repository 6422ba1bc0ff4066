import { formatPrice } from '@trassa/catalog/format/numbers'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/connect.ts'
import { composeLetter, defineTopic, letterBody, type Outbox } from '../../messaging/public.ts'
import { toRoubles } from '../payments/roubles.ts'
import { printNumber } from './document-number.ts'
import { printDate } from './documents/printed.ts'
import type { InvoiceRecord } from './invoices.repository.ts'

/** Longer than the job of letters has repeats. */
const LIFETIME_SECONDS = 48 * 60 * 60

/** Invoices by e-mail; a failed one is in the log and in the metrics of its job, and the buyer can download it. */
export const INVOICE_TOPIC = defineTopic({
  name: 'invoice.letter',
  context: z.object({ invoiceId: z.string() }),
  canRetry: true,
  sent: async () => undefined,
  failed: async () => undefined,
})

/** Writes the letter with an invoice in the transaction that makes the invoice out. The PDF is made at its sending. */
export async function writeInvoiceLetter(
  tx: Transaction,
  invoice: InvoiceRecord,
  { outbox, publicUrl }: { outbox: Outbox; publicUrl: string },
): Promise<void> {
  if (invoice.sentTo === null) return
  const number = printNumber('invoice', invoice)
  const amount = formatPrice(toRoubles(invoice.amount))
  const lines = [
    `Во вложении счёт № ${number} от ${printDate(invoice.issuedAt)} на ${amount}.`,
    `Оплатите его до ${printDate(invoice.dueAt)} и укажите в назначении платежа номер счёта: по нему мы найдём ваш платёж.`,
    'Когда деньги поступят, заказ выполнится сам, а в истории заказов появится акт.',
  ]
  const url = `${publicUrl}/InvoiceRequestSuccessfully?order=${invoice.orderId}`
  await outbox.write(tx, INVOICE_TOPIC, {
    channel: 'email',
    recipient: invoice.sentTo,
    body: letterBody({
      ...composeLetter({
        subject: `Счёт № ${number} на ${amount} – ${PRODUCT_NAME}`,
        lines,
        action: { name: 'Счёт на сайте', url },
        footer: [],
      }),
      attachment: { invoiceId: invoice.id, name: `Счёт ${number}.pdf` },
    }),
    context: { invoiceId: invoice.id },
    lifetimeSeconds: LIFETIME_SECONDS,
  })
}
