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

/** One number and nothing else; the letters of both alphabets look alike. */
const WHOLE_NUMBER = /^([ТTАA])[\s‐-―-]*(20\d{2})[\s‐-―-]*(\d{1,6})$/iu
const KINDS: Readonly<Record<string, DocumentKind>> = {
  Т: 'invoice',
  T: 'invoice',
  А: 'act',
  A: 'act',
}

/** `т 2026 123` → the invoice's or the act's number; `null` for what is none. */
export function readDocumentNumber(text: string): (DocumentNumber & { kind: DocumentKind }) | null {
  const [, letter = '', year, number] = WHOLE_NUMBER.exec(text.trim()) ?? []
  const kind = KINDS[letter.toUpperCase()]
  return kind ? { kind, year: Number(year), number: Number(number) } : null
}

/** The invoices that a payment's purpose names, each once. */
export function invoiceNumbersIn(purpose: string): DocumentNumber[] {
  const found = [...purpose.matchAll(INVOICE_NUMBER)].map(([, year, number]) => ({
    year: Number(year),
    number: Number(number),
  }))
  return [...new Map(found.map((one) => [printNumber('invoice', one), one])).values()]
}
