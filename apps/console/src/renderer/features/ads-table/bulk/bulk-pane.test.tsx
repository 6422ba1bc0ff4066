import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { moscowDay } from '@trassa/catalog/format/dates'
import { messageContent } from '@trassa/catalog/notices/message-text'
import { AppError } from '@trassa/contracts/app-error'
import type { Role } from '@trassa/contracts/enumerations/users'
import { expect, it } from 'vitest'
import { areDecisionsBlocked } from '../../../shared/keyboard/decision-block.ts'
import { batchOf } from '../../../testing/batch-samples.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { adRow, MODERATOR } from '../../../testing/samples.ts'
import type { TableSelection } from '../selection/table-selection.ts'
import { BulkPane } from './bulk-pane.tsx'

const ROWS = ['1', '2'].map((id) => adRow(id, { stat: 1 }))
const CHOSEN: TableSelection = { kind: 'rows', rows: ROWS }

function open(
  selection: TableSelection = CHOSEN,
  prepare: () => unknown = () => batchOf(),
  role: Role = 'moderator',
) {
  const console = renderConsole(
    <BulkPane selection={selection} sample={ROWS[0]} />,
    { 'moderator.prepareBatch': prepare, 'cities.list': () => [] },
    { me: { ...MODERATOR, role } },
  )
  const sources = () =>
    console
      .asked('moderator.prepareBatch')
      .map(({ body }) => (body as { source: { action: object } }).source)
  return { ...console, sources }
}

const openMenu = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Все действия' }))

async function choose(user: UserEvent, label: string) {
  await openMenu(user)
  const item = await screen.findByRole('menuitem', { name: label })
  await user.click(item)
}

it('domain §9: prepares a batch of the chosen rows in the versions that were seen', async () => {
  const { user, sources } = open()
  await user.click(screen.getByRole('button', { name: 'Поднять' }))
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(screen.getByText('Напишите причину')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Причина'), 'Сбой при оплате')
  await user.keyboard('{Control>}[Enter]{/Control}')
  expect(sources()).toEqual([
    {
      kind: 'rows',
      action: { type: 'lift', reason: 'Сбой при оплате' },
      rows: ROWS.map(({ id, version }) => ({ id, version })),
    },
  ])
})

it('domain §9: of all that is found by its filter, but for the excepted', async () => {
  const found = { kind: 'found', filter: { stats: '1' }, total: 8412, except: ['5'] } as const
  const { user, sources } = open(found)
  await user.click(screen.getByRole('button', { name: 'Сдвинуть срок' }))
  await user.type(screen.getByLabelText('На сколько дней'), '14')
  await user.click(screen.getByRole('checkbox', { name: 'Раньше, а не позже' }))
  await user.type(screen.getByLabelText('Причина'), 'Сбой')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(sources()).toEqual([
    {
      kind: 'filter',
      action: { type: 'shiftExpiry', days: -14, reason: 'Сбой' },
      filter: { stats: '1' },
      expectedTotal: 8412,
      except: ['5'],
    },
  ])
})

it('what is typed is kept until it is sent; a repeat after a lost answer has the same id', async () => {
  let isDown = true
  const first = open(CHOSEN, () => {
    if (isDown) throw new AppError('network.failed')
    return batchOf()
  })
  await choose(first.user, 'Написать владельцам')
  await first.user.type(screen.getByLabelText('Сообщение'), 'Проверьте пробег')
  await first.user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером')
  isDown = false
  await first.user.click(screen.getByRole('button', { name: 'Проверить' }))
  const [lost, sent] = first
    .asked('moderator.prepareBatch')
    .map(({ body }) => (body as { id: string }).id)
  expect(sent).toBe(lost)
  first.close()

  const second = open()
  await choose(second.user, 'Написать владельцам')
  expect(screen.getByLabelText('Сообщение')).toHaveValue('')
  await second.user.type(screen.getByLabelText('Сообщение'), 'Не отправлено')
  second.close()
  const third = open()
  await choose(third.user, 'Написать владельцам')
  expect(screen.getByLabelText('Сообщение')).toHaveValue('Не отправлено')
})

it('what another window types for the ads that it has chosen changes nothing here', async () => {
  const { user, sources, tell } = open()
  await user.click(screen.getByRole('button', { name: 'Поднять' }))
  await user.type(screen.getByLabelText('Причина'), 'Сбой')
  await user.tab()
  tell('drafts.changed', { key: 'bulk:lift', text: null })
  expect(screen.getByLabelText('Причина')).toHaveValue('Сбой')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(sources()).toMatchObject([{ action: { reason: 'Сбой' } }])
  await user.click(screen.getByRole('button', { name: 'Заблокировать' }))
  const duplicate = () => screen.getByRole('option', { name: 'Повтор' })
  await user.click(duplicate())
  await user.tab()
  tell('drafts.changed', { key: 'reasons:bulk', text: null })
  expect(duplicate()).toHaveAttribute('aria-selected', 'true')
})

it.each(['Поднять', 'Заблокировать'])(
  'no key decides on the open ad while the form "%s" is open; Escape closes it',
  async (name) => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name }))
    expect(areDecisionsBlocked()).toBe(true)
    await user.keyboard('[Escape]')
    expect(screen.queryByRole('button', { name: 'Проверить' })).toBeNull()
    expect(areDecisionsBlocked()).toBe(false)
  },
)

it('a preparation removes its own texts only, and the change stays while it runs', async () => {
  const duplicate = () => screen.getByRole('option', { name: 'Повтор' })
  let answer: (batch: object) => void = () => undefined
  const { user } = open(CHOSEN, () => new Promise<object>((resolve) => (answer = resolve)))
  await choose(user, 'Написать владельцам')
  await user.type(screen.getByLabelText('Сообщение'), 'Проверьте пробег')
  await user.click(screen.getByRole('button', { name: 'Заблокировать' }))
  await user.click(duplicate())
  expect(duplicate()).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('button', { name: 'Поднять' }))
  await user.type(screen.getByLabelText('Причина'), 'Сбой')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  const other = screen.getByRole('button', { name: 'Все действия' })
  expect(other).toBeDisabled()
  answer(batchOf())
  await waitFor(() => expect(other).toBeEnabled())
  await choose(user, 'Написать владельцам')
  expect(screen.getByLabelText('Сообщение')).toHaveValue('Проверьте пробег')
  await user.click(screen.getByRole('button', { name: 'Заблокировать' }))
  expect(duplicate()).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('button', { name: 'Поднять' }))
  expect(screen.getByLabelText('Причина')).toHaveValue('')
})

it('domain §9: a message is previewed as its owner reads it, with that owner’s chosen ads', async () => {
  const [first, second] = ROWS
  if (!first || !second) throw new Error('No rows')
  const rows = [first, { ...second, userId: '99' }, { ...first, id: '3', title: 'Третье' }]
  const { user } = open({ kind: 'rows', rows })
  await choose(user, 'Написать владельцам')
  await user.type(screen.getByLabelText('Сообщение'), 'Проверьте пробег')
  const { subject, lines } = messageContent({
    text: 'Проверьте пробег',
    titles: [first.title, 'Третье'],
    url: '',
  })
  const preview = screen.getByRole('region', { name: 'Владелец прочитает' })
  for (const line of [subject, ...lines]) expect(preview.textContent).toContain(line)
})

it('domain §9: category and date of publication', async () => {
  const { user, sources } = open()
  await choose(user, 'Категория')
  await user.type(screen.getByRole('combobox', { name: 'Правильная категория' }), 'Грузовики')
  await user.keyboard('[ArrowDown][Enter]')
  await user.type(screen.getByLabelText('Причина'), 'Не тот раздел')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  await choose(user, 'Дата публикации')
  const day = screen.getByLabelText('Опубликовано')
  await user.type(day, moscowDay(new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)))
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(screen.getByText('Выберите день не позже сегодняшнего')).toBeInTheDocument()
  await user.clear(day)
  await user.type(day, '2025-11-01')
  await user.type(screen.getByLabelText('Причина'), 'Сбой')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(sources().map(({ action }) => action)).toEqual([
    { type: 'category', adType: 'truck', reason: 'Не тот раздел' },
    { type: 'expiry', publishedAt: '2025-10-31T21:00:00.000Z', reason: 'Сбой' },
  ])
})

it('domain §3: only a senior moderator overrides, with a comment', async () => {
  const plain = open()
  await openMenu(plain.user)
  expect(screen.getByRole('menuitem', { name: 'Заблокировать' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Другое состояние' })).toBeNull()
  plain.close()
  const { user, sources } = open(CHOSEN, () => batchOf(), 'seniorModerator')
  await choose(user, 'Другое состояние')
  await user.click(screen.getByRole('radio', { name: 'Активно' }))
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(screen.getByText('Напишите, почему')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Комментарий'), 'Решение суда')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(sources().map(({ action }) => action)).toEqual([
    { type: 'stat', stat: 1, reasons: [], comment: 'Решение суда' },
  ])
})

it('issue 12: a change that the menu offers has the focus in its form', async () => {
  const { user } = open()
  screen.getByRole('button', { name: 'Все действия' }).focus()
  await user.keyboard('[Enter]')
  await screen.findByRole('menuitem', { name: 'Написать владельцам' })
  await user.keyboard('[End][Enter]')
  await waitFor(() => expect(screen.getByLabelText('Сообщение')).toHaveFocus())
})
