import { formatNumber, NBSP } from '@trassa/catalog/format/numbers'
import type { Requisites } from '@trassa/contracts/entities/requisites'
import { SHEET_WIDTH, type Sheet } from '../../../../platform/pdf/sheet.ts'
import type { InvoiceLine } from '../invoices.table.ts'
import { type Seller, vatOf } from '../seller.ts'
import { printAmount } from './amounts.ts'

const LONG_DATE = new Intl.DateTimeFormat('ru', {
  timeZone: 'Europe/Moscow',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const SHORT_DATE = new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow' })

/** `23 ноября 2026 г.` */
export const printDate = (at: Date): string => LONG_DATE.format(at)

/** `23.11.2026` */
export const printShortDate = (at: Date): string => SHORT_DATE.format(at)

/** `ООО «Трасса», ИНН 7707083893, КПП 773601001, Москва, …` */
export const printParty = ({
  name,
  inn,
  kpp,
  address,
}: Pick<Seller, 'name' | 'inn' | 'kpp' | 'address'> | Requisites): string =>
  [name, `ИНН${NBSP}${inn}`, ...(kpp === null ? [] : [`КПП${NBSP}${kpp}`]), address].join(', ')

/** The tax as a sentence: `Без НДС` or `В том числе НДС 20%: 225,00 ₽`. */
export function printVat(seller: Seller, kopecks: number): string {
  const vat = vatOf(seller, kopecks)
  return vat === null ? 'Без НДС' : `НДС ${seller.vat}%: ${printAmount(vat)}`
}

const COLUMNS = [30, SHEET_WIDTH - 30 - 45 - 45 - 85 - 85, 45, 45, 85, 85] as const
const HEADINGS = ['№', 'Наименование', 'Кол-во', 'Ед.', 'Цена, ₽', 'Сумма, ₽'] as const

/** The table of what is sold, with its totals. */
export function drawLines(
  sheet: Sheet,
  { seller, lines, amount }: { seller: Seller; lines: readonly InvoiceLine[]; amount: number },
): void {
  const row = (texts: readonly string[], weight: 400 | 700) =>
    sheet.row(
      texts.map((text, index) => ({
        text,
        weight,
        width: COLUMNS[index] ?? 0,
        align: index > 3 || index === 2 ? 'right' : 'left',
      })),
    )
  row(HEADINGS, 700)
  for (const [index, { title, price }] of lines.entries()) {
    const sum = printAmount(price)
    row([formatNumber(index + 1), title, '1', 'шт.', sum, sum], 400)
  }
  sheet.gap(6)
  const vat = vatOf(seller, amount)
  const totals = [
    ['Итого:', printAmount(amount)],
    vat === null ? ['Без НДС:', '–'] : [`В том числе НДС ${seller.vat}%:`, printAmount(vat)],
    ['Всего:', printAmount(amount)],
  ] as const
  for (const [label, sum] of totals)
    sheet.row(
      [
        { text: label, weight: 700, width: SHEET_WIDTH - 85, align: 'right' },
        { text: sum, weight: 700, width: 85, align: 'right' },
      ],
      { plain: true },
    )
}
