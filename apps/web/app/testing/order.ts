import type { Order } from '@trassa/contracts/entities/order'

const DAY_MS = 24 * 60 * 60 * 1000

/** An order of the user Иван over a package, to be paid within a day. */
export const orderOf = (changes: Partial<Order> = {}): Order => ({
  id: '12',
  userId: '7',
  state: 'created',
  lines: [{ good: 'package', title: 'Пакет: 5 публикаций', ad: null, price: 1350 }],
  amount: 1350,
  method: null,
  createdAt: new Date().toISOString(),
  dueAt: new Date(Date.now() + DAY_MS).toISOString(),
  paidAt: null,
  decline: null,
  refundAmount: null,
  invoice: null,
  act: null,
  ...changes,
})

/** The same for an ad of the user. */
export const adOrderOf = (changes: Partial<Order> = {}): Order =>
  orderOf({
    lines: [
      {
        good: 'publication',
        title: 'Публикация объявления на 30 дней',
        ad: { id: '5', title: 'Kia Rio, 2019' },
        price: 300,
      },
    ],
    amount: 300,
    ...changes,
  })
