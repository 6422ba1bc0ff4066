import { fireEvent, screen, within } from '@testing-library/react'
import type { LookUp } from '@trassa/contracts/calls/moderator/look-ups'
import { maskPhone } from '@trassa/contracts/phone'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { LookUpsPage } from './look-ups-page.tsx'

const SENIOR = { ...MODERATOR, role: 'seniorModerator' } as const

const lookUp = (id: string, changes: Partial<LookUp> = {}): LookUp => ({
  id,
  at: '2026-11-21T09:00:00.000Z',
  staff: { id: '4', username: 'Марина', role: 'moderator' },
  user: { id: '7', username: 'Иван', maskedPhone: maskPhone('+79161234567') },
  place: 'card',
  adId: null,
  orderId: null,
  found: null,
  ...changes,
})

const open = (items: LookUp[], answers: Answers = {}) =>
  renderConsole(
    <LookUpsPage />,
    {
      'moderator.listStaff': () => ({
        items: [
          { id: '4', username: 'Марина', role: 'moderator' },
          { id: '5', username: 'Борис', role: 'support' },
        ],
      }),
      'moderator.lookUps': () => ({ items, total: items.length, nextCursor: null }),
      ...answers,
    },
    { me: SENIOR, path: '/look-ups' },
  )

describe('domain §9: the log of look-ups', () => {
  it('says who looked up whom, when and from where', async () => {
    open([
      lookUp('3', { place: 'phone', adId: '96' }),
      lookUp('2', { user: null, place: 'search', found: 4 }),
      lookUp('1', { user: null }),
      lookUp('0', { place: 'order', orderId: '12' }),
    ])
    const table = await screen.findByRole('table', { name: 'Журнал просмотров' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows[0]).toHaveTextContent(/Марина Модератор.*Иван.*Показан телефон.*Объявление № 96/)
    expect(rows[0]).not.toHaveTextContent('1234567')
    expect(rows[1]).toHaveTextContent(/Найдено: 4.*Общий поиск/)
    expect(rows[2]).toHaveTextContent('Никто не найден')
    expect(rows[3]).toHaveTextContent('Заказ № 12')
  })

  it('of one staff member, one person, one day', async () => {
    const { user, asked } = open([lookUp('1')])
    await user.click(await screen.findByRole('button', { name: 'Только сотрудник Марина' }))
    await vi.waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Кто искал' })).toHaveValue('Марина'),
    )
    await user.click(screen.getByRole('button', { name: 'Только Иван' }))
    expect(await screen.findByText('Человек: Иван')).toBeVisible()
    await user.type(screen.getByLabelText('День'), '2026-11-20{Enter}')
    await vi.waitFor(() =>
      expect(asked('moderator.lookUps').at(-1)?.query).toEqual({
        staffId: '4',
        userId: '7',
        day: '2026-11-20',
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Убрать: Человек: Иван' }))
    await vi.waitFor(() =>
      expect(asked('moderator.lookUps').at(-1)?.query).toEqual({ staffId: '4', day: '2026-11-20' }),
    )
  })

  it('of a member of the staff who is chosen', async () => {
    const { user, asked } = open([lookUp('1')])
    const staff = await screen.findByRole('combobox', { name: 'Кто искал' })
    await user.type(staff, 'бор')
    await user.click(await screen.findByRole('option', { name: /Борис/ }))
    await vi.waitFor(() =>
      expect(asked('moderator.lookUps').at(-1)?.query).toEqual({ staffId: '5' }),
    )
  })

  it('a day that is being typed is not asked for: each reading is a row of the log', async () => {
    const { user, asked } = open([lookUp('1')])
    await screen.findByRole('table')
    const day = screen.getByLabelText('День')
    // As Chromium reports a year that is typed.
    for (const typed of ['0002-11-20', '0202-11-20', '2026-11-20']) {
      fireEvent.keyDown(day, { code: 'Digit2' })
      fireEvent.change(day, { target: { value: typed } })
    }
    expect(asked('moderator.lookUps')).toHaveLength(1)
    await user.tab()
    fireEvent.blur(day)
    await vi.waitFor(() =>
      expect(asked('moderator.lookUps').at(-1)?.query).toEqual({ day: '2026-11-20' }),
    )
    expect(asked('moderator.lookUps')).toHaveLength(2)
  })

  it('a day that cannot be in the log is explained and not asked for', async () => {
    const { asked } = open([lookUp('1')])
    await screen.findByRole('table')
    const day = screen.getByLabelText('День')
    fireEvent.keyDown(day, { code: 'Digit2' })
    fireEvent.change(day, { target: { value: '0202-11-20' } })
    fireEvent.keyDown(day, { code: 'Enter' })
    expect(await screen.findByText('Укажите день с 1 января 2020 года')).toBeVisible()
    expect(asked('moderator.lookUps')).toHaveLength(1)
  })

  it('goes on by pages', async () => {
    const { user } = open([], {
      'moderator.lookUps': ({ query }) => {
        const isSecond = (query as { cursor?: string }).cursor === 'next'
        return {
          items: [lookUp(isSecond ? '1' : '2', { place: isSecond ? 'log' : 'card' })],
          total: 2,
          nextCursor: isSecond ? null : 'next',
        }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
    expect(await screen.findByRole('cell', { name: 'Журнал просмотров' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  })

  it('is empty with a next step', async () => {
    open([])
    expect(await screen.findByText('Записей нет')).toBeVisible()
  })
})
