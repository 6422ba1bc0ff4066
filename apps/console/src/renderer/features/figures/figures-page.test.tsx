import { act, screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { MOSCOW_ZONE } from '@trassa/contracts/zone'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { FiguresPage } from './figures-page.tsx'
import { dayIn } from './period/period.ts'
import { figuresOf, personOf, queueOf } from './testing/figure-samples.ts'

const SENIOR = { ...MODERATOR, role: 'seniorModerator' } as const

const DAY = figuresOf(
  {
    10: {
      outcomes: { approved: 12, fixRequested: 3, blocked: 1, dismissed: 0 },
      medianSeconds: 600,
      p90Seconds: 4800,
      skips: 2,
      queue: { oldestSeconds: 7200, waiting: 31 },
    },
    11: { outcomes: { approved: 8, fixRequested: 0, blocked: 0, dismissed: 2 } },
  },
  {
    decisions: 26,
    outcomes: { approved: 20, fixRequested: 3, blocked: 1, dismissed: 2 },
    medianSeconds: 600,
    p90Seconds: 4800,
    workedHours: 4,
    appeals: { decided: 8, overturned: 2 },
    skips: 2,
  },
)

const open = (answers: Answers = {}, me: typeof SENIOR | typeof MODERATOR = MODERATOR) =>
  renderConsole(
    <FiguresPage />,
    {
      'figures.read': () => DAY,
      'figures.queue': () => queueOf([5, 2, 0, 0, 1]),
      'figures.people': () => [
        personOf('4', 'Марина', { decisions: 20, workedHours: 2 }),
        personOf('5', 'Борис', { decisions: 6, workedHours: 4 }),
      ],
      ...answers,
    },
    { me, path: '/figures' },
  )

const card = (name: string) => screen.findByRole('region', { name })
const tableOf = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(within(await card(name)).getByRole('button', { name: 'Показать таблицей' }))
  return screen.getByRole('table', { name })
}
const cells = (table: HTMLElement, name: RegExp) =>
  within(within(table).getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))

describe('issue 12: figures', () => {
  it('the totals of the period, each with what it counts', async () => {
    open()
    const decisions = await screen.findByText('26')
    expect(decisions).toBeVisible()
    expect(screen.getByText('6,5')).toBeVisible()
    expect(screen.getByText(/^10.мин$/)).toBeVisible()
    expect(screen.getByText(/^25.% \(2 из 8\)$/)).toBeVisible()
    expect(
      screen.getAllByRole('button', { name: /^Решения: что считается\. Одобрения, возвраты/ }),
    ).toHaveLength(2)
  })

  it('the table behind a chart has the numbers of the answer, and can be copied', async () => {
    const { user } = open()
    const decisions = await tableOf(user, 'Решения')
    expect(within(decisions).getAllByRole('row')).toHaveLength(25)
    expect(cells(decisions, /^10:00/)).toEqual(['10:00', '12', '3', '1', '0'])
    expect(cells(decisions, /^12:00/)).toEqual(['12:00', '0', '0', '0', '0'])
    expect(cells(await tableOf(user, 'Время до решения'), /^10:00/)).toEqual([
      '10:00',
      '10 мин',
      '1 ч 20 мин',
    ])
    expect(cells(await tableOf(user, 'Возраст очереди'), /^11:00/)).toEqual(['11:00', '–', '–'])
    const queue = await tableOf(user, 'Очередь сейчас')
    expect(cells(queue, /^до 15 мин/)).toEqual(['до 15 мин', '5', '5', '0', '0', '0', '0'])
    await user.click(within(await card('Решения')).getByRole('button', { name: 'Скопировать' }))
    const copied = await navigator.clipboard.readText()
    expect(copied.split('\n')[0]).toBe(
      'Час\tОдобрено\tНа исправление\tЗаблокировано\tЖалобы отклонены',
    )
    expect(copied.split('\n')[11]).toBe('10:00\t12\t3\t1\t0')
    const ofDecisions = within(await card('Решения'))
    await user.click(ofDecisions.getByRole('button', { name: 'Показать графиком' }))
    expect(ofDecisions.queryByRole('table')).toBeNull()
    expect(ofDecisions.getByRole('application')).toBeInTheDocument()
  })

  it('arrow keys read the values of a chart', async () => {
    const { user } = open()
    const chart = within(await card('Решения')).getByRole('application')
    act(() => chart.focus())
    await user.keyboard('{ArrowRight}')
    const value = await within(await card('Решения')).findByRole('status')
    await vi.waitFor(() => expect(value).toHaveTextContent('01:00'))
    expect(value).toHaveTextContent('Одобрено0')
  })

  it('where nothing has happened, a figure says so', async () => {
    open({ 'figures.read': () => figuresOf(), 'figures.queue': () => queueOf([0, 0, 0, 0, 0]) })
    expect(within(await card('Решения')).getByText('За это время данных нет')).toBeVisible()
    expect(within(await card('Решения')).queryByRole('button', { name: /таблицей/ })).toBeNull()
    expect(screen.getAllByText('За это время данных нет')).toHaveLength(7)
  })

  it('a choice of days, lane and person is asked for', async () => {
    const { user, asked } = open()
    await card('Решения')
    await user.click(screen.getByRole('radio', { name: 'Мои' }))
    await user.click(screen.getByRole('radio', { name: '7 дней' }))
    await vi.waitFor(() => expect(asked('figures.read').length).toBeGreaterThan(2))
    const queries = asked('figures.read').map(({ query }) => query as Record<string, string>)
    const [first = {}, last = {}] = [queries[0], queries.at(-1)]
    expect(first).toMatchObject({ zone: 'Europe/Moscow' })
    expect(first).not.toHaveProperty('moderatorId')
    expect(last).toMatchObject({ moderatorId: MODERATOR.id })
    const { from = '', to = '' } = last
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(6)
  })

  it('a lane hides what cannot belong to it, and says so', async () => {
    const { user } = open({}, SENIOR)
    await card('Пакеты')
    const choose = async (lane: string) => {
      act(() => screen.getByRole('combobox', { name: 'Полоса' }).focus())
      await user.keyboard('[ArrowDown]')
      await user.click(await screen.findByRole('option', { name: lane }))
    }
    await choose('Новые')
    expect(await screen.findByText(/^Пакеты и отменённые блокировки не относятся/)).toBeVisible()
    for (const name of ['Пакеты', 'Отменённые блокировки'])
      expect(screen.queryByRole('region', { name })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: /Пакеты|Отменено/ })).toBeNull()
    await choose('Обжалования')
    expect(await card('Отменённые блокировки')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Пакеты' })).toBeNull()
  })

  it('own days that are no period are explained and not asked for', async () => {
    const { user, asked } = open()
    await card('Решения')
    await user.click(screen.getByRole('radio', { name: 'Свои даты' }))
    const before = asked('figures.read').length
    await user.clear(screen.getByLabelText('Последний день'))
    expect(await screen.findByText('Укажите оба дня')).toBeVisible()
    expect(asked('figures.read')).toHaveLength(before)
  })

  it('a day that is typed counts at Enter: a change at each digit would begin the field anew', async () => {
    const { user, asked } = open()
    await card('Решения')
    await user.click(screen.getByRole('radio', { name: 'Свои даты' }))
    const before = asked('figures.read').length
    const from = dayIn(MOSCOW_ZONE, new Date(Date.now() - 5 * 24 * 60 * 60 * 1000))
    const field = screen.getByLabelText('Первый день')
    await user.clear(field)
    await user.type(field, from)
    expect(asked('figures.read')).toHaveLength(before)
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(asked('figures.read').at(-1)).toMatchObject({ query: { from } }))
  })

  it('moderators read no figures of each other; seniors choose one of them', async () => {
    const { asked } = open()
    await card('Решения')
    expect(screen.queryByRole('table', { name: 'Модераторы' })).toBeNull()
    expect(asked('figures.people')).toEqual([])
  })

  it('a senior sees each moderator, and the charts of one by a press', async () => {
    const { user, asked } = open({}, SENIOR)
    const people = await screen.findByRole('table', { name: 'Модераторы' })
    expect(cells(people, /^Марина/).slice(0, 3)).toEqual(['Марина', '20', '10,0'])
    await user.click(within(people).getByRole('button', { name: 'Борис' }))
    await vi.waitFor(() =>
      expect(asked('figures.read').at(-1)?.query).toMatchObject({ moderatorId: '5' }),
    )
    expect(screen.getByRole('row', { name: /^Борис/ })).toHaveAttribute('aria-selected', 'true')
  })

  it('figures that cannot be read say so', async () => {
    open({
      'figures.read': () => {
        throw new AppError('server.failed')
      },
    })
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})
