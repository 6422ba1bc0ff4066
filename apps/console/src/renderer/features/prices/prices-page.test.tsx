import { screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { PricesPage } from './prices-page.tsx'
import { priceRow } from './testing/price-samples.ts'

const SENIOR = { ...MODERATOR, role: 'seniorModerator' } as const
const ROWS = [
  priceRow('publication', 300),
  priceRow('package.1', 300),
  priceRow('package.5', 1350, [{ price: 1490, validFrom: '2031-03-01T00:00:00.000Z' }]),
]

const open = (answers: Answers = {}, me: typeof SENIOR | typeof MODERATOR = SENIOR) =>
  renderConsole(
    <PricesPage />,
    {
      'moderator.prices': () => ROWS,
      'moderator.priceChanges': () => [
        ...(ROWS[2]?.planned ?? []),
        { ...ROWS[2]?.current, setBy: 'Вера' },
      ],
      'moderator.setPrice': () => ROWS[2],
      ...answers,
    },
    { me },
  )
const openFive = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Пакет 5, Любые' }))

describe('domain §5: the price list', () => {
  it('shows what everything costs now and what is planned', async () => {
    open()
    const table = await screen.findByRole('table', { name: 'Пакеты' })
    const row = within(table).getByRole('row', { name: /Пакет 5/ })
    expect(row).toHaveTextContent(/270.₽/)
    expect(row).toHaveTextContent(/1.350.₽/)
    expect(row).toHaveTextContent(/1.490.₽ с 1.марта.2031/)
  })

  it('a new price from a day on begins at midnight in Moscow; an odd one is asked about', async () => {
    const { user, performed } = open()
    await openFive(user)
    const form = await screen.findByRole('form', { name: 'Новая цена' })
    await user.type(within(form).getByRole('textbox', { name: 'Новая цена' }), '1600')
    expect(within(form).getByRole('list', { name: 'Проверьте' })).toHaveTextContent(
      /«Пакет 5»: публикация стоит 320.₽/,
    )
    await user.click(within(form).getByRole('radio', { name: 'С даты' }))
    const day = within(form).getByLabelText('Дата')
    await user.clear(day)
    await user.type(day, '2031-05-01')
    await user.click(within(form).getByRole('button', { name: 'Назначить' }))
    await vi.waitFor(() =>
      expect(performed('moderator.setPrice')).toMatchObject([
        {
          body: {
            good: 'package.5',
            group: 'any',
            price: 1600,
            validFrom: '2031-04-30T21:00:00.000Z',
          },
        },
      ]),
    )
    expect(await screen.findByText('Цена назначена')).toBeVisible()
  })

  it('a mistake is explained and nothing is sent', async () => {
    const { user, asked } = open()
    await openFive(user)
    await user.click(await screen.findByRole('button', { name: 'Назначить' }))
    expect(screen.getByText(/Введите целое число рублей/)).toBeVisible()
    expect(asked('moderator.setPrice')).toEqual([])
  })

  it('the history says who set what; a moderator only reads', async () => {
    const { user } = open({}, MODERATOR)
    await openFive(user)
    expect(await screen.findByText(/^Вера, назначено/)).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Новая цена' })).toBeNull()
    expect(screen.getByText('Цены назначает старший модератор.')).toBeVisible()
  })

  it('that cannot be read says so', async () => {
    open({
      'moderator.prices': () => {
        throw new AppError('server.failed')
      },
    })
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})
