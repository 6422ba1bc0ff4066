import { act, screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import { afterEach, describe, expect, it } from 'vitest'
import { type Answers, renderConsole } from '../../../testing/render-console.tsx'
import { MODERATOR, OWNER } from '../../../testing/samples.ts'
import { UsersPage } from '../users-page.tsx'

afterEach(() => localStorage.clear())

const SENIOR = { ...MODERATOR, role: 'seniorModerator' as const }
const SUPPORT = { ...MODERATOR, role: 'support' as const }
const AT = '2026-11-21T09:00:00.000Z'
const PAGE = { items: [], total: 0, nextCursor: null }

/** The card of a user whose block the fake gateway sets and lifts. */
const openCard = (answers: Answers = {}, me = MODERATOR, user: StaffProfile = OWNER) => {
  let { block, role } = user
  return renderConsole(
    <UsersPage />,
    {
      'moderator.readUserById': () => ({
        user: { ...user, block, role },
        ads: [],
        adsTotal: 0,
        sessions: 1,
      }),
      'moderator.userDuplicates': () => ({ items: [] }),
      'moderator.blockUser': ({ body }) => {
        block = { at: AT, reason: (body as { reason: string }).reason }
        return { ...user, block }
      },
      'moderator.unblockUser': () => {
        block = null
        return user
      },
      'moderator.setRole': ({ body }) => {
        role = (body as { role: typeof role }).role
        return { ...user, role }
      },
      ...answers,
    },
    { me, path: `/users?id=${user.id}` },
  )
}

it('a moderator blocks with a reason by keys; the card says since when and why', async () => {
  const { user, performed } = openCard()
  await user.click(await screen.findByRole('button', { name: 'Заблокировать' }))
  const pane = screen.getByRole('complementary', { name: 'Блокировка аккаунта' })
  expect(within(pane).getByLabelText('Причина для пользователя')).toHaveFocus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await within(pane).findByText('Напишите причину')).toBeVisible()
  await user.keyboard('Обман покупателей{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Аккаунт заблокирован', { selector: 'p *' })).toBeVisible()
  expect(screen.getByText(/Обман покупателей/)).toBeVisible()
  expect(performed('moderator.blockUser')).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Создать объявление' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Разблокировать' })).not.toBeInTheDocument()
})

it('a moderator ends all sessions with a reason', async () => {
  const { user, performed } = openCard({ 'moderator.endSessions': () => OWNER })
  expect(await screen.findByText('Открытых сеансов')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Завершить сеансы' }))
  await user.keyboard('Украден телефон{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Сеансы завершены')).toBeVisible()
  expect(performed('moderator.endSessions')).toMatchObject([
    { params: { id: OWNER.id }, body: { reason: 'Украден телефон' } },
  ])
})

it('domain §2: sessions of the staff are ended by seniors only', async () => {
  const boris = { ...OWNER, role: 'moderator' as const }
  const first = openCard({}, SENIOR, boris)
  expect(await screen.findByRole('button', { name: 'Завершить сеансы' })).toBeVisible()
  first.close()
  openCard({}, undefined, boris)
  expect(await screen.findByRole('tab', { name: 'Журнал' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Завершить сеансы' })).not.toBeInTheDocument()
})

it('a refusal stays beside the reason, which outlives the pane', async () => {
  const refuse = () => {
    throw new AppError('user.staff')
  }
  const { user } = openCard({ 'moderator.blockUser': refuse })
  await user.click(await screen.findByRole('button', { name: 'Заблокировать' }))
  await user.keyboard('Обман{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Сначала снимите с него роль')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Заблокировать' }))
  expect(screen.getByLabelText('Причина для пользователя')).toHaveValue('Обман')
})

it('a senior lifts the block and grants a role, which needs another one than the present', async () => {
  const blocked = { ...OWNER, block: { at: AT, reason: 'Обман' } }
  const { user, performed } = openCard({}, SENIOR, blocked)
  await user.click(await screen.findByRole('button', { name: 'Разблокировать' }))
  await user.keyboard('Разобрались{Control>}{Enter}{/Control}')
  await user.click(await screen.findByRole('button', { name: 'Роль' }))
  await user.keyboard('Приказ 5{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Выберите другую роль')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Модератор' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('tab', { name: 'Принятые решения' })).toBeVisible()
  expect(performed('moderator.setRole')).toMatchObject([
    { body: { role: 'moderator', reason: 'Приказ 5' } },
  ])
})

it('domain §2: support sees every section and changes nothing; an own account is not changed', async () => {
  const first = openCard({}, SUPPORT)
  expect(await screen.findByRole('tab', { name: 'Журнал' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /блокировать|Роль/ })).not.toBeInTheDocument()
  first.close()
  openCard({}, SENIOR, { ...OWNER, id: SENIOR.id })
  expect(await screen.findByRole('tab', { name: 'Журнал' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /блокировать|Роль/ })).not.toBeInTheDocument()
})

it('a section is asked for once, when its tab is opened, and leads to the ad', async () => {
  const entry = {
    id: '5',
    at: AT,
    actorName: 'Анна',
    event: 'ad.blocked',
    fromStat: 1,
    toStat: 4,
    reason: 'Мошенничество',
    ad: { id: '51', title: 'Kia Rio' },
  }
  const { user, asked } = openCard({
    'moderator.userHistory': () => ({ items: [entry], total: 1, nextCursor: null }),
    'moderator.userComplaints': () => PAGE,
    'moderator.readAd': () => {
      throw new AppError('ad.not_found')
    },
  })
  await screen.findByRole('tab', { name: 'Решения' })
  expect(asked('moderator.userHistory')).toEqual([])
  await user.click(screen.getByRole('tab', { name: 'Решения' }))
  expect(await screen.findByText('Мошенничество')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Kia Rio' }))
  expect(await screen.findByRole('complementary', { name: 'Объявление' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Жалобы' }))
  expect(await screen.findByText('Пользователь не жаловался')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Решения' }))
  expect(await screen.findByText('Мошенничество')).toBeVisible()
  expect(asked('moderator.userHistory')).toHaveLength(1)
})

it('decision 139: possible duplicates are shown with what speaks for them, until a moderator says no', async () => {
  const { phone: _, ...found } = { ...OWNER, phone: '', blocked: false }
  let items = [
    {
      user: { ...found, id: '9' },
      signals: [{ kind: 'vin', values: ['XTA2109', 'XTA2110'], total: 42 }],
    },
  ]
  const { user, performed } = openCard({
    'moderator.userDuplicates': () => ({ items }),
    'moderator.dismissDuplicate': () => {
      items = []
      return { dismissed: true }
    },
  })
  const region = await screen.findByRole('region', { name: 'Возможно, это тот же человек' })
  expect(region).toHaveTextContent('Объявления с одним VIN: XTA2109, XTA2110 и ещё 40')
  await user.click(within(region).getByRole('button', { name: 'Не тот же человек' }))
  await expect.poll(() => document.body.contains(region)).toBe(false)
  expect(performed('moderator.dismissDuplicate')).toMatchObject([
    { params: { id: OWNER.id }, body: { otherId: '9' } },
  ])
})

describe('decision 156: a senior merges an account that is proposed', () => {
  const other = {
    ...OWNER,
    id: '77',
    username: 'Двойник',
    maskedPhone: '+7\u00A0(916)\u00A0···-··-99',
  }
  const proposed = () => ({
    items: [{ user: other, signals: [{ kind: 'inn', values: ['7707083893'], total: 1 }] }],
  })
  const preview = {
    staying: OWNER,
    closed: other,
    hindrances: [],
    moves: [{ part: 'ads', count: 12 }],
  }

  it('reads what will move, writes why, and sends it with Ctrl+Enter', async () => {
    const { user, performed } = openCard(
      {
        'moderator.userDuplicates': proposed,
        'moderator.previewMerge': () => preview,
        'moderator.mergeAccounts': () => OWNER,
      },
      SENIOR,
    )
    await user.click(await screen.findByRole('button', { name: 'Присоединить' }))
    const moves = await screen.findByRole('region', { name: 'Что перейдёт' })
    expect(moves).toHaveTextContent('Объявления12')
    expect(screen.getByText('Отменить объединение нельзя.')).toBeVisible()
    // The preview is costly: a window that is shown again does not ask for it anew.
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Напишите, почему объединяете')).toBeVisible()
    await user.keyboard('Сменил номер{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Аккаунты объединены')).toBeVisible()
    expect(performed('moderator.mergeAccounts')).toMatchObject([
      { params: { id: OWNER.id }, body: { closedId: '77', reason: 'Сменил номер' } },
    ])
    expect(performed('moderator.previewMerge')).toHaveLength(1)
  })

  it('reads what prevents it, and has nothing to send', async () => {
    const { user } = openCard(
      {
        'moderator.userDuplicates': proposed,
        'moderator.previewMerge': () => ({ ...preview, moves: [], hindrances: ['openOrders'] }),
      },
      SENIOR,
    )
    await user.click(await screen.findByRole('button', { name: 'Присоединить' }))
    const reasons = await screen.findByRole('region', { name: 'Что мешает' })
    expect(reasons).toHaveTextContent('неоплаченный или невыданный заказ')
    expect(screen.queryByRole('button', { name: 'Объединить' })).not.toBeInTheDocument()
  })

  it('a moderator does not see it; a closed account leads to the other and offers nothing', async () => {
    const first = openCard({ 'moderator.userDuplicates': proposed })
    expect(await screen.findByRole('button', { name: 'Не тот же человек' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Присоединить' })).not.toBeInTheDocument()
    first.close()
    openCard({}, SENIOR, { ...OWNER, mergedIntoId: '77' })
    const link = await screen.findByRole('link', { name: 'Открыть аккаунт № 77' })
    expect(link).toHaveAttribute('href', expect.stringContaining('77'))
    expect(screen.queryByRole('button', { name: /Заблокировать|Роль/ })).not.toBeInTheDocument()
  })
})
