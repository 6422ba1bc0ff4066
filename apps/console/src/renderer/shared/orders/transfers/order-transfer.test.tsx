import { screen } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { expect, it, vi } from 'vitest'
import { staffOrder } from '../../../testing/order-samples.ts'
import { type Answers, renderConsole } from '../../../testing/render-console.tsx'
import { MODERATOR } from '../../../testing/samples.ts'
import { OrderTransfer } from './order-transfer.tsx'

const SENIOR = { ...MODERATOR, role: 'seniorModerator' } as const
const invoice = {
  id: '3',
  number: 'Т-2026-000003',
  issuedAt: '2026-11-23T00:00:00.000Z',
  revision: 0,
  sentTo: null,
}
const ORDER = staffOrder('12', { state: 'awaiting', method: 'invoice', invoice })

const open = (
  order = ORDER,
  answers: Answers = {},
  me: typeof SENIOR | typeof MODERATOR = SENIOR,
) => renderConsole(<OrderTransfer order={order} />, answers, { me })
const button = () => screen.queryByRole('button', { name: 'Отметить оплаченным по счёту' })

it('domain §5: an order is marked as paid with the payment order of the bank', async () => {
  const { user } = open(ORDER, {
    'moderator.confirmTransfer': ({ body }) => {
      expect(body).toEqual({ number: '17', date: '2026-11-23' })
      throw new AppError('transfer.booked')
    },
  })
  await user.click(button() as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Отметить оплаченным' }))
  expect(screen.getByText('Укажите номер платёжного поручения')).toBeVisible()
  await user.type(screen.getByLabelText('Номер платёжного поручения'), '17')
  await user.type(screen.getByLabelText('Дата платёжного поручения'), '2026-11-23')
  await user.click(screen.getByRole('button', { name: 'Отметить оплаченным' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Этот платёж уже учтён')
})

it('domain §5: only senior moderators mark, and only orders with an invoice that wait', () => {
  open(ORDER, {}, MODERATOR)
  open(staffOrder('12', { invoice }), {}, MODERATOR)
  open(staffOrder('12', { state: 'awaiting' }))
  expect(button()).toBeNull()
})

it('domain §5: what came for a paid order is returned with its payment order, amount and reason', async () => {
  const paid = staffOrder('12', { method: 'invoice', invoice })
  const { user, performed } = open(paid, { 'moderator.returnTransfer': () => paid })
  await user.click(screen.getByRole('button', { name: 'Пришёл второй платёж' }))
  const send = screen.getByRole('button', { name: 'Вернуть второй платёж' })
  await user.click(send)
  expect(screen.getByText('Укажите номер платёжного поручения')).toBeVisible()
  expect(screen.getByText('Напишите причину')).toBeVisible()
  await user.type(screen.getByLabelText('Номер платёжного поручения'), '18')
  await user.type(screen.getByLabelText('Дата платёжного поручения'), '2026-11-23')
  await user.clear(screen.getByLabelText('Сумма платежа'))
  await user.type(screen.getByLabelText('Сумма платежа'), '100,5')
  await user.type(screen.getByLabelText('Почему возвращаем'), 'Заплатили дважды')
  await user.click(send)
  await vi.waitFor(() =>
    expect(performed('moderator.returnTransfer')).toMatchObject([
      { body: { number: '18', date: '2026-11-23', kopecks: 10_050, reason: 'Заплатили дважды' } },
    ]),
  )
})
