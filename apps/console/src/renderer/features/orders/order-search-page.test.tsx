import { screen } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { OrderSearchPage } from './order-search-page.tsx'

function Where() {
  const { pathname, search } = useLocation()
  return pathname === '/orders' ? <OrderSearchPage /> : <p>{`${pathname}${search}`}</p>
}
const open = (answers: Answers, path = '/orders?number=%D0%A2-2026-000003') =>
  renderConsole(<Where />, answers, { path })

it('domain §9: the number of an invoice leads to its order beside the buyer', async () => {
  const { asked } = open({ 'moderator.findOrder': () => ({ orderId: '12', userId: '7' }) })
  expect(await screen.findByText('/users?id=7&order=12')).toBeVisible()
  expect(asked('moderator.findOrder')).toMatchObject([{ query: { number: 'Т-2026-000003' } }])
})

it('an unknown number says so with what numbers look like', async () => {
  open({
    'moderator.findOrder': () => {
      throw new AppError('order.not_found')
    },
  })
  expect(await screen.findByText('Заказа «Т-2026-000003» нет')).toBeVisible()
})

it('a search that has failed can be repeated', async () => {
  open({
    'moderator.findOrder': () => {
      throw new AppError('server.failed')
    },
  })
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible()
})

it('without a number nothing is asked; the page says what to enter', async () => {
  const { asked } = open({}, '/orders')
  expect(await screen.findByText('Какой заказ открыть')).toBeVisible()
  expect(screen.getByText(/Нажмите Ctrl K и введите номер заказа/)).toBeVisible()
  expect(asked('moderator.findOrder')).toHaveLength(0)
})
