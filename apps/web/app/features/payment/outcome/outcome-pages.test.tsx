import { screen, waitFor } from '@testing-library/react'
import type { Order } from '@trassa/contracts/entities/order'
import { AD_STATS, type AdState } from '@trassa/contracts/enumerations/ads'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { adOrderOf, orderOf } from '../../../testing/order.ts'
import { ownAd } from '../../../testing/own-ad.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { FailurePage } from './failure-page.tsx'
import { SuccessPage } from './success-page.tsx'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})

function open(ui: ReactNode, order: Order, state: AdState = 'moderation') {
  const { api } = fakeApi({
    'profiles.me': () => IVAN,
    'payments.order': () => order,
    'ads.own': () => ownAd({ stat: AD_STATS[state].stat }),
  })
  renderPage(ui, { api, path: '/here' })
}

const address = () => screen.getByTestId('address')

it('domain §5: a package that was paid for leads to publishing', async () => {
  open(<SuccessPage id="12" />, orderOf({ state: 'delivered' }))
  expect(await screen.findByRole('heading', { name: 'Оплата прошла' })).toHaveFocus()
  expect(screen.getByText('Пакет: 5 публикаций')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Разместить объявление' })).toBeVisible()
})

it('domain §5: an ad that was paid for is shown as it stands', async () => {
  open(<SuccessPage id="12" />, adOrderOf({ state: 'delivered' }))
  expect(await screen.findByText('На проверке')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Открыть объявление' })).toHaveAttribute(
    'href',
    '/profile/AdPreview?id=5',
  )
})

it('domain §3: an ad that was paid for but is not complete leads to its form', async () => {
  open(<SuccessPage id="12" />, adOrderOf({ state: 'delivered' }), 'draft')
  expect(await screen.findByRole('link', { name: 'Дополнить объявление' })).toHaveAttribute(
    'href',
    '/createAd?id=5',
  )
})

it('domain §5: the address does not make an order paid', async () => {
  open(<SuccessPage id="12" />, orderOf())
  await waitFor(() => expect(address()).toHaveTextContent('/payment?order=12'))
})

it('domain §5: says why the payment was declined', async () => {
  open(<FailurePage id="12" />, orderOf({ decline: 'Банк отклонил оплату.' }))
  expect(await screen.findByText(/Банк отклонил оплату/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Оплатить ещё раз' })).toHaveAttribute(
    'href',
    '/payment?order=12',
  )
})

it('domain §5: an order that was not declined is no failure', async () => {
  open(<FailurePage id="12" />, orderOf({ state: 'delivered' }))
  await waitFor(() => expect(address()).toHaveTextContent('/payment?order=12'))
})
