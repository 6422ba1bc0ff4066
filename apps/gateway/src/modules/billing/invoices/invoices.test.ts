import { fillPath } from '@trassa/contracts/call'
import {
  actPdf,
  invoicePdf,
  invoiceRequisites,
  requestInvoice,
} from '@trassa/contracts/calls/invoices'
import { refundOrder } from '@trassa/contracts/calls/moderator/orders'
import { confirmTransfer } from '@trassa/contracts/calls/moderator/transfers'
import { cancelOrder, orderById } from '@trassa/contracts/calls/payments'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { printNumber } from './document-number.ts'
import { invoiceAttachment } from './invoice-files.ts'
import { type InvoiceRecord, insertInvoice } from './invoices.repository.ts'
import { invoices } from './invoices.table.ts'
import { companiesOf, REQUISITES } from './testing/companies.ts'
import { readPdf } from './testing/read-pdf.ts'

const gateway = await createTestGateway()
const { db, app, config } = gateway
const { order, invoiced } = companiesOf(gateway)

const download = (call: typeof invoicePdf | typeof actPdf, id: string, as: TestUser) =>
  app.inject({
    url: `${config.gatewayBase}${fillPath(call.path, { id })}`,
    headers: { cookie: as.cookie },
  })

describe('domain §5: an invoice of a company', () => {
  it('has a number, seven days, and is kept with its order', async () => {
    const { company, id, invoice, order: awaiting } = await invoiced()
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^Т-20\d\d-\d{6}$/),
      revision: 0,
      sentTo: REQUISITES.email,
    })
    expect(awaiting).toMatchObject({ state: 'awaiting', method: 'invoice', invoice, act: null })
    const days = (Date.parse(awaiting.dueAt) - Date.parse(invoice.issuedAt)) / 86_400_000
    expect(Math.round(days)).toBe(7)
    expect(await gateway.get(orderById, { as: company, params: { id } })).toMatchObject({ invoice })
    const known = await gateway.get(invoiceRequisites, { as: company })
    expect(known).toEqual({ offered: true, requisites: REQUISITES })
  })

  it('asked for again is the same; with other requisites it is made out anew under its number', async () => {
    const { company, id, invoice, order: first } = await invoiced()
    const ask = (body: typeof REQUISITES) =>
      gateway.get(requestInvoice, { as: company, params: { id }, body })
    const again = await Promise.all([ask(REQUISITES), ask(REQUISITES), ask(REQUISITES)])
    for (const { invoice: same } of again) expect(same).toEqual(invoice)
    const changed = await ask({ ...REQUISITES, email: 'director@avtopark.example' })
    expect(changed.invoice).toMatchObject({
      id: invoice.id,
      number: invoice.number,
      revision: 1,
      sentTo: 'director@avtopark.example',
    })
    expect(changed.order.dueAt).toBe(first.dueAt)
    const letters = await db.execute<{ recipient: string }>(
      sql`SELECT recipient FROM messages WHERE context ->> 'invoiceId' = ${invoice.id} ORDER BY created_at`,
    )
    expect(letters.rows.map(({ recipient }) => recipient)).toEqual([
      REQUISITES.email,
      'director@avtopark.example',
    ])
  })

  it('is not made out for people, strangers and orders that have ended', async () => {
    const [person, company, stranger] = await Promise.all([
      gateway.createUser(),
      gateway.createUser({ type: 1 }),
      gateway.createUser({ type: 1 }),
    ])
    const [own, foreign] = [await order(person), await order(company)]
    const ask = (as: TestUser, id: string) =>
      gateway.ask(requestInvoice, { as, params: { id }, body: REQUISITES })
    expect(await ask(person, own.id)).toMatchObject({
      status: 403,
      failure: { code: 'invoice.companies_only' },
    })
    expect(await gateway.get(invoiceRequisites, { as: person })).toMatchObject({ offered: false })
    expect(await ask(stranger, foreign.id)).toMatchObject({ failure: { code: 'order.forbidden' } })
    await gateway.get(cancelOrder, { as: company, params: { id: foreign.id } })
    expect(await ask(company, foreign.id)).toMatchObject({
      failure: { code: 'order.illegal_transition' },
    })
    expect(await db.$count(invoices, sql`order_id = ${foreign.id}`)).toBe(0)
  })

  it('wrong requisites are refused with what is wrong', async () => {
    const company = await gateway.createUser({ type: 1 })
    const { id } = await order(company)
    const body = { ...REQUISITES, inn: '7707083894' }
    expect(await gateway.ask(requestInvoice, { as: company, params: { id }, body })).toMatchObject({
      status: 422,
      failure: { detail: [{ loc: ['body', 'inn'], msg: 'В ИНН опечатка: проверьте цифры' }] },
    })
  })
})

describe('domain §5: numbers of invoices', () => {
  it('have no gaps, whatever runs at once and is rolled back', async () => {
    const { rows } = await db.execute<{ last: number }>(
      sql`SELECT last FROM document_series WHERE kind = 'invoice'`,
    )
    const before = rows[0]?.last ?? 0
    const orders = await Promise.all(
      Array.from({ length: 32 }, async () => (await order(await gateway.createUser())).id),
    )
    const template = await db.select().from(invoices).limit(1)
    const given = await Promise.allSettled(
      orders.map((orderId, index) =>
        db.transaction(async (tx) => {
          const { id, number, year, ...rest } = template[0] as InvoiceRecord
          const invoice = await insertInvoice(tx, { ...rest, orderId })
          if (index % 3 === 0) throw new Error('rolled back')
          return invoice.number
        }),
      ),
    )
    const numbers = given.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(numbers.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 21 }, (_, index) => before + 1 + index),
    )
  })
})

describe('domain §5: the PDF of an invoice', () => {
  it('has requisites, lines, the amount in words and the purpose; the same bytes each time', async () => {
    const { company, invoice } = await invoiced()
    const answer = await download(invoicePdf, invoice.id, company)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`Счёт ${invoice.number}.pdf`)}`,
    })
    const text = await readPdf(answer.rawPayload)
    for (const part of [
      `Счёт на оплату № ${invoice.number}`,
      'ООО «Трасса»',
      'Покупатель: ООО «Автопарк», ИНН 7707083893, КПП 773601001',
      'Пакет: 5 публикаций',
      '1 350,00 ₽',
      'Одна тысяча триста пятьдесят рублей 00 копеек. Без НДС',
      `Оплата по счёту № ${invoice.number}`,
      config.seller?.account ?? '–',
    ])
      expect(text).toContain(part.replace(/\s+/g, ''))
    const again = await download(invoicePdf, invoice.id, company)
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true)
    const { bytes } = await invoiceAttachment(db)(invoice.id)
    expect(bytes.equals(answer.rawPayload)).toBe(true)
  })

  it('is its buyer’s and the staff’s', async () => {
    const { company, invoice } = await invoiced()
    const stranger = await gateway.createUser({ type: 1 })
    const staff = await gateway.createUser({ role: 'seniorModerator' })
    expect((await download(invoicePdf, invoice.id, stranger)).statusCode).toBe(404)
    expect((await download(invoicePdf, invoice.id, staff)).statusCode).toBe(200)
    expect((await download(actPdf, invoice.id, company)).json()).toMatchObject({
      code: 'invoice.not_found',
    })
  })

  it('an act follows the delivery, with a number of its own', async () => {
    const { company, id, invoice } = await invoiced()
    const senior = await gateway.createUser({ role: 'seniorModerator' })
    const body = { number: '17', date: '2026-11-23' }
    const paid = await gateway.get(confirmTransfer, { as: senior, params: { id }, body })
    expect(paid.act?.number).toMatch(/^А-20\d\d-\d{6}$/)
    const answer = await download(actPdf, invoice.id, company)
    const text = await readPdf(answer.rawPayload)
    expect(text).toContain(`Акт № ${paid.act?.number} об оказании услуг`.replace(/\s+/g, ''))
    expect(text).toContain(`Основание: счёт № ${invoice.number}`.replace(/\s+/g, ''))
  })

  it('says of itself that a refund has annulled it, or what is left of its amount', async () => {
    const senior = await gateway.createUser({ role: 'seniorModerator' })
    const refundedAct = async (amount: number, number: string) => {
      const { company, id, invoice } = await invoiced()
      const body = { number, date: '2026-11-23' }
      await gateway.get(confirmTransfer, { as: senior, params: { id }, body })
      const refund = { reason: 'Ошибка в заказе', amount }
      const { act } = await gateway.get(refundOrder, { as: senior, params: { id }, body: refund })
      const text = await readPdf((await download(actPdf, invoice.id, company)).rawPayload)
      return { act, text }
    }
    const compact = (text: string) => text.replace(/\s+/g, '')
    const whole = await refundedAct(1350, '18')
    expect(whole.act?.correction).toMatchObject({ left: 0 })
    expect(whole.text).toContain('Аннулирован')
    expect(whole.text).toContain(compact('возвращено 1 350,00 ₽, вся сумма акта.'))
    expect(whole.text).not.toContain(compact('Услуги оказаны полностью'))
    const part = await refundedAct(500, '19')
    expect(part.act?.correction).toMatchObject({ left: 850 })
    expect(part.text).toContain(compact('возвращено 500,00 ₽, сумма акта уменьшена до 850,00 ₽.'))
    expect(part.text).toContain(compact('Восемьсот пятьдесят рублей 00 копеек. Без НДС'))
  })
})

it('a number is printed with six digits', () => {
  expect(printNumber('invoice', { year: 2026, number: 123 })).toBe('Т-2026-000123')
})
