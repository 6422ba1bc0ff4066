import { screen, within } from '@testing-library/react'
import type { FavoriteAd } from '@trassa/contracts/entities/favorite'
import { expect, it } from 'vitest'
import { fails, fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { FavoritesPage } from './favorites-page.tsx'

const ad = (changes: Partial<FavoriteAd>): FavoriteAd => ({
  id: '7',
  slug: 'kia-rio-7',
  adType: 'auto',
  title: 'Kia Rio, 2019',
  summary: '2019 · 84 000 км',
  price: 1_250_000,
  cityName: 'Казань',
  citySlug: 'kazan',
  photos: [],
  photosTotal: 0,
  liftedAt: '2026-11-01T00:00:00.000Z',
  state: 'live',
  addedAt: '2026-11-01T00:00:00.000Z',
  ...changes,
})

const PATH = '/profile/MyAdsAll/MyAdsFavorite'

function show(answer: Parameters<typeof fakeApi>[0][string], path = PATH) {
  const { api } = fakeApi({
    'profiles.me': () => IVAN,
    'favorites.ids': () => ({ adIds: ['7', '8', '9'] }),
    'filter.favoriteAds': answer,
  })
  renderPage(<FavoritesPage />, { api, path })
}

const page =
  (...items: FavoriteAd[]) =>
  () => ({ items, total: items.length, nextCursor: null })

it('§2 my-ads layout: title, category and sort', async () => {
  show(page(ad({})))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Избранное')
  expect(screen.getByRole('button', { name: /Категория объявлений/ })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Kia Rio, 2019' })).toHaveAttribute(
    'href',
    '/kazan/auto/kia-rio-7',
  )
})

it('issue 9.5: an ad that is gone stays with its state and leads to others like it', async () => {
  show(page(ad({}), ad({ id: '8', title: 'Lada', state: 'sold' }), ad({ id: '9', state: 'gone' })))
  const [live, sold, gone] = await screen.findAllByRole('article')
  if (!live || !sold || !gone) throw new Error('three ads')
  expect(within(sold).getByText('Продано')).toBeVisible()
  expect(within(sold).queryByRole('link', { name: 'Lada' })).toBeNull()
  expect(within(gone).getByText('Снято с публикации')).toBeVisible()
  expect(within(gone).getByRole('link', { name: 'Похожие объявления' })).toBeVisible()
  expect(within(live).queryByText('Снято с публикации')).toBeNull()
})

it('an empty list says how to fill it', async () => {
  show(page())
  expect(await screen.findByText('В избранном пока пусто')).toBeVisible()
})

it('an empty category offers all', async () => {
  show(page(), `${PATH}?ad_type=truck`)
  expect(await screen.findByRole('button', { name: 'Показать все категории' })).toBeVisible()
})

it('a failure says why and can be retried', async () => {
  show(fails('server.unavailable'))
  expect(await screen.findByRole('button', { name: /Повторить|ещё раз/ })).toBeVisible()
})
