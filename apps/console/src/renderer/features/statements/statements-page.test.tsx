import { screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { expect, it } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { StatementsPage } from './statements-page.tsx'

const SENIOR = { ...MODERATOR, role: 'seniorModerator' } as const
const row = (line: number, changes: object) => ({
  line,
  number: '17',
  date: '2026-11-23',
  kopecks: 134_999,
  payer: 'ООО «Автопарк»',
  payerInn: '7707083893',
  purpose: 'Оплата по счёту',
  outcome: 'paid',
  invoice: { number: 'Т-2026-000001', orderId: '12', userId: '7' },
  ...changes,
})
const ROWS = [row(11, {}), row(22, { number: '18', outcome: 'wrongAmount' })]

const open = (answers: Answers = {}) =>
  renderConsole(
    <StatementsPage />,
    {
      'moderator.bookStatement': ({ body }) => ({
        applied: (body as { apply: boolean }).apply,
        rows: ROWS,
      }),
      ...answers,
    },
    { me: SENIOR },
  )
const choose = (user: ReturnType<typeof open>['user'], text = 'выписка') =>
  user.upload(screen.getByLabelText('Файл выписки'), new File([text], 'kl_to_1c.txt'))

it('domain §5: a statement is shown before it is applied, and row by row after', async () => {
  const { user } = open()
  await choose(user)
  const table = await screen.findByRole('table', { name: 'Платежи выписки' })
  expect(within(table).getByRole('row', { name: /Другая сумма/ })).toHaveTextContent(/1.349,99.₽/)
  expect(screen.getByRole('status')).toHaveTextContent('В файле 2 платежа, счета оплачивают 1.')
  await user.click(screen.getByRole('button', { name: /^Учесть 1\sплатёж$/ }))
  expect(await screen.findByText(/^Учтено: 1\sплатёж\.$/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Учесть/ })).toBeNull()
})

it('domain §5: a file that cannot be read is refused with its line', async () => {
  const issues = [{ loc: ['body', 'file'], msg: 'Строка 1: это не выписка', type: 'value_error' }]
  const { user } = open({
    'moderator.bookStatement': () => {
      throw new AppError('request.invalid', { issues })
    },
  })
  await choose(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Строка 1: это не выписка')
})

it('domain §5: a file that is too large is not sent', async () => {
  const { user } = open()
  await choose(user, 'x'.repeat(800_000))
  expect(await screen.findByRole('alert')).toHaveTextContent('Выписка больше 750 КБ')
})
