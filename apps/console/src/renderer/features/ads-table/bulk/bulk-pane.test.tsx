import { screen, waitFor } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { expect, it } from 'vitest'
import { areDecisionsBlocked } from '../../../shared/keyboard/decision-block.ts'
import { batchOf } from '../../../testing/batch-samples.ts'
import { renderConsole } from '../../../testing/render-console.tsx'
import { adRow } from '../../../testing/samples.ts'
import type { TableSelection } from '../selection/table-selection.ts'
import { BulkPane } from './bulk-pane.tsx'

const ROWS = ['1', '2'].map((id) => adRow(id, { stat: 1 }))
const CHOSEN: TableSelection = { kind: 'rows', rows: ROWS }

function open(selection: TableSelection = CHOSEN, prepare: () => unknown = () => batchOf()) {
  const console = renderConsole(<BulkPane selection={selection} adType="auto" />, {
    'moderator.prepareBatch': prepare,
    'cities.list': () => [],
  })
  const sources = () =>
    console
      .asked('moderator.prepareBatch')
      .map(({ body }) => (body as { source: { action: object } }).source)
  return { ...console, sources }
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
  await first.user.click(screen.getByRole('button', { name: 'Написать владельцам' }))
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
  await second.user.click(screen.getByRole('button', { name: 'Написать владельцам' }))
  expect(screen.getByLabelText('Сообщение')).toHaveValue('')
  await second.user.type(screen.getByLabelText('Сообщение'), 'Не отправлено')
  second.close()
  const third = open()
  await third.user.click(screen.getByRole('button', { name: 'Написать владельцам' }))
  expect(screen.getByLabelText('Сообщение')).toHaveValue('Не отправлено')
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
  await user.click(screen.getByRole('button', { name: 'Написать владельцам' }))
  await user.type(screen.getByLabelText('Сообщение'), 'Проверьте пробег')
  await user.click(screen.getByRole('button', { name: 'Заблокировать' }))
  await user.click(duplicate())
  expect(duplicate()).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('button', { name: 'Поднять' }))
  await user.type(screen.getByLabelText('Причина'), 'Сбой')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  const other = screen.getByRole('button', { name: 'Написать владельцам' })
  expect(other).toBeDisabled()
  answer(batchOf())
  await waitFor(() => expect(other).toBeEnabled())
  await user.click(other)
  expect(screen.getByLabelText('Сообщение')).toHaveValue('Проверьте пробег')
  await user.click(screen.getByRole('button', { name: 'Заблокировать' }))
  expect(duplicate()).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('button', { name: 'Поднять' }))
  expect(screen.getByLabelText('Причина')).toHaveValue('')
})
