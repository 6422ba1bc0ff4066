import { fromDecimal } from '../payments/roubles.ts'

/** A payment of a statement. */
export interface StatementPayment {
  /** Where its section begins, counted from 1. */
  line: number
  number: string
  /** `2026-11-23` */
  date: string
  /** Kopecks. */
  amount: number
  payer: string
  payerInn: string
  recipientAccount: string
  purpose: string
  /** Whether the bank has put it to the recipient's account. */
  isReceived: boolean
}

/** What is wrong with a file, and where: nothing of it is used then. */
export class StatementMistake extends Error {
  override readonly name = 'StatementMistake'
  constructor(line: number, what: string) {
    super(`Строка ${line}: ${what}`)
  }
}

const LIMITS = { lines: 60_000, lineLength: 2000, payments: 2000 }

const BEGIN = '1CClientBankExchange'
const END = 'КонецФайла'
const DOCUMENT = 'СекцияДокумент'
const DOCUMENT_END = 'КонецДокумента'
const ACCOUNT = 'СекцияРасчСчет'
const ACCOUNT_END = 'КонецРасчСчет'

/** `23.11.2026` → `2026-11-23`; `null` for what is no day of the calendar. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  if (year === undefined) return null
  const iso = `${year}-${month}-${day}`
  const at = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? null : iso
}

type Fields = ReadonlyMap<string, string>

function paymentOf(fields: Fields, line: number): StatementPayment {
  const read = (key: string) => fields.get(key) ?? ''
  const required = <T>(key: string, parse: (text: string) => T | null): T => {
    const value = parse(read(key))
    if (value === null)
      throw new StatementMistake(line, `в документе нет поля «${key}» или в нём опечатка`)
    return value
  }
  const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : null)
  return {
    line,
    number: required('Номер', matching(/^[0-9A-Za-zА-Яа-яЁё/-]{1,20}$/)),
    date: required('Дата', dayOf),
    amount: required('Сумма', (text) => fromDecimal(text.replace(',', '.')) || null),
    payer: read('Плательщик1') || read('Плательщик'),
    payerInn: required('ПлательщикИНН', matching(/^(\d{10}|\d{12}|0?)$/)),
    recipientAccount:
      fields.get('ПолучательРасчСчет') ?? required('ПолучательСчет', matching(/^\d{20}$/)),
    purpose: read('НазначениеПлатежа'),
    isReceived: dayOf(read('ДатаПоступило')) !== null,
  }
}

/** `Номер=12` → the pair; the value may hold further signs of equality. */
function pairOf(text: string, line: number): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new StatementMistake(line, 'ожидалось «Поле=Значение»')
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** A part of the file between its begin and its end. */
interface Section {
  kind: 'account' | 'document'
  /** Where it begins. */
  line: number
  fields: Map<string, string>
}

/** What the lines read so far have given. */
interface Reading {
  payments: StatementPayment[]
  section: Section | null
}

const SECTION_ENDS: ReadonlyMap<string, Section['kind']> = new Map([
  [DOCUMENT_END, 'document'],
  [ACCOUNT_END, 'account'],
])

/** The kind of the section that a line begins; `null` for any other line. */
function begunBy(entry: string): Section['kind'] | null {
  if (entry === ACCOUNT || entry.startsWith(`${ACCOUNT}=`)) return 'account'
  return entry.startsWith(`${DOCUMENT}=`) ? 'document' : null
}

function checkCharacters(raw: string, line: number): void {
  if (raw.length > LIMITS.lineLength) throw new StatementMistake(line, 'строка слишком длинная')
  if (/[^\P{Cc}\t]|\uFFFD/u.test(raw))
    throw new StatementMistake(line, 'в строке есть знаки, которых нет в выписках')
}

function endSection(reading: Reading, entry: string, line: number): void {
  const { section, payments } = reading
  if (section?.kind !== SECTION_ENDS.get(entry))
    throw new StatementMistake(line, `«${entry}» без начала`)
  if (section?.kind === 'document') payments.push(paymentOf(section.fields, section.line))
  if (payments.length > LIMITS.payments)
    throw new StatementMistake(line, 'в файле больше 2 000 платежей. Выгрузите его по частям')
  reading.section = null
}

/** Reads a line that is neither the first nor the last one of the statement. */
function readEntry(reading: Reading, entry: string, line: number): void {
  if (SECTION_ENDS.has(entry)) {
    endSection(reading, entry, line)
    return
  }
  const kind = begunBy(entry)
  if (kind) {
    if (reading.section) throw new StatementMistake(line, 'предыдущий документ не закончен')
    reading.section = { kind, line, fields: new Map() }
    return
  }
  const [key, value] = pairOf(entry, line)
  if (reading.section?.kind !== 'document') return
  const { fields } = reading.section
  if (fields.has(key)) throw new StatementMistake(line, `поле «${key}» повторяется`)
  fields.set(key, value)
}

/**
 * The payments of a bank statement in the format 1CClientBankExchange (domain §5).
 *
 * @throws StatementMistake for a file that is not whole, is no statement, or exceeds the limits
 */
export function parseStatement(text: string): StatementPayment[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (lines[0]?.trim() !== BEGIN)
    throw new StatementMistake(1, `это не выписка: файл начинается не с «${BEGIN}»`)
  if (lines.length > LIMITS.lines)
    throw new StatementMistake(LIMITS.lines, 'в файле слишком много строк. Выгрузите его по частям')
  const reading: Reading = { payments: [], section: null }
  for (const [index, raw] of lines.entries()) {
    const entry = raw.trim()
    if (index === 0 || entry === '') continue
    checkCharacters(raw, index + 1)
    if (entry === END) {
      if (reading.section) throw new StatementMistake(index + 1, 'документ не закончен')
      return reading.payments
    }
    readEntry(reading, entry, index + 1)
  }
  throw new StatementMistake(lines.length, `файл обрывается: в нём нет «${END}»`)
}
