import { moscowDay } from '@trassa/catalog/format/dates'

/** Documents with a series of numbers of their own in each year. */
export const DOCUMENT_LETTERS = { invoice: 'Т', act: 'А' } as const
export type DocumentKind = keyof typeof DOCUMENT_LETTERS

export interface DocumentNumber {
  year: number
  number: number
}

/** The year of a document, by Moscow time. */
export const documentYear = (at: Date): number => Number(moscowDay(at).slice(0, 4))

/** `Т-2026-000123` */
export const printNumber = (kind: DocumentKind, { year, number }: DocumentNumber): string =>
  `${DOCUMENT_LETTERS[kind]}-${year}-${String(number).padStart(6, '0')}`

/** Т in both alphabets; payers write spaces and dashes of every kind, or none. */
const INVOICE_NUMBER = /(?<![\p{L}\d])[ТT][\s‐-―-]*(20\d{2})[\s‐-―-]*(\d{6})(?!\d)/giu

/** The invoices that a payment's purpose names, each once. */
export function invoiceNumbersIn(purpose: string): DocumentNumber[] {
  const found = [...purpose.matchAll(INVOICE_NUMBER)].map(([, year, number]) => ({
    year: Number(year),
    number: Number(number),
  }))
  return [...new Map(found.map((one) => [printNumber('invoice', one), one])).values()]
}
