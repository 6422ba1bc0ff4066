import { screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffOrder } from '../../../testing/order-samples.ts'
import { type Answers, renderConsole } from '../../../testing/render-console.tsx'
import { adRow, MODERATOR, OWNER } from '../../../testing/samples.ts'
import { UsersPage } from '../users-page.tsx'

const SENIOR = { ...MODERATOR, role: 'seniorModerator' } as const
const PAGE = { total: 2, nextCursor: null }
const COMPENSATION = {
  id: '9',
  at: '2026-11-21T09:00:00.000Z',
  actorName: 'Вера',
  title: 'Пакет: 3 публикации',
  adId: null,
  reason: 'Объявление не показывалось',
}
const PACKAGE = {
  id: '31',
  type: 'GENERAL',
  quantity: 5,
  remainder: 3,
  createdAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2099-02-19T09:00:00.000Z',
  boundAds: [],
  orderId: '12',
  revokedAt: null,
}

beforeEach(() => localStorage.clear())

const open = (
  answers: Answers = {},
  me: typeof SENIOR | typeof MODERATOR = SENIOR,
  path = `/users?id=${OWNER.id}`,
) =>
  renderConsole(
    <UsersPage />,
    {
      'moderator.readUserById': () => ({
        user: OWNER,
        ads: [adRow('5', { stat: 1 })],
        adsTotal: 1,
        sessions: 1,
      }),
      'moderator.userOrders': () => ({ ...PAGE, items: [staffOrder('12'), staffOrder('11')] }),
      'moderator.userPackages': () => ({
        ...PAGE,
        items: [PACKAGE],
        compensations: [COMPENSATION],
      }),
      'moderator.order': ({ params }) => staffOrder((params as { id: string }).id),
      'moderator.compensate': () => COMPENSATION,
      ...answers,
    },
    { me, path },
  )
const openTab = async (user: ReturnType<typeof open>['user'], name: RegExp) =>
  user.click(await screen.findByRole('tab', { name }))

describe('domain §9: the orders of a user', () => {
  it('one that was searched for is open at once, among the others', async () => {
    open({}, SENIOR, `/users?id=${OWNER.id}&order=12`)
    expect(await screen.findByRole('complementary', { name: 'Заказ' })).toHaveTextContent('№ 12')
    expect(await screen.findByRole('button', { name: 'Заказ № 11' })).toBeVisible()
  })

  it('are asked for when their tab is opened, and J and K go through them', async () => {
    const { user, asked } = open()
    await screen.findByRole('tab', { name: /^Объявления/ })
    expect(asked('moderator.userOrders')).toEqual([])
    await openTab(user, /^Заказы/)
    const table = await screen.findByRole('table', { name: 'Заказы пользователя' })
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Заказ № 12' }))
    expect(await screen.findByRole('heading', { name: 'Заказ № 12' })).toBeVisible()
    await user.click(document.body)
    await user.keyboard('j')
    expect(await screen.findByRole('heading', { name: 'Заказ № 11' })).toBeVisible()
    await user.keyboard('k')
    expect(await screen.findByRole('heading', { name: 'Заказ № 12' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('heading', { name: 'Заказ № 12' })).toBeNull()
  })

  it('that are none, and that cannot be read', async () => {
    const first = open({
      'moderator.userOrders': () => ({ items: [], total: 0, nextCursor: null }),
    })
    await openTab(first.user, /^Заказы/)
    expect(await screen.findByText('Заказов нет')).toBeVisible()
    first.close()
    const { user } = open({
      'moderator.userOrders': () => {
        throw new AppError('server.failed')
      },
    })
    await openTab(user, /^Заказы/)
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})

it('domain §9: the packages lead to their orders, and compensations say why', async () => {
  const { user } = open()
  await openTab(user, /^Пакеты/)
  expect(await screen.findByText('3 из 5')).toBeVisible()
  expect(screen.getByText('Объявление не показывалось')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Заказ № 12' }))
  expect(await screen.findByRole('heading', { name: 'Заказ № 12' })).toBeVisible()
})

describe('domain §5: a compensation', () => {
  it('by key: publications with a reason, once', async () => {
    const { user, performed } = open()
    await screen.findByRole('button', { name: 'Компенсация' })
    await user.click(document.body)
    await user.keyboard('g')
    const form = await screen.findByRole('form', { name: 'Новая компенсация' })
    await user.click(within(form).getByRole('button', { name: 'Выдать' }))
    expect(await screen.findByText('Напишите причину')).toBeVisible()
    await user.clear(within(form).getByRole('textbox', { name: 'Сколько публикаций' }))
    await user.type(within(form).getByRole('textbox', { name: 'Сколько публикаций' }), '3')
    await user.type(within(form).getByRole('textbox', { name: 'Почему' }), 'Сбой')
    await user.click(within(form).getByRole('button', { name: 'Выдать' }))
    expect(await screen.findByText('Выдано: Пакет: 3 публикации')).toBeVisible()
    expect(performed('moderator.compensate')).toMatchObject([
      {
        params: { id: OWNER.id },
        body: { gift: { kind: 'publications', quantity: 3 }, reason: 'Сбой' },
      },
    ])
    expect(screen.queryByRole('form', { name: 'Новая компенсация' })).toBeNull()
  })

  it('domain §2: is not offered to a moderator', async () => {
    open({}, MODERATOR)
    await screen.findByRole('tab', { name: /^Объявления/ })
    expect(screen.queryByRole('button', { name: 'Компенсация' })).toBeNull()
  })
})

it('domain §9: the ledger of a user leads to the order of each entry', async () => {
  const entry = {
    id: '5',
    kind: 'payment',
    source: 'buyers',
    target: 'cash.bank',
    amount: 1350,
    at: '2026-11-21T09:00:00.000Z',
    orderId: '12',
  }
  const { user } = open({
    'moderator.userLedger': () => ({ items: [entry], total: 1, nextCursor: null }),
  })
  await openTab(user, /^Проводки/)
  const list = await screen.findByRole('table', { name: 'Проводки' })
  expect(list).toHaveTextContent('Должны покупателю → Расчётный счёт')
  await user.click(within(list).getByRole('button', { name: 'Заказ № 12' }))
  expect(await screen.findByRole('complementary', { name: 'Заказ' })).toHaveTextContent('№ 12')
})
