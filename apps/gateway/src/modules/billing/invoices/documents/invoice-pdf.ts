import { countOf, NBSP } from '@trassa/catalog/format/numbers'
import { createSheet, SHEET_WIDTH, type Sheet } from '../../../../platform/pdf/sheet.ts'
import { printNumber } from '../document-number.ts'
import type { InvoiceRecord } from '../invoices.repository.ts'
import type { Seller } from '../seller.ts'
import { amountInWords, printRoubles } from './amounts.ts'
import { paymentCodeText, qrModules } from './payment-code.ts'
import { drawLines, printDate, printParty, printShortDate, printVat } from './printed.ts'

const QR_SIDE = 120
const NAME_FORMS = ['наименование', 'наименования', 'наименований'] as const

/** The purpose that a payment of the invoice is to be sent with: the statement is matched by it. */
export const paymentPurpose = (invoice: InvoiceRecord): string =>
  `Оплата по счёту № ${printNumber('invoice', invoice)} от ${printShortDate(invoice.issuedAt)}. ${printVat(invoice.seller, invoice.amount)}`

function drawBank(sheet: Sheet, seller: Seller): void {
  const left = SHEET_WIDTH - 260
  const row = (text: string, label: string, value: string) =>
    sheet.row([
      { text, width: left },
      { text: label, width: 70 },
      { text: value, width: 190 },
    ])
  row(`Банк получателя: ${seller.bank}`, 'БИК', seller.bik)
  row('', 'Корр. счёт', seller.correspondentAccount)
  row(
    `Получатель: ${seller.name}, ИНН${NBSP}${seller.inn}${seller.kpp === null ? '' : `, КПП${NBSP}${seller.kpp}`}`,
    'Расч. счёт',
    seller.account,
  )
}

/** An invoice as a PDF, of stored values only: the same invoice gives the same bytes. */
export function invoicePdf(invoice: InvoiceRecord): Promise<Buffer> {
  const { seller, buyer, amount, lines, issuedAt, revisedAt } = invoice
  const number = printNumber('invoice', invoice)
  const at = revisedAt ?? issuedAt
  const sheet = createSheet({ title: `Счёт на оплату № ${number}`, author: seller.name, at })
  const purpose = paymentPurpose(invoice)

  drawBank(sheet, seller)
  sheet.gap(16)
  sheet.text(`Счёт на оплату № ${number} от ${printDate(issuedAt)}`, { size: 15, weight: 700 })
  if (revisedAt !== null) sheet.text(`С исправленными реквизитами от ${printDate(revisedAt)}`)
  sheet.gap(8)
  sheet.line()
  sheet.gap(8)
  sheet.text(`Поставщик: ${printParty(seller)}`)
  sheet.gap(4)
  sheet.text(`Покупатель: ${printParty(buyer)}`)
  sheet.gap(12)
  drawLines(sheet, { seller, lines, amount })
  sheet.gap(10)
  sheet.text(`Всего ${countOf(lines.length, NAME_FORMS)} на сумму ${printRoubles(amount)}.`)
  sheet.text(`${amountInWords(amount)}. ${printVat(seller, amount)}.`, { weight: 700 })
  sheet.gap(10)
  sheet.text(`Назначение платежа: ${purpose}`)
  sheet.text(
    `Оплатите счёт до ${printDate(invoice.dueAt)} и укажите в назначении платежа его номер: по нему мы найдём ваш платёж.`,
  )
  sheet.gap(14)
  sheet.line()
  sheet.gap(16)
  sheet.text(`Руководитель ____________________ ${seller.director}`)
  sheet.gap(14)
  sheet.text(`Бухгалтер ____________________ ${seller.accountant}`)
  sheet.gap(20)
  sheet.code(qrModules(paymentCodeText(seller, { amount, purpose })), QR_SIDE)
  // Scanners need four white squares around the code.
  sheet.gap(12)
  sheet.text('Код для оплаты в приложении банка', { size: 8 })
  return sheet.finish()
}
