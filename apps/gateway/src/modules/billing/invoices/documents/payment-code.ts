import { create } from 'qrcode'
import type { Seller } from '../seller.ts'

/** A bar divides the fields; banks' applications take these lengths (ГОСТ Р 56042-2014). */
const field = (name: string, value: string, max: number) =>
  `${name}=${value.replaceAll('|', ' ').slice(0, max)}`

/** What a bank's application fills a payment with: the payee's requisites, the amount and the purpose, in UTF-8. */
export const paymentCodeText = (
  seller: Seller,
  { amount, purpose }: { amount: number; purpose: string },
): string =>
  [
    'ST00012',
    field('Name', seller.name, 160),
    field('PersonalAcc', seller.account, 20),
    field('BankName', seller.bank, 45),
    field('BIC', seller.bik, 9),
    field('CorrespAcc', seller.correspondentAccount, 20),
    field('Sum', String(amount), 18),
    field('Purpose', purpose, 210),
    field('PayeeINN', seller.inn, 12),
    ...(seller.kpp === null ? [] : [field('KPP', seller.kpp, 9)]),
  ].join('|')

/** The squares of a QR code. */
export const qrModules = (text: string) => create(text, { errorCorrectionLevel: 'M' }).modules
