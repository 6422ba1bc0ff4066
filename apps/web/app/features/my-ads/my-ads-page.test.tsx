import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { PATHS } from '../../shared/addresses/paths.ts'
import { fails, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MyAdsPage } from './my-ads-page.tsx'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './category-sheet.tsx'
import { ownAd } from '../../testing/own-ad.ts'

const pageOf = (items: OwnAdCard[]) => ({
  items,
  total: items.length,
  nextCursor: null,
  counts: { actual: 3, draft: 1, archive: 4 },
})

function open(
  items: OwnAdCard[],
  answers: Parameters<typeof fakeApi>[0] = {},
  path: string = PATHS.myAds,
) {
  const fake = fakeApi({
    'profiles.me': () => IVAN,
    'filter.userAds': () => pageOf(items),
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

it('says how an ad stands, and how many each list holds', async () => {
  const reason = { code: 'vin.mismatch', field: 'vin', message: 'Проверьте VIN' } as const
  open([ownAd({ stat: AD_STATS.needsFix.stat, reasons: [reason] })])
  expect(await screen.findByText('Нужно исправить')).toBeVisible()
  expect(screen.getByText('Проверьте VIN')).toBeVisible()
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

it('a stale ad: the list is read again, and the person is told', async () => {
  const { count } = open([ownAd({ stat: AD_STATS.archived.stat })], {
    'ads.updateStat': () => {
      throw new AppError('ad.stale')
    },
  })
  await choose('Разместить снова')
  await userEvent.click(await screen.findByRole('button', { name: 'Разместить' }))
  expect(await screen.findByText(/изменилось в другом окне. Список обновлён/)).toBeVisible()
  await waitFor(() => expect(count('filter.userAds')).toBe(2))
})

it('deletes a draft at once, and brings it back', async () => {
  const { count } = open([ownAd({ stat: AD_STATS.draft.stat })], {}, PATHS.drafts)
  await choose('Удалить')
  expect(screen.queryByText('Kia Rio, 2019')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(screen.getByText('Kia Rio, 2019')).toBeVisible()
  expect(count('ads.updateStat')).toBe(0)
})

it('asks before it deletes anything that was published', async () => {
  const { count } = open([ownAd({ stat: AD_STATS.expired.stat })], {
    'ads.updateStat': () => ({ stat: 7 }),
  })
  await choose('Удалить')
  expect(count('ads.updateStat')).toBe(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Объявление удалено')).toBeVisible()
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
