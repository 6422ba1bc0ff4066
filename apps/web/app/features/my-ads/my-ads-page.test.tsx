import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { moscowDay } from '@trassa/catalog/format/dates'
import { AppError, invalid } from '@trassa/contracts/app-error'
import type { ListedOwnAd } from '@trassa/contracts/entities/ad'
import { AD_STATS, PAYMENT_STATUSES } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { PATHS } from '../../shared/addresses/paths.ts'
import { fails, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MyAdsPage } from './my-ads-page.tsx'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './activity/activity-sheet.tsx'
import './bulk/bulk-bar.tsx'
import './category-sheet.tsx'
import { ownAd } from '../../testing/own-ad.ts'

const pageOf = (items: ListedOwnAd[]) => ({
  items,
  total: items.length,
  nextCursor: null,
  counts: { actual: 3, draft: 1, archive: 4 },
})

function open(
  items: ListedOwnAd[],
  answers: Parameters<typeof fakeApi>[0] = {},
  path: string = PATHS.myAds,
) {
  const fake = fakeApi({
    'profiles.me': () => IVAN,
    'filter.userAds': () => pageOf(items),
    'ads.messages': () => ({ items: [] }),
    ...answers,
  })
  const view = renderPage(<MyAdsPage />, { api: fake.api, path })
  return { ...view, ...fake, count: (id: string) => fake.asked.filter((a) => a.id === id).length }
}

async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Действия: Kia Rio, 2019' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

it.each([
  [PATHS.myAds, 'Мои объявления'],
  [PATHS.drafts, 'Черновики'],
  [PATHS.archive, 'Архив объявлений'],
  ['/profile/myadsall/myadsdraft', 'Черновики'],
])('§2 my ads: the title of %s is «%s»', async (path, title) => {
  open([], {}, path)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Разместить объявление' })).toBeVisible()
})

it('issue 12: the messages of moderators push no list down: it is shown with them, and without them where they fail', async () => {
  const messages = Promise.withResolvers<{ items: [] }>()
  const { unmount } = open([ownAd()], { 'ads.messages': () => messages.promise })
  await waitFor(() => expect(screen.getByText('4')).toBeInTheDocument())
  expect(screen.queryByRole('list', { name: 'Мои объявления' })).not.toBeInTheDocument()
  messages.resolve({ items: [] })
  expect(await screen.findByRole('list', { name: 'Мои объявления' })).toBeInTheDocument()
  unmount()
  open([ownAd()], { 'ads.messages': fails('server.failed') })
  expect(await screen.findByRole('list', { name: 'Мои объявления' })).toBeInTheDocument()
})

it('issue 12: shows the whole of what a moderator has written, with the ads that it is about', async () => {
  const text = 'Проверьте, пожалуйста, пробег: в отчёте он другой. '.repeat(4).trim()
  const message = { id: '5', at: '2026-11-21T09:00:00.000Z', text, titles: ['Kia Rio, 2019'] }
  open([ownAd()], { 'ads.messages': () => ({ items: [message] }) })
  const section = within(await screen.findByRole('region', { name: 'Сообщения модератора' }))
  expect(section.getByText(text)).toBeVisible()
  expect(section.getByText(/Kia Rio, 2019/)).toBeVisible()
})

it('says how an ad stands, and how many each list holds', async () => {
  const reason = { code: 'vin.mismatch', field: 'vin', message: 'Проверьте VIN' } as const
  open([ownAd({ stat: AD_STATS.needsFix.stat, reasons: [reason] })])
  expect(await screen.findByText('Нужно исправить')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Проверьте VIN' })).toHaveAttribute(
    'href',
    '/editAd?id=5#vin',
  )
  expect(screen.getByRole('link', { name: 'Исправить' })).toHaveAttribute('href', '/editAd?id=5')
  expect(screen.getByRole('link', { name: 'Архив 4' })).toBeVisible()
})

it('§3 withdraw: asks why, and tells the gateway', async () => {
  const { asked } = open([ownAd()], { 'ads.updateStat': () => ({ stat: 6 }) })
  await choose('Снять с публикации')
  await userEvent.click(await screen.findByRole('button', { name: 'Снять' }))
  expect(screen.getByText('Выберите причину')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Продано на Трассе' }))
  await userEvent.click(screen.getByRole('button', { name: 'Снять' }))
  expect(await screen.findByText('Объявление снято. Оно в архиве.')).toBeVisible()
  expect(asked.find(({ id }) => id === 'ads.updateStat')?.body).toEqual({
    stat: 6,
    version: 3,
    reason: 'sold',
  })
})

it('§3 withdraw, renew: a double press asks once', async () => {
  const { count } = open([ownAd()], { 'ads.updateStat': () => ({ stat: 6 }) })
  await choose('Снять с публикации')
  await userEvent.click(await screen.findByRole('radio', { name: 'Продано на Трассе' }))
  const button = screen.getByRole('button', { name: 'Снять' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('Объявление снято. Оно в архиве.')).toBeVisible()
  expect(count('ads.updateStat')).toBe(1)
})

it('a stale ad: the list is read again, and the person is told', async () => {
  const { count } = open([ownAd({ stat: AD_STATS.archived.stat })], {
    'ads.updateStat': () => {
      throw new AppError('ad.stale')
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Опубликовать снова' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Опубликовать снова' }))
  expect(await screen.findByText(/изменилось в другом окне. Список обновлён/)).toBeVisible()
  await waitFor(() => expect(count('filter.userAds')).toBe(2))
})

it.each(['draft', 'moderation', 'expired', 'archived'] as const)(
  'deletes an ad at once in state %s, and brings it back',
  async (state) => {
    const { count } = open([ownAd({ stat: AD_STATS[state].stat })])
    await choose('Удалить')
    expect(screen.queryByText('Kia Rio, 2019')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(screen.getByText('Kia Rio, 2019')).toBeVisible()
    expect(count('ads.updateStat')).toBe(0)
  },
)

const EXPIRED = { stat: AD_STATS.expired.stat }

it('§3 the number of a list leaves out an ad that can still be brought back', async () => {
  open(
    ['Kia Rio, 2019', 'Lada Vesta'].map((title, id) => ownAd({ ...EXPIRED, id: `${id}`, title })),
  )
  const tabs = screen.getByRole('navigation', { name: 'Списки объявлений' })
  expect(await within(tabs).findByRole('link', { name: 'Активные 3' })).toBeVisible()
  await choose('Удалить')
  expect(within(tabs).getByRole('link', { name: 'Активные 2' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(within(tabs).getByRole('link', { name: 'Активные 3' })).toBeVisible()
})

it('after a deletion by keyboard the next ad has the focus', async () => {
  open(
    ['Kia Rio, 2019', 'Lada Vesta'].map((title, id) => ownAd({ ...EXPIRED, id: `${id}`, title })),
  )
  await choose('Удалить')
  await waitFor(() => expect(screen.getByText('Lada Vesta').closest('li')).toHaveFocus())
})

it('after the last ad of a list is deleted, what can be done there has the focus', async () => {
  open([ownAd(EXPIRED)])
  await choose('Удалить')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Разместить объявление' })).toHaveFocus(),
  )
})

it.each([
  ['draft', 'link', 'Продолжить'],
  ['moderation', 'link', 'Посмотреть'],
  ['needsFix', 'link', 'Исправить'],
  ['blocked', 'button', 'Обжаловать'],
  ['expired', 'button', 'Продлить'],
  ['archived', 'button', 'Опубликовать снова'],
] as const)('§3 what an ad needs in state %s is its main %s «%s»', async (state, role, name) => {
  open([ownAd({ stat: AD_STATS[state].stat })])
  expect(await screen.findByRole(role, { name })).toBeVisible()
})

it('§2 a company reads that it publishes for money', async () => {
  open([], { 'profiles.me': () => ({ ...IVAN, type: 1 }) })
  expect(await screen.findByText(/Публикации компаний платные/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Разместить объявление' })).toBeVisible()
})

it('§3 a draft that waits for its payment is paid for; its form is in its menu', async () => {
  open([ownAd({ stat: AD_STATS.draft.stat, paymentStatus: 1 })], {}, PATHS.drafts)
  expect(await screen.findByText('Ожидает оплаты')).toBeVisible()
  const pay = screen.getByRole('link', { name: 'Оплатить' })
  expect(pay).toHaveAttribute('href', '/payment?ad=5')
  await choose('Продолжить')
  expect(screen.getByTestId('address')).toHaveTextContent('/createAd?id=5')
})

it('§5 a live ad can be promoted', async () => {
  open([ownAd()], {
    'payments.adPromotions': () => ({
      effects: [],
      standsStill: false,
      lifts: { left: 0, possibleAt: null },
      dailyLifts: { left: 0, nextAt: null },
      result: null,
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Продвижение' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Продвижение' }))
  const promote = await sheet.findByRole('link', { name: 'Продвинуть' })
  expect(promote).toHaveAttribute('href', '/payment?ad=5')
})

it.each(['ad.quota', 'ad.company_quota'] as const)(
  '§3 renew: a refusal for want of publications (%s) leads to paying',
  async (code) => {
    open([ownAd({ stat: AD_STATS.expired.stat })], {
      'ads.updateStat': () => {
        throw new AppError(code)
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Продлить' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Продлить' }))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/payment?ad=5'))
  },
)

it('§3 one under review is looked at as buyers would see it; the form is in its menu', async () => {
  open([ownAd({ stat: AD_STATS.moderation.stat })])
  const look = await screen.findByRole('link', { name: 'Посмотреть' })
  expect(look).toHaveAttribute('href', '/profile/AdPreview?id=5')
  expect(screen.getByRole('link', { name: 'Kia Rio, 2019' })).toHaveAttribute(
    'href',
    '/profile/AdPreview?id=5',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Действия: Kia Rio, 2019' }))
  expect(await screen.findByRole('menuitem', { name: 'Изменить' })).toBeVisible()
})

it('§3 appeal: asks why, and tells the gateway', async () => {
  const { asked } = open([ownAd({ stat: AD_STATS.blocked.stat })], {
    'ads.updateStat': () => ({ stat: 2 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Обжаловать' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить' }))
  expect(screen.getByText('Напишите, почему вы не согласны с решением')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Почему вы не согласны'), 'Машина моя')
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() =>
    expect(asked.find(({ id }) => id === 'ads.updateStat')?.body).toEqual({
      stat: 2,
      version: 3,
      appeal: 'Машина моя',
    }),
  )
})

it('issue 10: a refused publication came back; an appeal that finds it spent keeps its text and leads to buying', async () => {
  const reasons = [{ code: 'ad.other', field: 'description', message: 'Не о том' }] as const
  const blocked = ownAd({
    stat: AD_STATS.blocked.stat,
    paymentStatus: PAYMENT_STATUSES.refunded,
    reasons: [...reasons],
  })
  open([blocked], { 'ads.updateStat': fails('ad.company_quota') }, PATHS.archive)
  expect(await screen.findByText(/Публикация вернулась к вам/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Обжаловать' }))
  const text = screen.getByLabelText('Почему вы не согласны')
  expect(screen.getByText(/обжалование снова её займёт/)).toBeVisible()
  await userEvent.type(text, 'Машина моя')
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText(/уже израсходована/)).toBeVisible()
  expect(text).toHaveValue('Машина моя')
  expect(screen.getByRole('link', { name: 'Купите ещё одну' })).toHaveAttribute(
    'href',
    PATHS.packages,
  )
})

it('changes the price in place, from the version that is shown', async () => {
  const { asked } = open([ownAd()], { 'ads.update': () => ({}) })
  await userEvent.click(
    await screen.findByRole('button', { name: /^Изменить цену: Kia Rio, 2019/ }),
  )
  const field = screen.getByLabelText('Цена')
  await userEvent.clear(field)
  await userEvent.type(field, '1190000{Enter}')
  expect(await screen.findByText('Цена изменена')).toBeVisible()
  expect(asked.find(({ id }) => id === 'ads.update')?.body).toEqual({
    price: 1_190_000,
    version: 3,
  })
})

it('the price in place: what is typed stays after a failure, and the focus returns when it is saved', async () => {
  const { answers } = open([ownAd()], { 'ads.update': fails('network.failed') })
  const name = /^Изменить цену: Kia Rio, 2019/
  await userEvent.click(await screen.findByRole('button', { name }))
  const field = screen.getByLabelText('Цена')
  await userEvent.clear(field)
  await userEvent.type(field, '1190000{Enter}')
  expect(await screen.findByText(/Нет связи/)).toBeVisible()
  expect(field).toHaveValue('1\u00A0190\u00A0000')
  answers['ads.update'] = () => ({})
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
})

it('§5 the price in place: what is wrong with it stands at the field until it is changed', async () => {
  open([ownAd()], {
    'ads.update': () => {
      throw invalid(['body', 'price'], 'Укажите цену')
    },
  })
  await userEvent.click(
    await screen.findByRole('button', { name: /^Изменить цену: Kia Rio, 2019/ }),
  )
  const field = screen.getByLabelText('Цена')
  await userEvent.clear(field)
  await userEvent.type(field, '0{Enter}')
  expect(await screen.findByText('Укажите цену')).toBeVisible()
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(screen.queryByText('Проверьте отмеченные поля.')).toBeNull()
  await userEvent.type(field, '5')
  expect(screen.queryByText('Укажите цену')).toBeNull()
})

it('§8 still offered: one tap says so, after a week', async () => {
  const { count } = open([ownAd({ liftedAt: '2020-01-01T00:00:00.000Z' })], {
    'ads.confirmStillOffered': () => ({}),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Да, актуально' }))
  await waitFor(() => expect(count('ads.confirmStillOffered')).toBe(1))
})

it.each(['draft', 'moderation', 'needsFix', 'active'] as const)(
  '§3 the price is changed in place wherever the ad can be edited: %s',
  async (state) => {
    open([ownAd({ stat: AD_STATS[state].stat })])
    const name = /^Изменить цену: Kia Rio, 2019/
    expect(await screen.findByRole('button', { name })).toBeVisible()
  },
)

it('statistics: each row sums them up, and opens the days', async () => {
  open([ownAd()], { 'ads.activity': () => ({ days: [] }) })
  const name = /Статистика: Kia Rio, 2019.*Показы в списках:\s*340.*Просмотры:\s*12/
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(await screen.findByRole('columnheader', { name: '30 дней' })).toBeVisible()
})

it('statistics: totals of 7 and 30 days, and the days as a chart and a table', async () => {
  const day = moscowDay(new Date())
  const days = [{ day, impressions: 40, views: 7, phones: 1, favorites: 0 }]
  open([ownAd()], { 'ads.activity': () => ({ days }) })
  await choose('Статистика')
  expect(await screen.findByRole('img', { name: /Просмотры по дням/ })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: '30 дней' })).toBeVisible()
})

it('offers to try again when the list cannot be had', async () => {
  const { answers } = open([], { 'filter.userAds': fails('request.too_many') })
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  answers['filter.userAds'] = () => pageOf([ownAd()])
  await userEvent.click(retry)
  expect(await screen.findByText('Kia Rio, 2019')).toBeVisible()
})

it('§2 my ads: the type picker «Категория объявлений» narrows the list down, and the address says so', async () => {
  open([ownAd()])
  await userEvent.click(
    await screen.findByRole('button', { name: 'Категория объявлений: Все категории' }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Снегоходы' }))
  expect(screen.getByTestId('address')).toHaveTextContent(`${PATHS.myAds}?ad_type=snow`)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Категория объявлений: Снегоходы' }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Все категории' }))
  expect(screen.getByTestId('address').textContent).toBe(PATHS.myAds)
})
