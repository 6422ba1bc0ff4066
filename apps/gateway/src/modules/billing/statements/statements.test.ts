import { bookStatement, confirmTransfer } from '@trassa/contracts/calls/moderator/transfers'
import { cancelOrder, currentPackage, orderById } from '@trassa/contracts/calls/payments'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { companiesOf } from '../invoices/testing/companies.ts'
import { readBalances } from '../ledger/ledger.repository.ts'
import { encoded, type StatementFields, statementFile } from './testing/statement-file.ts'

const gateway = await createTestGateway()
const { db, config } = gateway
const { invoiced } = companiesOf(gateway)
const senior = await gateway.createUser({ role: 'seniorModerator' })
const account = config.seller?.account ?? ''

const fileOf = (payments: StatementFields[]) =>
  encoded(statementFile(account, payments), 'windows-1251').toString('base64')
const book = (file: string, apply: boolean, as: TestUser = senior) =>
  gateway.get(bookStatement, { as, body: { file, apply } })
const outcomes = async (file: string, apply: boolean, as?: TestUser) =>
  (await book(file, apply, as)).rows.map(({ outcome }) => outcome)
const read = (as: TestUser, id: string) => gateway.get(orderById, { as, params: { id } })
const left = async (as: TestUser) =>
  (await gateway.get(currentPackage, { as, params: { userId: as.id } })).remainder
const purpose = (number: string) => `Оплата по счету № ${number} от 23.11.2026. Без НДС`
let payments = 100
const nextPayment = () => {
  payments += 1
  return String(payments)
}

describe('domain §5: a statement pays invoices', () => {
  it('after a dry run, once, however often the file comes', async () => {
    const { company, id, invoice } = await invoiced()
    const file = fileOf([{ Номер: nextPayment(), НазначениеПлатежа: purpose(invoice.number) }])
    expect(await book(file, false)).toMatchObject({
      applied: false,
      rows: [
        {
          outcome: 'paid',
          kopecks: 135_000,
          invoice: { number: invoice.number, orderId: id, userId: company.id },
        },
      ],
    })
    expect(await read(company, id)).toMatchObject({ state: 'awaiting' })
    const both = await Promise.all([outcomes(file, true), outcomes(file, true)])
    expect(both.flat().sort()).toEqual(['booked', 'paid'])
    expect(await outcomes(file, true)).toEqual(['booked'])
    expect(await outcomes(file, false)).toEqual(['booked'])
    expect(await read(company, id)).toMatchObject({ state: 'delivered', method: 'invoice' })
    expect(await left(company)).toBe(5)
    expect(Object.fromEntries(await readBalances(db, id))).toEqual({
      'cash.bank': 135_000,
      buyers: 0,
      sales: -135_000,
    })
  })

  it('whatever does not agree is left to a person and changes nothing', async () => {
    const { company, id, invoice } = await invoiced()
    const НазначениеПлатежа = purpose(invoice.number)
    const file = fileOf([
      { Номер: nextPayment(), НазначениеПлатежа, Сумма: '1349.99' },
      { Номер: nextPayment(), НазначениеПлатежа, ПлательщикИНН: '7702070139' },
      { Номер: nextPayment(), НазначениеПлатежа: 'Т-2026-999999' },
      { Номер: nextPayment(), НазначениеПлатежа: 'за рекламу' },
      { Номер: nextPayment(), НазначениеПлатежа, ПолучательСчет: '40702810938000000001' },
      { Номер: nextPayment(), НазначениеПлатежа, ДатаПоступило: null },
    ])
    const expected = [
      'wrongAmount',
      'otherPayer',
      'unknownInvoice',
      'unknownInvoice',
      'outgoing',
      'outgoing',
    ]
    expect(await outcomes(file, false)).toEqual(expected)
    expect(await outcomes(file, true)).toEqual(expected)
    expect(await read(company, id)).toMatchObject({ state: 'awaiting' })
    expect(await left(company)).toBe(0)
  })

  it('a second payment of the same invoice is for a person, in one file and in two', async () => {
    const { invoice } = await invoiced()
    const НазначениеПлатежа = purpose(invoice.number)
    const [first, second] = [nextPayment(), nextPayment()]
    const file = fileOf([
      { Номер: first, НазначениеПлатежа },
      { Номер: second, НазначениеПлатежа },
      { Номер: first, НазначениеПлатежа },
    ])
    expect(await outcomes(file, false)).toEqual(['paid', 'alreadyPaid', 'booked'])
    expect(await outcomes(file, true)).toEqual(['paid', 'alreadyPaid', 'booked'])
    expect(await outcomes(file, true)).toEqual(['booked', 'alreadyPaid', 'booked'])
  })

  it('money that comes after the order was cancelled is delivered for', async () => {
    const { company, id, invoice } = await invoiced()
    await gateway.get(cancelOrder, { as: company, params: { id } })
    const file = fileOf([{ Номер: nextPayment(), НазначениеПлатежа: purpose(invoice.number) }])
    expect(await outcomes(file, true)).toEqual(['paid'])
    expect(await read(company, id)).toMatchObject({ state: 'delivered' })
  })

  it('a file that cannot be read books nothing and names the line', async () => {
    const { company, id, invoice } = await invoiced()
    const good = statementFile(account, [
      { Номер: nextPayment(), НазначениеПлатежа: purpose(invoice.number) },
      { Номер: nextPayment(), Сумма: 'много' },
    ])
    const body = { file: Buffer.from(good).toString('base64'), apply: true }
    expect(await gateway.ask(bookStatement, { as: senior, body })).toMatchObject({
      status: 422,
      failure: { detail: [{ loc: ['body', 'file'], msg: expect.stringMatching(/^Строка 22: /) }] },
    })
    expect(await read(company, id)).toMatchObject({ state: 'awaiting' })
  })
})

describe('domain §5: a transfer that is marked by hand', () => {
  it('is the same one in a statement, and pays one order', async () => {
    const { company, id, invoice } = await invoiced()
    const other = await invoiced()
    const body = { number: nextPayment(), date: '2026-11-23' }
    const confirm = (orderId: string) =>
      gateway.ask(confirmTransfer, { as: senior, params: { id: orderId }, body })
    const answers = await Promise.all([confirm(id), confirm(id)])
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: true, detail: { state: 'delivered' } })
    expect(await left(company)).toBe(5)
    const file = fileOf([{ Номер: body.number, НазначениеПлатежа: purpose(invoice.number) }])
    expect(await outcomes(file, true)).toEqual(['booked'])
    // The same payer and amount: one payment order cannot pay two orders.
    expect(await confirm(other.id)).toMatchObject({
      status: 409,
      failure: { code: 'transfer.booked' },
    })
    const again = { ...body, number: nextPayment() }
    const answer = await gateway.ask(confirmTransfer, { as: senior, params: { id }, body: again })
    expect(answer).toMatchObject({ failure: { code: 'order.illegal_transition' } })
  })

  it('domain §2: a senior moderator marks no order of their own, a moderator none', async () => {
    const { id, invoice } = await invoiced()
    const moderator = await gateway.createUser({ role: 'moderator' })
    const own = { params: { id }, body: { number: nextPayment(), date: '2026-11-23' } }
    expect(await gateway.ask(confirmTransfer, { as: moderator, ...own })).toMatchObject({
      status: 403,
    })
    await db.execute(sql`UPDATE orders SET user_id = ${senior.id} WHERE id = ${id}`)
    expect(await gateway.ask(confirmTransfer, { as: senior, ...own })).toMatchObject({
      failure: { code: 'order.own' },
    })
    const file = fileOf([{ Номер: nextPayment(), НазначениеПлатежа: purpose(invoice.number) }])
    expect(await outcomes(file, true)).toEqual(['own'])
  })
})
