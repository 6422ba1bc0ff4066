import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@trassa/contracts/entities/order'
import type { Package } from '@trassa/contracts/entities/package'
import { expect, it } from 'vitest'
import { fails, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { orderOf } from '../../testing/order.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { PackagesPage } from './packages-page.tsx'

const PRICES = [
  { quantity: 1, price: 300, discount: 0 },
  { quantity: 5, price: 1350, discount: 10 },
  { quantity: 100, price: 15_000, discount: 50 },
]

const pageOf = <Item,>(items: Item[]) => ({ items, total: items.length, nextCursor: null })

const LATER = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString()

const BOUGHT: Package = {
  id: '3',
  type: 'GENERAL',
  quantity: 5,
  remainder: 4,
  createdAt: new Date().toISOString(),
  expiresAt: LATER,
  revokedAt: null,
  boundAds: [
    { id: '5', title: 'Kia Rio, 2019', takenAt: new Date().toISOString(), returnedAt: null },
    {
      id: '6',
      title: 'Lada Vesta, 2020',
      takenAt: '2026-10-01T00:00:00.000Z',
      returnedAt: '2026-10-15T00:00:00.000Z',
    },
  ],
}

function open(answers: Parameters<typeof fakeApi>[0] = {}, profile = IVAN) {
  const fake = fakeApi({
    'profiles.me': () => profile,
    'ads.quota': () => ({
      vehicles: { free: 1, used: 1 },
      parts: { free: 5, used: 0 },
      packages: 0,
    }),
    'payments.currentPackage': () => ({ type: 'GENERAL', remainder: 4, expiresAt: LATER }),
    'payments.packagePrices': () => PRICES,
    'payments.ownPackages': () => pageOf([BOUGHT]),
    'payments.ownOrders': () => pageOf<Order>([]),
    ...answers,
  })
  renderPage(<PackagesPage />, { api: fake.api, path: '/profile/PackagePayment' })
  return { ...fake, count: (id: string) => fake.asked.filter((a) => a.id === id).length }
}

it('domain §5: says what is left, and what is free for a private person', async () => {
  open()
  expect(await screen.findByText(/В пакетах осталось 4\sпубликации/)).toBeVisible()
  expect(await screen.findByText('занято 1 из 1')).toBeVisible()
})

it('domain §2: a company reads that nothing is free for it', async () => {
  open({}, { ...IVAN, type: 1 })
  expect(await screen.findByText(/Публикации компаний платные/)).toBeVisible()
  expect(screen.queryByText('Бесплатные публикации')).toBeNull()
})

it('domain §5: one press orders a package and leads to its payment, a double press too', async () => {
  const { asked, count } = open({ 'payments.createPackage': () => orderOf() })
  const buy = await screen.findByRole('button', { name: /^Купить: 5\sпубликаций за 1\s350\s₽/ })
  fireEvent.click(buy)
  fireEvent.click(buy)
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/payment?order=12'))
  expect(count('payments.createPackage')).toBe(1)
  expect(asked.find(({ id }) => id === 'payments.createPackage')?.body).toEqual({
    packageType: 'GENERAL',
    quantity: 5,
  })
})

it('domain §5: the price of one publication, and what a package saves', async () => {
  open()
  expect(await screen.findByText(/150\s₽ за\sодну/)).toBeVisible()
  expect(screen.getByText(/Выгода 50\s%/)).toBeVisible()
  expect(screen.queryByText(/Выгода 0/)).toBeNull()
})

it('domain §5: a package lists its ads, also where the publication was given back', async () => {
  open()
  expect(await screen.findByText('осталось 4 из 5')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kia Rio, 2019' })).toBeVisible()
  expect(screen.getByText(/публикация возвращена 15\sоктября/)).toBeVisible()
})

it('domain §5: orders have their states; an unpaid one is paid or cancelled', async () => {
  const orders = [orderOf(), orderOf({ id: '11', state: 'delivered' })]
  const { answers, count } = open({ 'payments.ownOrders': () => pageOf(orders) })
  const pay = await screen.findByRole('link', { name: 'Оплатить заказ № 12' })
  expect(pay).toHaveAttribute('href', '/payment?order=12')
  expect(screen.getByText('Выполнен')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Оплатить заказ № 11' })).toBeNull()
  answers['payments.cancelOrder'] = () => orderOf({ state: 'cancelled' })
  answers['payments.ownOrders'] = () => pageOf([orderOf({ state: 'cancelled' })])
  const cancel = screen.getByRole('button', { name: 'Отменить заказ № 12' })
  fireEvent.click(cancel)
  fireEvent.click(cancel)
  expect(await screen.findByText('Отменён')).toBeVisible()
  expect(count('payments.cancelOrder')).toBe(1)
  // Not lost with the button.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Заказ № 12' })).toHaveFocus())
})

it('domain §5: what was refunded says so: how much of the order, and that its package is closed', async () => {
  const revokedAt = '2026-10-15T00:00:00.000Z'
  open({
    'payments.ownPackages': () => pageOf([{ ...BOUGHT, remainder: 0, revokedAt }]),
    'payments.ownOrders': () => pageOf([orderOf({ state: 'refunded', refundAmount: 270 })]),
  })
  expect(await screen.findByText(/Закрыт 15\sоктября.*, оформлен возврат/)).toBeVisible()
  expect(await screen.findByText(/возврат 270\s₽/)).toBeVisible()
})

it('domain §5: the services of an order stand together, its ad once', async () => {
  const ad = { id: '5', title: 'Kia Rio, 2019' }
  const lines = ['VIP', 'Стикер «Срочно»'].map((title) => ({
    good: 'promotion' as const,
    title,
    ad,
    price: 100,
  }))
  open({ 'payments.ownOrders': () => pageOf([orderOf({ lines })]) })
  expect(await screen.findByText('VIP, Стикер «Срочно»')).toBeVisible()
  const order = screen.getByRole('article')
  expect(within(order).getAllByText(ad.title)).toHaveLength(1)
})

it('a part that fails leaves the others, and can be retried', async () => {
  const { answers } = open({ 'payments.packagePrices': fails('request.too_many') })
  const failure = await screen.findByRole('alert')
  expect(await screen.findByText('осталось 4 из 5')).toBeVisible()
  answers['payments.packagePrices'] = () => PRICES
  await userEvent.click(within(failure).getByRole('button'))
  expect(await screen.findByText(/150\s₽ за\sодну/)).toBeVisible()
})

it('without packages and orders says what will stand there', async () => {
  open({
    'payments.currentPackage': () => ({ type: 'GENERAL', remainder: 0, expiresAt: null }),
    'payments.ownPackages': () => pageOf([]),
  })
  expect(await screen.findByText('Пакетов пока нет')).toBeVisible()
  expect(await screen.findByText(/Здесь появятся купленные пакеты/)).toBeVisible()
  expect(await screen.findByText(/Здесь появятся ваши заказы/)).toBeVisible()
})
