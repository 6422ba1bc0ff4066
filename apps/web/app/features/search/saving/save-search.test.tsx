import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { SavedSearch } from '@trassa/contracts/entities/saved-search'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../../shared/api/browser-api.ts'
import { afterLoginStore } from '../../../shared/login/after-login.ts'
import { loginStore } from '../../../shared/login/login-store.ts'
import { anonymous, fails, fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import type { ListPage } from '../address/list-page.ts'
import SaveSearch from './save-search.tsx'
import './telegram-invitation.tsx'

const KAZAN = { id: '1', slug: 'kazan', name: 'Казань', nameIn: 'Казани' }
const list: ListPage = {
  form: AUTO_FORM,
  city: KAZAN as NonNullable<ListPage['city']>,
  filters: [
    { key: 'markId', op: 'many', values: ['1'] },
    { key: 'price', op: 'range', to: 1_000_000 },
  ],
  sort: 'priceTo',
  cursor: null,
  now: '2026-11-21T09:00:00.000Z',
}
/** As the gateway spells it. */
const QUERY = 'markId=1&city=kazan&priceTo=1000000'
const SAVED = { id: '5', adType: 'auto', query: QUERY } as SavedSearch
const LINKED = { ...IVAN, telegramId: '42' }

function show({ profile = LINKED as typeof IVAN | null, saved = [] as SavedSearch[] } = {}) {
  let items = saved
  const gateway = fakeApi({
    'profiles.me': profile ? () => profile : anonymous,
    'notificationPresets.list': () => ({ items }),
    'notificationPresets.create': () => {
      items = [SAVED, ...items]
      return SAVED
    },
  })
  const queryClient = createQueryClient()
  renderPage(<SaveSearch list={list} />, {
    api: gateway.api,
    path: '/kazan/auto',
    site: { telegramBot: 'trassa_bot', botUrl: 'https://t.me/trassa_bot' },
    queryClient,
  })
  const creations = () => gateway.asked.filter(({ id }) => id === 'notificationPresets.create')
  return { gateway, creations, queryClient, user: userEvent.setup() }
}

const button = () => screen.findByRole('button', { name: /^Сохранить поиск/ })

it('issue 11: one press saves the filters with the browser’s time zone, a second one nothing more', async () => {
  const { creations, user } = show()
  await user.dblClick(await button())
  expect(await screen.findByRole('link', { name: /^Поиск сохранён/ })).toHaveAttribute(
    'href',
    '/sending',
  )
  expect(screen.getByText('О новых объявлениях напишем в Telegram.')).toBeVisible()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(creations().map(({ body }) => body)).toEqual([{ adType: 'auto', query: QUERY, timeZone }])
})

it('issue 11: what is saved already is shown, however the list is sorted', async () => {
  show({ saved: [SAVED] })
  expect(await screen.findByRole('link', { name: /^Поиск сохранён/ })).toBeVisible()
})

it('issue 11: a person without Telegram is invited to link it at once', async () => {
  const { user } = show({ profile: IVAN })
  await user.click(await button())
  expect(await screen.findByRole('dialog', { name: 'Поиск сохранён' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Привязать через бота' })).toBeVisible()
})

it('issue 11: a visitor logs in over the page, then it is saved; one that is there keeps its settings', async () => {
  const { gateway, creations, queryClient, user } = show({ profile: null })
  const asked = loginStore.read()
  await user.click(await button())
  await waitFor(() => expect(loginStore.read()).toBe(asked + 1))
  expect(creations()).toEqual([])
  gateway.answers['profiles.me'] = () => LINKED
  gateway.answers['notificationPresets.list'] = () => ({ items: [SAVED] })
  await act(async () => {
    queryClient.setQueryData(['me'], LINKED)
    afterLoginStore.read()?.()
  })
  expect(await screen.findByRole('link', { name: /^Поиск сохранён/ })).toBeVisible()
  expect(creations()).toEqual([])
  afterLoginStore.write(null)
})

it('domain §8: where there are too many, the way to those that can go is shown', async () => {
  const { gateway, user } = show()
  gateway.answers['notificationPresets.create'] = fails('preset.too_many')
  await user.click(await button())
  expect(await screen.findByText(/Больше рассылок создать нельзя/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Мои рассылки' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/sending')
})
