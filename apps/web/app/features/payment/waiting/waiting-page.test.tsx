import { act, screen } from '@testing-library/react'
import type { Order } from '@trassa/contracts/entities/order'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answer, fails, fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { orderOf } from '../../../testing/order.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { pauseAfter } from './use-asked-order.ts'
import { WaitingPage } from './waiting-page.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(answer: Answer) {
  const fake = fakeApi({ 'profiles.me': () => IVAN, 'payments.order': answer })
  renderPage(<WaitingPage id="12" />, { api: fake.api, path: '/payment-2?order=12' })
  await wait(100)
  return { count: () => fake.asked.filter(({ id }) => id === 'payments.order').length }
}

const address = () => screen.getByTestId('address').textContent

it.each<[Partial<Order>, string]>([
  [{ state: 'delivered' }, '/paySuccessfully?order=12'],
  [{ state: 'paid' }, '/paySuccessfully?order=12'],
  [{ state: 'created', decline: 'Банк отклонил оплату.' }, '/PayError?order=12'],
  [{ state: 'created' }, '/payment?order=12'],
  [{ state: 'cancelled' }, '/payment?order=12'],
  [{ state: 'awaiting', method: 'invoice' }, '/payment?order=12'],
])('domain §5: the first look is at once: %o → %s', async (order, path) => {
  await open(() => orderOf(order))
  expect(address()).toBe(path)
})

it('domain §5: asks until the bank has answered, then goes on', async () => {
  let order = orderOf({ state: 'awaiting', method: 'card' })
  const { count } = await open(() => order)
  expect(screen.getByRole('heading', { name: 'Проверяем оплату' })).toBeVisible()
  await wait(10_000)
  expect(count()).toBeGreaterThan(3)
  order = orderOf({ state: 'delivered' })
  await wait(5000)
  expect(address()).toBe('/paySuccessfully?order=12')
})

it('domain §5: after half a minute says that nothing is lost, and goes on asking', async () => {
  const { count } = await open(() => orderOf({ state: 'awaiting', method: 'card' }))
  await wait(31_000)
  expect(screen.getByText(/Банк ещё не ответил. Ничего не потеряется/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'К заказу' })).toHaveAttribute(
    'href',
    '/payment?order=12',
  )
  const asked = count()
  await wait(20_000)
  expect(count()).toBeGreaterThan(asked)
})

it('a lost line is said, and asked over', async () => {
  let answer = fails('network.failed')
  await open((args) => answer(args))
  expect(screen.getByText(/Нет связи с сервером/)).toBeVisible()
  answer = () => orderOf({ state: 'delivered' })
  await wait(5000)
  expect(address()).toBe('/paySuccessfully?order=12')
})

it('a foreign order is not asked for again', async () => {
  const { count } = await open(fails('order.forbidden'))
  expect(screen.getByRole('heading', { name: 'Это чужой заказ' })).toBeVisible()
  await wait(30_000)
  expect(count()).toBe(1)
})

it('the pauses grow to a quarter of a minute', () => {
  expect(pauseAfter(1)).toBe(2000)
  expect(pauseAfter(5)).toBeGreaterThan(pauseAfter(4))
  expect(pauseAfter(100)).toBe(15_000)
})
