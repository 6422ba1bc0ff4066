import { act, fireEvent, screen, within } from '@testing-library/react'
import type { AdCard } from '@trassa/contracts/entities/ad'
import { expect, it } from 'vitest'
import { adCard } from '../../testing/ad-card.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AdGrid } from './ad-grid.tsx'
import { AdItem } from './ad-item.tsx'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './row/row-seller.tsx'
import HiddenLine from './kept/hidden-line.tsx'
import { viewStore } from './view-store.ts'

const photo = (n: number) => ({
  id: `0000000${n}-0000-4000-8000-000000000000`,
  width: 1600,
  height: 1200,
  color: '#112233',
})
const ad: AdCard = {
  ...adCard(),
  photos: [photo(1), photo(2), photo(3)],
  photosTotal: 3,
}
const renderAd = (changes: Partial<AdCard> = {}, priority = false) => {
  renderPage(
    <AdItem ad={{ ...ad, ...changes }} now="2026-11-21T09:00:00.000Z" priority={priority} />,
    {
      api: fakeApi({}).api,
    },
  )
  return screen.getByRole('article')
}
const pictures = (card: HTMLElement) => [...card.querySelectorAll('img')]

it('§7 addresses: the card leads to the canonical address of the ad', () => {
  const card = renderAd()
  expect(within(card).getByRole('link', { name: ad.title })).toHaveAttribute(
    'href',
    '/kazan/auto/lada-granta-i-2018-7',
  )
})

it('card: price, summary, city and time', () => {
  const text = renderAd().textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')
  for (const part of ['650 000 ₽', '2018 · 84 000 км', 'Казань', '1 час назад']) {
    expect(text).toContain(part)
  }
})

it('card: other photographs are loaded only when the pointer is over them', () => {
  const card = renderAd()
  expect(pictures(card)).toHaveLength(1)
  const strip = card.querySelector('a > div')
  if (!strip) throw new Error('no photographs')
  strip.getBoundingClientRect = () => new DOMRect(0, 0, 300, 225)
  strip.scrollTo = () => {}
  fireEvent.pointerMove(strip, { clientX: 290, pointerType: 'mouse' })
  expect(pictures(card).map(({ src }) => src.includes(photo(3).id))).toEqual([false, true])
})

it('card: the other photographs have elements from the first touch on, the next one is loaded', () => {
  const card = renderAd()
  const strip = card.querySelector('a > div')
  if (!strip) throw new Error('no photographs')
  expect(strip.children).toHaveLength(1)
  expect(strip.parentElement).toHaveAttribute('style', '--count: 3;')
  fireEvent.touchStart(strip)
  expect(strip.children).toHaveLength(3)
  expect(pictures(card).map(({ src }) => src.includes(photo(2).id))).toEqual([false, true])
})

it('card: the first row is loaded at once and first, the others when they come near', () => {
  expect(pictures(renderAd({}, true))[0]).toHaveAttribute('fetchpriority', 'high')
})

it('card: photographs below are lazy', () => {
  expect(pictures(renderAd())[0]).toHaveAttribute('loading', 'lazy')
})

it('row: the beginning of the description, the seller, and the phone on a press only', async () => {
  const { api, asked } = fakeApi({ 'ads.revealPhone': () => ({ phone: '+79000000001' }) })
  const listed = {
    ...ad,
    excerpt: 'Один хозяин.',
    hasVin: true,
    seller: {
      username: 'Марина',
      type: 0 as const,
      slug: 'marina',
      createdAt: '2025-03-01T00:00:00.000Z',
    },
  }
  renderPage(<AdItem ad={listed} now="2026-11-21T09:00:00.000Z" />, { api })
  const row = screen.getByRole('article')
  // Cards do without: the page that is served has none of it.
  expect(within(row).queryByText('Один хозяин.')).toBeNull()
  expect(within(row).queryByRole('link', { name: 'Марина' })).toBeNull()
  act(() => viewStore.write('rows'))
  expect(within(row).getByText('Один хозяин.')).toBeInTheDocument()
  expect(within(row).getByText('VIN указан')).toBeInTheDocument()
  expect(await within(row).findByRole('link', { name: 'Марина' })).toHaveAttribute(
    'href',
    '/marina',
  )
  expect(asked.map(({ id }) => id)).not.toContain('ads.revealPhone')
  fireEvent.click(within(row).getByRole('button', { name: 'Показать телефон' }))
  expect(await within(row).findByRole('link', { name: /900/ }, { timeout: 5000 })).toHaveAttribute(
    'href',
    'tel:+79000000001',
  )
  act(() => viewStore.write('cards'))
})

it('an ad that is hidden leaves the list, and comes back', async () => {
  renderPage(
    <>
      <AdGrid ads={[ad, { ...ad, id: '8', title: 'Kia Rio' }]} now="2026-11-21T09:00:00.000Z" />
      <HiddenLine ids="7,8" />
    </>,
    { api: fakeApi({}).api },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Скрыть: Kia Rio' }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(localStorage.getItem('trassa.hiddenAds')).toBe('["8"]')
  fireEvent.click(screen.getByRole('button', { name: 'Показать' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
  // The line may be screens below: the notification takes it back at once.
  fireEvent.click(screen.getByRole('button', { name: 'Скрыть: Kia Rio' }))
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('card: without photographs a pictogram stands there', () => {
  const card = renderAd({ photos: [], photosTotal: 0 })
  expect(pictures(card)).toHaveLength(0)
  expect(card.querySelector('svg')).toBeInTheDocument()
})
