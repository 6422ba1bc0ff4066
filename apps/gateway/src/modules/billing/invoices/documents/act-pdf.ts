import { createSheet, SHEET_WIDTH } from '../../../../platform/pdf/sheet.ts'
import { printNumber } from '../document-number.ts'
import type { ActRecord, InvoiceRecord } from '../invoices.repository.ts'
import { amountInWords, printRoubles } from './amounts.ts'
import { drawLines, printDate, printParty, printVat } from './printed.ts'

/** An act of services as a PDF, of stored values only. */
export function actPdf(act: ActRecord, invoice: InvoiceRecord): Promise<Buffer> {
  const { seller, buyer, amount, lines } = invoice
  const number = printNumber('act', act)
  const title = `Акт № ${number} об оказании услуг`
  const sheet = createSheet({ title, author: seller.name, at: act.issuedAt })
  const half = SHEET_WIDTH / 2
  const pair = (left: string, right: string) =>
    sheet.row(
      [
        { text: left, width: half },
        { text: right, width: half },
      ],
      { plain: true },
    )

  sheet.text(`${title} от ${printDate(act.issuedAt)}`, { size: 15, weight: 700 })
  sheet.gap(8)
  sheet.line()
  sheet.gap(8)
  sheet.text(`Исполнитель: ${printParty(seller)}`)
  sheet.gap(4)
  sheet.text(`Заказчик: ${printParty(buyer)}`)
  sheet.gap(4)
  sheet.text(
    `Основание: счёт № ${printNumber('invoice', invoice)} от ${printDate(invoice.issuedAt)}`,
  )
  sheet.gap(12)
  drawLines(sheet, { seller, lines, amount })
  sheet.gap(10)
  sheet.text(`Оказано услуг на сумму ${printRoubles(amount)}.`)
  sheet.text(`${amountInWords(amount)}. ${printVat(seller, amount)}.`, { weight: 700 })
  sheet.gap(10)
  sheet.text(
    'Услуги оказаны полностью и в срок. Заказчик не имеет претензий к их объёму, качеству и сроку.',
  )
  sheet.gap(14)
  sheet.line()
  sheet.gap(14)
  pair('Исполнитель', 'Заказчик')
  sheet.gap(22)
  pair(`____________________ ${seller.director}`, '____________________')
  return sheet.finish()
}
