import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import type { Invoice } from '@trassa/contracts/entities/invoice'
import type { Order } from '@trassa/contracts/entities/order'
import { expect, it } from 'vitest'
import { fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { orderOf } from '../../../testing/order.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { InvoiceMethod } from './invoice-method.tsx'
import { InvoicePage } from './invoice-page.tsx'
import { InvoicedPage } from './invoiced-page.tsx'

const COMPANY = { ...IVAN, type: 1 as const }
const REQUISITES = {
  name: 'ООО «Автопарк»',
  inn: '7707083893',
  kpp: null,
  address: '',
  bik: null,
  account: null,
  email: '',
}
const INVOICE: Invoice = {
  id: '3',
  number: 'Т-2026-000003',
  issuedAt: new Date().toISOString(),
  revision: 0,
  sentTo: 'buh@avtopark.example',
}
const invoicedOrder = (changes: Partial<Order> = {}) =>
  orderOf({ state: 'awaiting', method: 'invoice', invoice: INVOICE, ...changes })

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const fake = fakeApi({
    'profiles.me': () => COMPANY,
    'payments.order': () => orderOf(),
    'payments.requisites': () => ({ offered: true, requisites: REQUISITES }),
    ...answers,
  })
  renderPage(<InvoicePage id="12" />, { api: fake.api, path: '/payment?order=12&method=invoice' })
  return fake
}

it('domain §5: an invoice is asked for with requisites that the profile has begun', async () => {
  const { asked } = open({
    'payments.requestInvoice': () => ({ order: invoicedOrder(), invoice: INVOICE }),
  })
  expect(await screen.findByLabelText('ИНН')).toHaveValue('7707083893')
  await userEvent.click(screen.getByRole('button', { name: 'Получить счёт' }))
  expect(await screen.findByText('Укажите юридический адрес')).toBeVisible()
  await userEvent.type(screen.getByLabelText('КПП'), '7736 01 001')
  await userEvent.type(screen.getByLabelText('Юридический адрес'), 'Москва')
  await userEvent.type(screen.getByLabelText('Электронная почта'), 'buh@avtopark.example')
  await userEvent.click(screen.getByRole('button', { name: 'Получить счёт' }))
  await waitFor(() =>
    expect(asked.find(({ id }) => id === 'payments.requestInvoice')?.body).toEqual({
      ...REQUISITES,
      kpp: '773601001',
      address: 'Москва',
      email: 'buh@avtopark.example',
    }),
  )
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/InvoiceRequestSuccessfully?order=12'),
  )
})

it('domain §5: what the gateway finds wrong stands at its field', async () => {
  const issue = { loc: ['body', 'inn'], msg: 'В ИНН опечатка: проверьте цифры', type: 'custom' }
  open({
    'payments.requisites': () => ({
      offered: true,
      requisites: { ...REQUISITES, kpp: '773601001', address: 'Москва', email: 'b@a.example' },
    }),
    'payments.requestInvoice': () => {
      throw new AppError('request.invalid', { issues: [issue] })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Получить счёт' }))
  expect(await screen.findByText(issue.msg)).toBeVisible()
  expect(screen.getByLabelText('ИНН')).toHaveFocus()
})

it('domain §5: all that is wrong is said at once, the first finding at each field', async () => {
  const { asked } = open()
  const inn = await screen.findByLabelText('ИНН')
  await userEvent.clear(inn)
  await userEvent.type(inn, '7707083894')
  await userEvent.type(screen.getByLabelText(/^БИК банка/), '123')
  await userEvent.click(screen.getByRole('button', { name: 'Получить счёт' }))
  expect(await screen.findByText('В ИНН опечатка: проверьте цифры')).toBeVisible()
  expect(screen.getByText('БИК состоит из 9 цифр')).toBeVisible()
  expect(screen.getByText('Укажите юридический адрес')).toBeVisible()
  expect(inn).toHaveFocus()
  expect(asked.some(({ id }) => id === 'payments.requestInvoice')).toBe(false)
})

it('domain §5: an entrepreneur is asked for no KPP', async () => {
  open()
  const inn = await screen.findByLabelText('ИНН')
  await userEvent.clear(inn)
  await userEvent.type(inn, '500100732259')
  expect(screen.queryByLabelText('КПП')).toBeNull()
})

it('domain §5: where no invoices are made out, the card is offered', async () => {
  open({ 'payments.requisites': () => ({ offered: false, requisites: REQUISITES }) })
  expect(await screen.findByText('Оплата по счёту недоступна')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Оплатить картой' })).toHaveAttribute(
    'href',
    '/payment?order=12',
  )
})

it('domain §5: an invoice says where it goes, until when it is paid, and is downloaded', async () => {
  const { api } = fakeApi({
    'profiles.me': () => COMPANY,
    'payments.order': () => invoicedOrder(),
  })
  renderPage(<InvoicedPage id="12" />, { api, path: '/InvoiceRequestSuccessfully?order=12' })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(INVOICE.number)
  expect(screen.getByText('buh@avtopark.example')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Скачать счёт' })).toHaveAttribute(
    'href',
    '/gateway/payments/invoices/3/pdf',
  )
  expect(screen.queryByRole('link', { name: 'Скачать акт' })).toBeNull()
})

it('domain §5: a paid invoice has its act', async () => {
  const paidAt = new Date().toISOString()
  const act = { number: 'А-2026-000001', issuedAt: paidAt, correction: null }
  const { api } = fakeApi({
    'profiles.me': () => COMPANY,
    'payments.order': () => invoicedOrder({ state: 'delivered', paidAt, act }),
  })
  renderPage(<InvoicedPage id="12" />, { api, path: '/InvoiceRequestSuccessfully?order=12' })
  expect(await screen.findByRole('heading', { name: 'Счёт оплачен' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Скачать акт' })).toHaveAttribute(
    'href',
    '/gateway/payments/invoices/3/act',
  )
  expect(screen.queryByRole('link', { name: 'Изменить реквизиты' })).toBeNull()
})

it.each(['refunded', 'cancelled', 'expired'] as const)(
  'domain §5: an invoice that is %s asks for no money: the page of its order says how it stands',
  async (state) => {
    const paidAt = state === 'refunded' ? new Date().toISOString() : null
    const { api } = fakeApi({
      'profiles.me': () => COMPANY,
      'payments.order': () => invoicedOrder({ state, paidAt }),
    })
    renderPage(<InvoicedPage id="12" />, { api, path: '/InvoiceRequestSuccessfully?order=12' })
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/payment?order=12'),
    )
    expect(screen.queryByText('Что дальше')).toBeNull()
  },
)

it.each([
  ['a person is offered no invoice', IVAN, null],
  ['a company is', COMPANY, 'Получить счёт'],
])('domain §5: %s', async (_, profile, name) => {
  const { api, asked } = fakeApi({ 'profiles.me': () => profile })
  renderPage(<InvoiceMethod order={orderOf()} />, { api, path: '/payment?order=12' })
  if (name) expect(await screen.findByRole('link', { name })).toBeVisible()
  else await waitFor(() => expect(asked).toHaveLength(1))
  expect(screen.queryAllByRole('link')).toHaveLength(name ? 1 : 0)
})
