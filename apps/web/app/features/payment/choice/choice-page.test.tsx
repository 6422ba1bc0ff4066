import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS, type AdState, PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { PROMOTION_IDS } from '@trassa/contracts/enumerations/goods'
import { beforeEach, expect, it, vi } from 'vitest'
import { fails, fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { orderOf } from '../../../testing/order.ts'
import { ownAd } from '../../../testing/own-ad.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ChoicePage } from './choice-page.tsx'
import { partsOf, toggled } from './promotion-choice.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})

const adIn = (state: AdState, changes: Partial<EditableAd> = {}) => ({
  ...ownAd({ stat: AD_STATS[state].stat }),
  userId: '7',
  ...changes,
})

const UNPAID = adIn('draft', { paymentStatus: PAYMENT_STATUSES.awaiting })

interface Situation {
  /** Free publications of vehicles that are left. */
  free?: number
  packages?: number
}

function open(
  ad: object | (() => never),
  { free = 0, packages = 0 }: Situation = {},
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const fake = fakeApi({
    'profiles.me': () => IVAN,
    'ads.own': () => (typeof ad === 'function' ? ad() : ad),
    'ads.quota': () => ({
      vehicles: { free: 1, used: 1 - free },
      parts: { free: 5, used: 0 },
      packages,
    }),
    'payments.servicePrices': () => ({
      publication: 300,
      promotions: PROMOTION_IDS.map((promotion, index) => ({ promotion, price: 100 + index })),
    }),
    'payments.packagePrices': () => [
      { quantity: 1, price: 300, discount: 0 },
      { quantity: 5, price: 1350, discount: 10 },
    ],
    'payments.createOrder': () => orderOf(),
    ...answers,
  })
  renderPage(<ChoicePage id="5" />, { api: fake.api, path: '/payment?ad=5' })
  return {
    ...fake,
    bodies: (id: string) => fake.asked.filter((one) => one.id === id).map(({ body }) => body),
  }
}

const button = (name: string) => screen.findByRole('button', { name })
const address = () => screen.getByTestId('address')

it('domain §3: an ad that waits for its payment is published singly, ordered once', async () => {
  const { bodies } = open(UNPAID)
  const press = await button('Перейти к оплате')
  expect(screen.getByText(/^Итого 300\s₽$/)).toBeVisible()
  fireEvent.click(press)
  fireEvent.click(press)
  await waitFor(() => expect(address()).toHaveTextContent('/payment?order=12'))
  expect(bodies('payments.createOrder')).toEqual([{ goods: [{ kind: 'publication', adId: '5' }] }])
})

it('domain §5: or with a package, whose first publication it takes', async () => {
  const { bodies } = open(UNPAID)
  await userEvent.click(await screen.findByRole('radio', { name: /Пакет: 5\sпубликаций/ }))
  expect(screen.getByText(/^Итого 1\s350\s₽$/)).toBeVisible()
  await userEvent.click(await button('Перейти к оплате'))
  await waitFor(() =>
    expect(bodies('payments.createOrder')).toEqual([
      { goods: [{ kind: 'package', packageType: 'GENERAL', quantity: 5, adId: '5' }] },
    ]),
  )
})

it('domain §5: a unit of a package publishes at once', async () => {
  const { bodies } = open(
    UNPAID,
    { packages: 3 },
    {
      'payments.bindAd': () => adIn('moderation'),
    },
  )
  expect(await screen.findByText(/Спишется одна публикация, останется 2/)).toBeVisible()
  await userEvent.click(await button('Опубликовать'))
  expect(await screen.findByRole('heading', { name: /На проверке/ })).toBeVisible()
  expect(bodies('payments.bindAd')).toEqual([{ adId: '5' }])
  expect(bodies('payments.createOrder')).toEqual([])
})

it('domain §2: a free publication is offered first where there is one', async () => {
  const { bodies } = open(
    UNPAID,
    { free: 1, packages: 3 },
    {
      'ads.updateStat': () => adIn('active'),
    },
  )
  expect(await screen.findByRole('radio', { name: 'Бесплатно' })).toBeChecked()
  await userEvent.click(await button('Опубликовать'))
  expect(await screen.findByRole('heading', { name: 'Опубликовано' })).toBeVisible()
  expect(bodies('ads.updateStat')).toEqual([{ stat: 2, version: 3 }])
})

it('domain §3: an expired ad is published again, with a promotion in the same order', async () => {
  const { bodies } = open(adIn('expired'))
  expect(await button('Перейти к оплате')).toBeEnabled()
  await userEvent.click(screen.getByRole('checkbox', { name: /^VIP/ }))
  await userEvent.click(await button('Перейти к оплате'))
  await waitFor(() => expect(bodies('payments.createOrder')).toHaveLength(1))
  expect(bodies('payments.createOrder')).toMatchObject([
    { goods: [{ kind: 'publication' }, { kind: 'promotion', promotion: 'vip' }] },
  ])
})

it('domain §5: a live ad is promoted; the sum follows the choice', async () => {
  const { bodies } = open(adIn('active'))
  expect(await button('Перейти к оплате')).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: /^VIP/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Срочно/ }))
  expect(screen.getByText(/^Итого 207\s₽$/)).toBeVisible()
  await userEvent.click(await button('Перейти к оплате'))
  await waitFor(() =>
    expect(bodies('payments.createOrder')).toEqual([
      {
        goods: [
          { kind: 'promotion', adId: '5', promotion: 'urgent' },
          { kind: 'promotion', adId: '5', promotion: 'vip' },
        ],
      },
    ]),
  )
})

it('domain §5: what runs already says until when, and that it is paid for longer', async () => {
  const effects = [{ effect: 'vip', secondsLeft: 90_000, until: '2099-11-26T09:00:00.000Z' }]
  open(adIn('active'), {}, { 'payments.adPromotions': () => ({ effects }) })
  const vip = await screen.findByRole('checkbox', {
    name: /^VIP.*Действует до 26\sноября.*продлит/,
  })
  expect(vip).not.toBeChecked()
  expect(screen.getAllByText(/^Действует до/)).toHaveLength(1)
})

it('domain §5: Турбо has VIP and highlight: choosing it takes them off, and the other way round', async () => {
  open(adIn('active'))
  await userEvent.click(await screen.findByRole('checkbox', { name: /^VIP/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Турбо/ }))
  expect(screen.getByRole('checkbox', { name: /^VIP/ })).not.toBeChecked()
  expect(screen.getAllByText('Уже входит в «Турбо».')).toHaveLength(3)
  await userEvent.click(screen.getByRole('checkbox', { name: /^VIP/ }))
  expect(screen.getByRole('checkbox', { name: /Турбо/ })).not.toBeChecked()
})

it('domain §5: what contains what follows from what promotions give', () => {
  expect(partsOf('turbo')).toEqual(['lift', 'highlight', 'vip'])
  expect(partsOf('vip')).toEqual([])
  expect(toggled(['urgent', 'vip'], 'turbo')).toEqual(['urgent', 'turbo'])
  expect(toggled(['urgent'], 'urgent')).toEqual([])
})

it('a refusal stands at the button, and the page shows what may be chosen now', async () => {
  const { answers } = open(
    UNPAID,
    { packages: 1 },
    {
      'payments.bindAd': () => {
        answers['ads.quota'] = () => ({
          vehicles: { free: 1, used: 1 },
          parts: { free: 5, used: 0 },
          packages: 0,
        })
        throw new AppError('package.none_left')
      },
    },
  )
  await userEvent.click(await button('Опубликовать'))
  expect(await screen.findByRole('alert')).toHaveTextContent('В пакетах не осталось публикаций')
  expect(await screen.findByRole('button', { name: 'Перейти к оплате' })).toBeVisible()
})

it.each([
  ['a draft that was never submitted', adIn('draft'), 'Объявление ещё не готово', '/createAd?id=5'],
  [
    'a draft that is paid for',
    adIn('draft', { paymentStatus: PAYMENT_STATUSES.paidSingly }),
    'Публикация уже оплачена',
    '/createAd?id=5',
  ],
  ['a blocked ad', adIn('blocked'), 'Объявление заблокировано', '/profile/MyAdsAll/MyAdsArchive'],
])('domain §3: nothing is sold for %s, which says why', async (_, ad, title, href) => {
  open(ad)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: /./ })).toHaveAttribute('href', href)
})

it.each([
  [fails('ad.not_found'), 'Такого объявления нет'],
  [fails('ad.forbidden'), 'Это чужое объявление'],
  [() => adIn('active', { userId: '8' }), 'Это чужое объявление'],
])('an ad that is not the user’s own: %#', async (answer, title) => {
  open(UNPAID, {}, { 'ads.own': answer })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

it('prices that do not come can be asked for again', async () => {
  const { answers } = open(UNPAID, {}, { 'payments.packagePrices': fails('request.too_many') })
  const retry = await screen.findByRole('button')
  answers['payments.packagePrices'] = () => []
  await userEvent.click(retry)
  expect(await button('Перейти к оплате')).toBeVisible()
})
