import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anonymous, fails, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import RecentlySeen from './recently-seen.tsx'
import { forgetSeen, rememberSeen, seenAds } from './seen-ads.ts'
import { useRememberSeen } from './use-remember-seen.ts'

const card = (id: string) => ({
  id,
  slug: `kia-rio-${id}`,
  adType: 'auto',
  title: `Kia Rio ${id}`,
  summary: '2019',
  price: 1_250_000,
  cityName: 'Казань',
  citySlug: 'kazan',
  photos: [],
  photosTotal: 0,
  liftedAt: '2026-11-01T00:00:00.000Z',
})
const see = (...ids: string[]) => {
  for (const id of ids) rememberSeen({ id, adType: 'auto' })
}
const seenIds = () => seenAds.read().map(({ id }) => id)

beforeEach(forgetSeen)
// Test files of one worker share the storage.
afterEach(() => act(forgetSeen))

describe('issue 9.5, recently seen', () => {
  it('the latest first, each once, thirty at most', () => {
    see(...Array.from({ length: 35 }, (_, index) => String(index + 1)), '7')
    expect(seenIds()).toHaveLength(30)
    expect(seenIds().slice(0, 3)).toEqual(['7', '35', '34'])
  })

  it('are shown as links, without those that are gone, until they are cleared', async () => {
    see('1', '2')
    const { api } = fakeApi({ 'filter.adCards': () => ({ items: [card('2')] }) })
    renderPage(<RecentlySeen />, { api })
    expect(await screen.findByRole('link', { name: 'Kia Rio 2' })).toHaveAttribute(
      'href',
      '/kazan/auto/kia-rio-2',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Очистить' }))
    expect(screen.queryByRole('heading', { name: 'Вы смотрели' })).toBeNull()
    expect(seenIds()).toEqual([])
  })

  it('a failure can be retried', async () => {
    see('1')
    const { api } = fakeApi({ 'filter.adCards': fails('request.too_many') })
    renderPage(<RecentlySeen />, { api })
    expect(await screen.findByRole('button', { name: /Повторить|ещё раз/ })).toBeVisible()
  })

  it('without any, nothing is asked and nothing shown', () => {
    const { api, asked } = fakeApi({})
    renderPage(<RecentlySeen />, { api })
    expect(screen.queryByRole('heading')).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('issue 9.5, the page of an ad is remembered', () => {
  function Page({ sellerId }: { sellerId: string }) {
    useRememberSeen({ id: '7', adType: 'auto', seller: { id: sellerId } as never })
    return null
  }

  it('for visitors, and for users unless the ad is theirs', async () => {
    renderPage(<Page sellerId="1" />, { api: fakeApi({ 'profiles.me': anonymous }).api })
    await waitFor(() => expect(seenIds()).toEqual(['7']))
    forgetSeen()
    const { api, asked } = fakeApi({ 'profiles.me': () => IVAN })
    renderPage(<Page sellerId={IVAN.id} />, { api })
    await waitFor(() => expect(asked).toHaveLength(1))
    await Promise.resolve()
    expect(seenIds()).toEqual([])
  })
})
