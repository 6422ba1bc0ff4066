import { DICTIONARY_ID } from '@trassa/catalog/engine/definition'
import { MARK_CODES, type MarkCode } from '@trassa/contracts/enumerations/marks'

/** Says what is wrong with a cell. */
export type Refuse = (reason: string) => null

/** The text of a cell, without spaces around it → what the database holds. */
export type ReadCell = (text: string, refuse: Refuse) => unknown

const CONTROL_SIGN = /\p{Cc}/u
const FIRST_YEAR = 1900

export const id: ReadCell = (text, refuse) =>
  DICTIONARY_ID.test(text) ? text : refuse('нужно целое число от 1, не длиннее 18 знаков')

/** A text that may be empty. */
export const text =
  (max: number): ReadCell =>
  (written, refuse) => {
    if (written.length > max) return refuse(`не длиннее ${max} знаков`)
    return CONTROL_SIGN.test(written) ? refuse('внутри невидимые знаки') : written
  }

export const name: ReadCell = (written, refuse) =>
  written === '' ? refuse('пусто') : text(100)(written, refuse)

export const optional =
  (read: ReadCell): ReadCell =>
  (written, refuse) =>
    written === '' ? null : read(written, refuse)

/** `decimals` after a point; a comma is taken for one. */
export const number = (min: number, max: number, decimals = 0): ReadCell => {
  const pattern = new RegExp(`^\\d{1,9}${decimals > 0 ? `(?:[.,]\\d{1,${decimals}})?` : ''}$`)
  const kind = decimals > 0 ? 'число' : 'целое число'
  return (written, refuse) => {
    const value = pattern.test(written) ? Number(written.replace(',', '.')) : Number.NaN
    return value >= min && value <= max ? value : refuse(`нужно ${kind} от ${min} до ${max}`)
  }
}

export const year: ReadCell = (written, refuse) =>
  number(FIRST_YEAR, new Date().getFullYear() + 1)(written, refuse)

/** The id of a choice of an enumeration. */
export const choice = (options: readonly { id: number; name: string }[]): ReadCell => {
  const known = options.map((option) => `${option.id} – ${option.name}`).join(', ')
  return (written, refuse) =>
    options.find((option) => String(option.id) === written)?.id ?? refuse(`есть только ${known}`)
}

/** One of several words. */
export const word =
  (known: readonly string[]): ReadCell =>
  (written, refuse) =>
    known.includes(written) ? written : refuse(`есть только ${known.join(', ')}`)

export const markCode = word(MARK_CODES)

/** Groups of marks, with spaces between. */
export const markCodes: ReadCell = (written, refuse) => {
  const codes = written.split(/\s+/).filter(Boolean)
  const wrong = codes.find((code) => !MARK_CODES.some((known) => known === code))
  return wrong === undefined ? (codes as MarkCode[]) : markCode(wrong, refuse)
}
