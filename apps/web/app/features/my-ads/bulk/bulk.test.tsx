import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { afterEach, expect, it, vi } from 'vitest'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { ownAd } from '../../../testing/own-ad.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { MyAdsPage } from '../my-ads-page.tsx'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './bulk-bar.tsx'

afterEach(() => vi.useRealTimers())

const RIO = ownAd({ id: '5', title: 'Kia Rio' })
const VESTA = ownAd({ id: '6', title: 'Lada Vesta' })
const REVIEWED = ownAd({ id: '7', title: 'УАЗ', stat: AD_STATS.moderation.stat })

function open(items = [RIO, VESTA], updateStat: (id?: string) => object = () => ({ stat: 6 })) {
  const fake = fakeApi({
    'profiles.me': () => IVAN,
    'filter.userAds': () => ({
      items,
      total: items.length,
      nextCursor: null,
      counts: { actual: items.length, draft: 0, archive: 0 },
    }),
    'ads.messages': () => ({ items: [] }),
    'ads.updateStat': () => updateStat(),
  })
  renderPage(<MyAdsPage />, { api: fake.api, path: PATHS.myAds })
  return { ...fake, changes: () => fake.asked.filter(({ id }) => id === 'ads.updateStat') }
}

const select = async (title: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Выбрать: ${title}` }))
const bar = () => screen.findByRole('region', { name: 'Выбранные объявления' })

it('§3 withdraw: several with one reason, and a result for each in words', async () => {
  let asked = 0
  const { changes } = open([RIO, VESTA], () => {
    asked += 1
    if (asked > 1) throw new AppError('ad.stale')
    return { stat: 6 }
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все' }))
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Снять' }))
  const dialog = await screen.findByRole('dialog', { name: /Снять 2.объявления\?/ })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Снять' }))
  expect(within(dialog).getByText('Выберите причину')).toBeVisible()
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Больше не продаётся' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Снять' }))
  expect(await screen.findByText('Получилось: 1, не получилось: 1')).toBeVisible()
  expect(screen.getByText('Объявление снято. Оно в архиве.')).toBeVisible()
  expect(screen.getByText(/изменилось в другом окне/)).toBeVisible()
  expect(changes()[0]?.body).toEqual({ stat: 6, version: 3, reason: 'changedMind' })
  await userEvent.click(screen.getByRole('button', { name: 'Готово' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /Выбранные/ })).toBeNull())
  // The button that opened the dialog is gone.
  await waitFor(() => expect(screen.getByText('Kia Rio').closest('li')).toHaveFocus())
})

it('§3 offers what the lifecycle allows, and says to how many', async () => {
  open([RIO, REVIEWED])
  await select('Kia Rio')
  await select('УАЗ')
  expect(within(await bar()).getByText('Выбрано: 2')).toBeVisible()
  expect(within(await bar()).getByRole('button', { name: 'Снять' })).toBeVisible()
  expect(within(await bar()).getByRole('button', { name: 'Удалить 1 из 2' })).toBeVisible()
  expect(within(await bar()).queryByRole('button', { name: /Опубликовать/ })).toBeNull()
})

it('deletes several at once, and brings them back together', async () => {
  const drafts = [RIO, VESTA].map((ad) => ({ ...ad, stat: AD_STATS.archived.stat }))
  const { changes } = open(drafts)
  await select('Kia Rio')
  await select('Lada Vesta')
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Удалить' }))
  expect(screen.queryByText('Kia Rio')).toBeNull()
  expect(screen.getByText('Удалено: 2')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Разместить объявление' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(screen.getByText('Kia Rio')).toBeVisible()
  expect(screen.getByText('Lada Vesta')).toBeVisible()
  expect(changes()).toEqual([])
})

it('§3 several deleted at once: those that could not be come back, and the failure is told', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const drafts = [RIO, VESTA].map((ad) => ({ ...ad, stat: AD_STATS.archived.stat }))
  let asked = 0
  open(drafts, () => {
    asked += 1
    if (asked === 1) throw new AppError('ad.stale')
    return { stat: 7 }
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать все' }))
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Удалить' }))
  expect(screen.queryByText('Kia Rio')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(
    await screen.findByText(/^Не удалось удалить: 1 из 2\. Объявление изменилось/),
  ).toBeVisible()
  expect(screen.getByText('Kia Rio')).toBeVisible()
  expect(screen.queryByText('Lada Vesta')).toBeNull()
})

it('works by keyboard alone', async () => {
  open()
  const box = await screen.findByRole('checkbox', { name: 'Выбрать: Kia Rio' })
  box.focus()
  await userEvent.keyboard(' ')
  expect(box).toBeChecked()
  within(await bar())
    .getByRole('button', { name: 'Отменить' })
    .focus()
  await userEvent.keyboard('{Enter}')
  expect(box).not.toBeChecked()
})
