import { screen } from '@testing-library/react'
import type { SellerPage as SellerPageData } from '@trassa/contracts/entities/user'
import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { readSellerList, sellerHref } from './seller-list.ts'
import { SellerPage } from './seller-page.tsx'

const COMPANY: SellerPageData = {
  id: '7',
  username: 'Авто Мир',
  avatar: null,
  type: 1,
  slug: 'avto-mir',
  createdAt: '2024-05-01T00:00:00.000Z',
  activeAds: 5,
  companyName: 'ООО «Авто Мир»',
  inn: '7707083893',
  about: 'С 2009 года',
  soldAds: 3,
  adTypes: [
    { adType: 'auto', count: 4 },
    { adType: 'auto_parts_tires', count: 1 },
  ],
}

function open(query = '', seller = COMPANY) {
  const gateway = fakeApi({
    'filter.sellerAds': () => ({ items: [], total: 0, nextCursor: null }),
  })
  const list = readSellerList(new URL(`https://trassa.example/avto-mir${query}`))
  const now = '2026-11-22T00:00:00.000Z'
  renderPage(<SellerPage seller={seller} list={list} now={now} />, { api: gateway.api })
  return gateway
}

it('§2 a seller’s page: since when, company data, types with counts as links', async () => {
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'Авто Мир' })).toBeVisible()
  expect(screen.getByText(/Компания на сайте с 1.мая 2024/)).toBeVisible()
  expect(screen.getByText(/ИНН 7707083893/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^Все/ })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: /Шины/ })).toHaveAttribute(
    'href',
    '/avto-mir?ad_type=auto_parts_tires',
  )
  expect(screen.getByRole('button', { name: 'Поделиться' })).toBeVisible()
})

it('§2 a seller’s page: asks for the type and the order of its address', async () => {
  const gateway = open('?ad_type=auto&sort=priceFrom')
  expect(await screen.findByRole('link', { name: 'Все объявления продавца' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Порядок' })).toHaveValue('priceFrom')
  expect(gateway.asked.map(({ id }) => id)).toContain('filter.sellerAds')
})

it('a seller without ads has neither filters nor an order, and leads on', async () => {
  open('', { ...COMPANY, activeAds: 0, adTypes: [] })
  expect(await screen.findByText('Сейчас объявлений нет')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Смотреть другие объявления' })).toBeVisible()
})

it('domain §7: the address leaves defaults out, and says how many pages are shown', () => {
  const list = { adType: 'auto', sort: 'priceTo', cursor: null, pages: 3 } as const
  expect(sellerHref('avto-mir', list)).toBe('/avto-mir?ad_type=auto&sort=priceTo&pages=3')
  expect(readSellerList(new URL(`https://x${sellerHref('avto-mir', list)}`))).toEqual(list)
  expect(sellerHref('avto-mir', { sort: 'dateTo', pages: 1 })).toBe('/avto-mir')
  expect(readSellerList(new URL('https://x/a?ad_type=toString&sort=x&pages=99'))).toEqual({
    adType: null,
    sort: 'dateTo',
    cursor: null,
    pages: 10,
  })
})
