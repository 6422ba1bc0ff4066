import { describe, expect, it } from 'vitest'
import { invoiceNumbersIn } from '../invoices/document-number.ts'
import { decodeStatement } from './decode-statement.ts'
import { parseStatement } from './parse-statement.ts'
import { encoded, statementFile } from './testing/statement-file.ts'

const ACCOUNT = '40702810938000012345'
const PURPOSE = 'Оплата по счету Т-2026-000001 = за пакет'
const GOOD = statementFile(ACCOUNT, [{ НазначениеПлатежа: PURPOSE }])

describe('domain §5: a bank statement', () => {
  it('is read with its amounts in kopecks and where each payment stands', () => {
    expect(parseStatement(GOOD)).toEqual([
      {
        line: 11,
        number: '17',
        date: '2026-11-23',
        amount: 135_000,
        payer: 'ИНН 7707083893 ООО "Автопарк"',
        payerInn: '7707083893',
        recipientAccount: ACCOUNT,
        purpose: PURPOSE,
        isReceived: true,
      },
    ])
  })

  it.each([
    ['UTF-8', Buffer.from(GOOD)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${GOOD}`)],
    ['windows-1251', encoded(GOOD, 'windows-1251')],
    ['DOS', encoded(GOOD.replace('=Windows', '=DOS'), 'ibm866')],
  ])('in %s', (_, bytes) => {
    expect(parseStatement(decodeStatement(bytes))[0]?.purpose).toBe(PURPOSE)
  })

  const broken = (from: string | RegExp, to: string) => GOOD.replace(from, to)
  it.each([
    ['no statement', 'PK\u0003\u0004', /^Строка 1: это не выписка/],
    ['a file that is cut off', broken('КонецФайла', ''), /обрывается/],
    [
      'a payment without an end',
      broken('КонецДокумента\r\n', ''),
      /^Строка 21: документ не закончен/,
    ],
    [
      'an end without a payment',
      broken('СекцияДокумент=Платежное поручение\r\n', 'Номер=1\r\n'),
      /^Строка 21: «КонецДокумента» без начала/,
    ],
    ['no amount', broken('Сумма=1350.00', 'Сумма='), /^Строка 11: в документе нет поля «Сумма»/],
    ['an amount in words', broken('1350.00', '1e9'), /«Сумма»/],
    ['a negative amount', broken('1350.00', '-1350.00'), /«Сумма»/],
    ['a third of a kopeck', broken('1350.00', '1350.005'), /«Сумма»/],
    ['a day that does not exist', broken('Дата=23.11.2026', 'Дата=31.02.2026'), /«Дата»/],
    ['a wrong INN', broken(/ПлательщикИНН=\d+/, 'ПлательщикИНН=77'), /«ПлательщикИНН»/],
    [
      'a field twice',
      broken('Сумма=1350.00', 'Сумма=1350.00\r\nСумма=1.00'),
      /^Строка 15: поле «Сумма» повторяется/,
    ],
    [
      'a line that is no field',
      broken('Номер=17', 'Номер=17\r\n<script>'),
      /^Строка 13: ожидалось/,
    ],
    [
      'a control character',
      broken('Номер=17', 'Номер=\u000017'),
      /^Строка 12: в строке есть знаки/,
    ],
    ['an endless line', broken(PURPOSE, 'х'.repeat(3000)), /слишком длинная/],
    [
      'too many payments',
      statementFile(
        ACCOUNT,
        Array.from({ length: 2001 }, () => ({})),
      ),
      /больше 2 000 платежей/,
    ],
    ['too many lines', `1CClientBankExchange${'\n'.repeat(60_001)}`, /слишком много строк/],
  ])('%s is refused whole with the line', (_, text, mistake) => {
    expect(() => parseStatement(text)).toThrow(mistake)
  })
})

describe('domain §5: an invoice is found by the purpose of its payment', () => {
  it.each([
    ['Оплата по счёту № Т-2026-000123 от 23.11.2026. Без НДС', [123]],
    ['сч. T-2026-000123', [123]],
    ['счет т 2026 000123', [123]],
    ['счетТ2026000123', []],
    ['по счёту Т2026000123', [123]],
    ['Т–2026–000123, Т-2026-000123', [123]],
    ['Т-2026-000123 и Т-2026-000124', [123, 124]],
    ['по договору 2026-000123', []],
    ['Т-2026-0001234', []],
  ])('%s', (purpose, numbers) => {
    expect(invoiceNumbersIn(purpose).map(({ number }) => number)).toEqual(numbers)
  })
})
