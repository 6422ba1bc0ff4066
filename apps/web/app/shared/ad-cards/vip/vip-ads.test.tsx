import { act, screen, within } from '@testing-library/react'
import type { AdCard } from '@trassa/contracts/entities/ad'
import { expect, it } from 'vitest'
import { adCard } from '../../../testing/ad-card.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { AdItem } from '../ad-item.tsx'
import { hideAd, showAds } from '../kept/hidden-ads.ts'
import VipAds from './vip-ads.tsx'

const ad: AdCard = adCard()
const { api } = fakeApi({})

it('domain §5: VIP ads stand under their name and lead to their pages', () => {
  renderPage(<VipAds ads={[ad]} />, { api })
  const block = screen.getByRole('region', { name: 'VIP-объявления' })
  expect(within(block).getByRole('link', { name: ad.title })).toHaveAttribute(
    'href',
    '/kazan/auto/lada-granta-i-2018-7',
  )
})

it('domain §5: a VIP ad that this browser hides is hidden above the list as well', () => {
  renderPage(<VipAds ads={[ad, { ...ad, id: '8', title: 'Lada Vesta, 2020' }]} />, { api })
  act(() => hideAd(ad.id))
  expect(screen.queryByRole('link', { name: ad.title })).toBeNull()
  expect(screen.getByRole('link', { name: 'Lada Vesta, 2020' })).toBeVisible()
  act(() => showAds([ad.id]))
  expect(screen.getByRole('link', { name: ad.title })).toBeVisible()
})

it('domain §5: a card says what its ad is promoted with, in words', () => {
  const now = '2026-11-21T09:00:00.000Z'
  renderPage(<AdItem ad={{ ...ad, promoted: ['vip', 'urgent', 'highlight'] }} now={now} />, { api })
  const card = screen.getByRole('article')
  expect(within(card).getByText('VIP')).toBeVisible()
  expect(within(card).getByText('Срочно')).toBeVisible()
  expect(card).toHaveClass('bg-marking-quiet')
})
