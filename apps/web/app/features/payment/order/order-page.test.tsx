import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import type { Order } from '@trassa/contracts/entities/order'
import type { OrderState } from '@trassa/contracts/enumerations/orders'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveTo } from '../../../lib/browser/leave-to.ts'
import { type Answer, fails, fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { adOrderOf, orderOf } from '../../../testing/order.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { OrderPage } from './order-page.tsx'

vi.mock('../../../lib/browser/leave-to.ts', () => ({ leaveTo: vi.fn() }))
afterEach(() => vi.mocked(leaveTo).mockClear())

const TILL = 'https://till.example/1'

function open(order: Order | Answer, answers: Parameters<typeof fakeApi>[0] = {}) {
  const fake = fakeApi({
    'profiles.me': () => IVAN,
    'payments.order': typeof order === 'function' ? order : () => order,
    ...answers,
  })
  renderPage(<OrderPage id="12" />, { api: fake.api, path: '/payment?order=12' })
  return { ...fake, count: (id: string) => fake.asked.filter((a) => a.id === id).length }
}

const payButton = () => screen.findByRole('button', { name: /^Оплатить/ })

it('domain §5: shows what is bought and its price, and leads to the till once', async () => {
  const { count } = open(orderOf(), {
    'payments.checkOut': () => ({ order: orderOf({ state: 'awaiting' }), confirmationUrl: TILL }),
  })
  expect(await screen.findByText('Пакет: 5 публикаций')).toBeVisible()
  const button = await payButton()
  expect(button).toHaveAccessibleName(/^Оплатить 1\s350\s₽$/)
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(TILL))
  fireEvent.click(button)
  expect(count('payments.checkOut')).toBe(1)
})

it('a browser that has kept the page shows it ready again, with the order read anew', async () => {
  const { count } = open(orderOf(), {
    'payments.checkOut': () => ({ order: orderOf({ state: 'awaiting' }), confirmationUrl: TILL }),
  })
  await userEvent.click(await payButton())
  await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1))
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(count('payments.order')).toBe(2))
  await userEvent.click(await payButton())
  await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(2))
})

it('a press without a line says that it waits, and goes on by itself', async () => {
  open(orderOf(), {
    'payments.checkOut': () => ({ order: orderOf(), confirmationUrl: TILL }),
  })
  const pay = await payButton()
  onlineManager.setOnline(false)
  try {
    await userEvent.click(pay)
    expect(await screen.findByText(/^Нет связи. Отправим/)).toBeVisible()
  } finally {
    onlineManager.setOnline(true)
  }
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(TILL))
  expect(screen.queryByText(/^Нет связи/)).toBeNull()
})

it('domain §5: a till that does not answer is told beside the button, which can be pressed again', async () => {
  const { answers } = open(orderOf(), { 'payments.checkOut': fails('payment.unavailable') })
  await userEvent.click(await payButton())
  expect(await screen.findByText(/Оплата картой сейчас недоступна/)).toBeVisible()
  answers['payments.checkOut'] = () => ({ order: orderOf(), confirmationUrl: TILL })
  await userEvent.click(await payButton())
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(TILL))
})

it('domain §5: says why a payment was declined, and lets try again', async () => {
  open(orderOf({ decline: 'На карте не хватает денег.' }))
  expect(await screen.findByText('На карте не хватает денег.')).toBeVisible()
  expect(await payButton()).toBeEnabled()
})

it('domain §5: an unpaid order can be cancelled', async () => {
  let order = orderOf()
  open(() => order, {
    'payments.cancelOrder': () => {
      order = orderOf({ state: 'cancelled' })
      return order
    },
  })
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } })
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }))
  const heading = await screen.findByRole('heading', { name: 'Заказ отменён' })
  expect(heading).toBeVisible()
  // The pressed button is gone, and with it what a screen reader stood on.
  await waitFor(() => expect(heading).toHaveFocus())
  expect(screen.queryByRole('button', { name: /Оплатить/ })).toBeNull()
})

it('domain §5: a till that takes its time is told, and asked once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const { count } = open(orderOf(), { 'payments.checkOut': () => new Promise(() => undefined) })
    fireEvent.click(await payButton())
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByText(/^Ответа нет дольше обычного/)).toBeVisible()
    expect(count('payments.checkOut')).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

it('domain §5: a refund of a part says how much has come back', async () => {
  open(orderOf({ state: 'refunded', refundAmount: 270 }))
  expect(await screen.findByRole('heading', { name: 'Оформлен возврат части денег' })).toBeVisible()
  expect(screen.getByText(/^270\s₽$/)).toBeVisible()
})

it.each<[OrderState, string]>([
  ['paid', 'Заказ оплачен'],
  ['delivered', 'Заказ оплачен и выполнен'],
  ['cancelled', 'Заказ отменён'],
  ['expired', 'Срок оплаты истёк'],
  ['refunded', 'Возврат оформлен'],
])('domain §5: an order in state %s is not paid again: «%s»', async (state, title) => {
  open(orderOf({ state }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Оплатить/ })).toBeNull()
})

it('domain §5: an order past its time is not payable whatever its state says', async () => {
  open(orderOf({ dueAt: new Date(Date.now() - 1000).toISOString() }))
  expect(await screen.findByRole('heading', { name: 'Срок оплаты истёк' })).toBeVisible()
})

it('an order for an ad leads to the ad again', async () => {
  open(adOrderOf({ state: 'expired' }))
  const again = await screen.findByRole('link', { name: 'Оформить заново' })
  expect(again).toHaveAttribute('href', '/payment?ad=5')
})

it.each([
  ['order.not_found', 'Такого заказа нет'],
  ['request.invalid', 'Такого заказа нет'],
  ['order.forbidden', 'Это чужой заказ'],
] as const)('%s has a page of its own: «%s»', async (code, title) => {
  open(fails(code))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Мои заказы' })).toBeVisible()
})

it('a failure can be retried', async () => {
  let isBroken = true
  open(() => {
    if (isBroken) throw new AppError('request.too_many')
    return orderOf()
  })
  const retry = await screen.findByRole('button', { name: /ещё раз|Повторить/ })
  isBroken = false
  await userEvent.click(retry)
  expect(await payButton()).toBeVisible()
})
