import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import type { Seller } from '../seller.ts'
import { paymentCodeText, qrModules } from './payment-code.ts'

const SELLER: Seller = {
  name: 'Общество с ограниченной ответственностью «Трасса | Объявления»',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  address: '117312, Москва, ул. Вавилова, д. 19',
  bank: 'ПАО СБЕРБАНК, Московский банк, дополнительный офис 9038/0001',
  bik: '044525225',
  account: '40702810938000000001',
  correspondentAccount: '30101810400000000225',
  director: 'Иванов И. И.',
  accountant: 'Петрова П. П.',
  vat: '20',
}
const PURPOSE = 'Оплата по счёту № Т-2026-000123 от 23.11.2026. НДС 20%: 225,00 ₽'

/** Pixels of a side of a square, and the white squares around the code that scanners need. */
const [PIXELS, QUIET] = [4, 4]

/** What a camera reads of the squares that the invoice draws. */
function scan(text: string): string {
  const modules = qrModules(text)
  const side = (modules.size + 2 * QUIET) * PIXELS
  const data = new Uint8Array(side * side * 3).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [Math.floor(y / PIXELS) - QUIET, Math.floor(x / PIXELS) - QUIET]
      const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size
      if (isInside && modules.get(row, column))
        data.fill(0, (y * side + x) * 3, (y * side + x) * 3 + 3)
    }
  return decodeQR({ width: side, height: side, data })
}

/** The block of service, then the fields: the mark, its separator, `name=value` (ГОСТ Р 56042-2014, 4.2 and 5.2). */
function read(scanned: string) {
  const [mark, separator] = [scanned.slice(0, 7), scanned.slice(7, 8)]
  const fields = scanned
    .slice(8)
    .split(separator)
    .map((one) => {
      const at = one.indexOf('=')
      return [one.slice(0, at), one.slice(at + 1)] as const
    })
  return { mark, separator, fields }
}

it('ГОСТ Р 56042-2014: a bank reads payee, account, amount and purpose from the invoice’s code', () => {
  const { mark, separator, fields } = read(
    scan(paymentCodeText(SELLER, { amount: 135_000, purpose: PURPOSE })),
  )
  // Version 0001, the characters are UTF-8 (2).
  expect(mark).toBe('ST00012')
  expect(separator).toBe('|')
  // The obligatory ones come first, in this order.
  expect(fields.map(([name]) => name)).toEqual([
    'Name',
    'PersonalAcc',
    'BankName',
    'BIC',
    'CorrespAcc',
    'Sum',
    'Purpose',
    'PayeeINN',
    'KPP',
  ])
  expect(Object.fromEntries(fields)).toEqual({
    Name: SELLER.name.replace('|', ' '),
    PersonalAcc: SELLER.account,
    BankName: SELLER.bank.slice(0, 45),
    BIC: SELLER.bik,
    CorrespAcc: SELLER.correspondentAccount,
    Sum: '135000',
    Purpose: PURPOSE,
    PayeeINN: SELLER.inn,
    KPP: SELLER.kpp,
  })
})

it('ГОСТ Р 56042-2014: an entrepreneur has no KPP, and no value is longer than its field', () => {
  const seller = { ...SELLER, inn: '500100732259', kpp: null, name: 'Я'.repeat(300) }
  const { fields } = read(scan(paymentCodeText(seller, { amount: 1, purpose: 'О'.repeat(300) })))
  const values = Object.fromEntries(fields)
  expect(values).toMatchObject({ Sum: '1', PayeeINN: '500100732259' })
  expect(values).not.toHaveProperty('KPP')
  expect([values.Name?.length, values.Purpose?.length]).toEqual([160, 210])
})
