import { createSheet, SHEET_WIDTH, type Sheet } from '../../../../platform/pdf/sheet.ts'
import type { ActCorrection } from '../act-correction.ts'
import { printNumber } from '../document-number.ts'
import type { ActRecord, InvoiceRecord } from '../invoices.repository.ts'
import { amountInWords, printRoubles } from './amounts.ts'
import { drawLines, printDate, printParty, printVat } from './printed.ts'

/** What a refund has changed, where a reader looks first. */
function drawCorrection(sheet: Sheet, { orderId, amount }: InvoiceRecord, changed: ActCorrection) {
  const { at, left } = changed
  const given = `по заказу № ${orderId} возвращено ${printRoubles(amount - left)}`
  sheet.gap(4)
  sheet.text(
    left === 0
      ? `Аннулирован ${printDate(at)}: ${given}, вся сумма акта.`
      : `Корректировка от ${printDate(at)}: ${given}, сумма акта уменьшена до ${printRoubles(left)}.`,
    { size: 11, weight: 700 },
  )
}

/** What the services have cost after all, and that neither side has a claim. */
function drawResult(sheet: Sheet, { seller }: InvoiceRecord, sum: number): void {
  sheet.text(`Оказано услуг на сумму ${printRoubles(sum)}.`)
  sheet.text(`${amountInWords(sum)}. ${printVat(seller, sum)}.`, { weight: 700 })
  sheet.gap(10)
  sheet.text(
    'Услуги оказаны полностью и в срок. Заказчик не имеет претензий к их объёму, качеству и сроку.',
  )
}

/** An act of services as a PDF, of stored values only; with what a refund has changed of it (decision 110). */
export function actPdf(
  act: ActRecord,
  invoice: InvoiceRecord,
  correction: ActCorrection | null,
): Promise<Buffer> {
  const { seller, buyer, amount, lines } = invoice
  const number = printNumber('act', act)
  const title = `Акт № ${number} об оказании услуг`
  const sheet = createSheet({ title, author: seller.name, at: correction?.at ?? act.issuedAt })
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
  if (correction) drawCorrection(sheet, invoice, correction)
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
  const sum = correction?.left ?? amount
  if (sum === 0) sheet.text('Акт не подтверждает оказание услуг и оплату.')
  else drawResult(sheet, invoice, sum)
  sheet.gap(14)
  sheet.line()
  sheet.gap(14)
  pair('Исполнитель', 'Заказчик')
  sheet.gap(22)
  pair(`____________________ ${seller.director}`, '____________________')
  return sheet.finish()
}
