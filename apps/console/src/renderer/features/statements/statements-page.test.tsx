import { screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { expect, it } from 'vitest'
import { staffOrder } from '../../testing/order-samples.ts'
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
const INVOICE = {
  id: '3',
  number: 'Т-2026-000001',
  issuedAt: '2026-11-23T00:00:00.000Z',
  revision: 0,
  sentTo: null,
}
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

it('domain §5: a second payment of a paid invoice goes back from its row, as the bank has it', async () => {
  const surplus = row(33, { number: '19', outcome: 'alreadyPaid' })
  const { user, performed } = open({
    'moderator.bookStatement': () => ({ applied: false, rows: [surplus] }),
    'moderator.order': () => staffOrder('12', { method: 'invoice', invoice: INVOICE }),
    'moderator.returnTransfer': () => staffOrder('12', { method: 'invoice', invoice: INVOICE }),
  })
  await choose(user)
  await user.click(await screen.findByRole('button', { name: 'Верните деньги плательщику.' }))
  const form = await screen.findByRole('form', { name: 'Вернуть второй платёж' })
  expect(form).toHaveTextContent(/Платёж № 19 от 23\.11\.2026, 1.349,99.₽\. ООО «Автопарк»/)
  await user.click(screen.getByRole('button', { name: 'Вернуть второй платёж' }))
  expect(screen.getByText('Напишите причину')).toBeVisible()
  await user.type(screen.getByLabelText('Почему возвращаем'), 'Заплатили дважды')
  await user.click(screen.getByRole('button', { name: 'Вернуть второй платёж' }))
  expect(await screen.findByText('Уже учтён')).toBeVisible()
  expect(performed('moderator.returnTransfer')).toMatchObject([
    {
      params: { id: '12' },
      body: {
        number: '19',
        date: '2026-11-23',
        kopecks: 134_999,
        payerInn: '7707083893',
        reason: 'Заплатили дважды',
      },
    },
  ])
})

it('domain §5: the order of a row opens beside the statement', async () => {
  const { user } = open({
    'moderator.order': () => staffOrder('12', { method: 'invoice', invoice: INVOICE }),
  })
  await choose(user)
  await user.click(
    (await screen.findAllByRole('button', { name: 'Т-2026-000001' }))[0] as HTMLElement,
  )
  const pane = await screen.findByRole('complementary', { name: 'Заказ' })
  expect(await within(pane).findByText('Пакет: 5 публикаций')).toBeVisible()
  expect(within(pane).queryByRole('form')).toBeNull()
})
