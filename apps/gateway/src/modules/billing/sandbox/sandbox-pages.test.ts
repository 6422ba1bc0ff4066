import {
  checkOut,
  createPackage,
  currentPackage,
  orderById,
  paymentNotice,
} from '@trassa/contracts/calls/payments'
import fastify from 'fastify'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createTestBilling } from '../testing/test-billing.ts'
import type { ChoiceName } from './sandbox-choices.ts'
import { sandboxPages } from './sandbox-pages.ts'

const gateway = await createTestGateway({ PAYMENT_PROVIDER: 'sandbox' })
const { db, config } = gateway
const { reconcile } = createTestBilling(gateway)

const notices: { event: string; status: number }[] = []
const pages = fastify()
await pages.register(sandboxPages, {
  db,
  publicUrl: config.publicUrl,
  notify: async (body: object) => {
    const { status } = await gateway.ask(paymentNotice, { body: body as { type: string } })
    notices.push({ event: String((body as { event: string }).event), status })
  },
})
afterAll(() => pages.close())
afterEach(() => {
  vi.useRealTimers()
  notices.length = 0
})

async function begin() {
  const buyer = await gateway.createUser()
  const { id } = await gateway.get(createPackage, { as: buyer, body: { quantity: 5 } })
  const asked = { as: buyer, params: { id } }
  const { confirmationUrl } = await gateway.get(checkOut, { ...asked, body: {} })
  const path = new URL(confirmationUrl).pathname
  const choose = (choice: ChoiceName) =>
    pages.inject({
      method: 'POST',
      url: `${path}/${choice}`,
      headers: { origin: config.publicUrl },
    })
  return {
    path,
    choose,
    stateOf: async () => (await gateway.get(orderById, asked)).state,
    left: async () =>
      (await gateway.get(currentPackage, { as: buyer, params: { userId: buyer.id } })).remainder,
  }
}

describe('domain §6: the demo’s own till', () => {
  it('shows what is paid and what may happen, without scripts', async () => {
    const { path } = await begin()
    const { body, headers } = await pages.inject({ url: path })
    expect(body).toMatch(/1\s350\s₽/)
    for (const label of ['Оплатить', 'Отклонить', 'Не отвечать']) expect(body).toContain(label)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it.each([
    ['pay', 'delivered', 5, ['payment.succeeded']],
    ['decline', 'created', 0, ['payment.canceled']],
    ['repeat', 'delivered', 5, Array(5).fill('payment.succeeded')],
    [
      'reorder',
      'delivered',
      5,
      ['payment.succeeded', 'payment.canceled', 'payment.succeeded', 'payment.waiting_for_capture'],
    ],
    ['silent', 'awaiting', 0, []],
  ] as const)('%s: the order is %s', async (choice, state, left, events) => {
    const till = await begin()
    const answer = await till.choose(choice)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toContain('/payment-2?order=')
    expect(await till.stateOf()).toBe(state)
    expect(await till.left()).toBe(left)
    expect(notices.map(({ event }) => event)).toEqual(events)
    expect(notices.every(({ status }) => status === 200)).toBe(true)
  })

  it('later: the money comes after a while and without a notice, which the reconciliation finds', async () => {
    const till = await begin()
    await till.choose('later')
    expect(await till.stateOf()).toBe('awaiting')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 })
    await reconcile(new Date())
    expect(await till.left()).toBe(5)
    expect(notices).toEqual([])
  })

  it('lateNotice: the notice comes after a while and delivers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const till = await begin()
    await till.choose('lateNotice')
    expect(notices).toEqual([])
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(notices).toHaveLength(1))
    expect(await till.left()).toBe(5)
  })

  it('the first choice counts', async () => {
    const till = await begin()
    await till.choose('decline')
    await till.choose('pay')
    expect(await till.stateOf()).toBe('created')
    expect((await pages.inject({ url: till.path })).body).toContain('Этот платёж уже завершён')
  })

  it('knows no other payment and no other choice', async () => {
    const { path } = await begin()
    const unknown = '/dev/payment/22222222-2222-4222-8222-222222222222'
    expect((await pages.inject({ url: unknown })).statusCode).not.toBe(200)
    const statusOf = async (choice: string, origin: string) => {
      const url = `${path}/${choice}`
      return (await pages.inject({ method: 'POST', url, headers: { origin } })).statusCode
    }
    expect(await statusOf('steal', config.publicUrl)).not.toBe(303)
    expect(await statusOf('pay', 'https://evil.example')).not.toBe(303)
  })
})
