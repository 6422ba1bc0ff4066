import type { ListedAd } from '@trassa/contracts/entities/ad'
import { expect, it } from 'vitest'
import { adCard } from '../../testing/ad-card.ts'
import { fromSent, toSent } from './sent-queries.ts'

const photo = (n: number, width = 1600) => ({
  id: `0${n}f3a48c-cf17-4e18-a4dd-dfa751751b0${n}`,
  width,
  height: 1200,
  color: `#11223${n}`,
})
const seller: ListedAd['seller'] = {
  username: 'Марина',
  type: 0,
  slug: 'marina',
  createdAt: '2025-03-01T00:00:00.000Z',
}
const ad: ListedAd = {
  ...adCard(),
  photos: [photo(1), photo(2), photo(3, 900)],
  photosTotal: 12,
  liftedAt: '2026-11-21T08:00:00.123Z',
  excerpt: 'Один хозяин.',
  hasVin: true,
  seller,
}
const ADS: ListedAd[] = [
  ad,
  { ...ad, id: '8', price: null, photos: [], photosTotal: 0, hasVin: false, excerpt: '' },
  {
    ...ad,
    id: '9',
    adType: 'moto',
    citySlug: 'ufa',
    cityName: 'Уфа',
    promoted: ['vip', 'urgent'],
    priceDrop: { from: 700_000, at: '2026-11-20T00:00:00.000Z' },
  },
  { ...ad, id: '10' },
  { ...ad, id: '11', cityName: 'Тула', citySlug: 'tula', slug: 'lada-vesta-11' },
  { ...ad, id: '12', cityName: 'Тула', citySlug: 'tula-2', title: '???', slug: '12' },
]
const key = ['ads', {}, null]
const brought = (data: unknown) => fromSent(key, JSON.parse(JSON.stringify(toSent(key, data))))

it('docs/decisions/174: a list comes out of its page as it was, but for what rows alone show', () => {
  const page = { items: ADS, vip: [ad], total: 4, nextCursor: 'next' }
  const withoutRows = ({ excerpt, seller: _, ...rest }: ListedAd) => ({
    ...rest,
    ...(excerpt === '' && { excerpt }),
  })
  const sent = brought({ pages: [page, page], pageParams: [null, 'next'] })
  expect(sent).toEqual({
    pages: [1, 2].map(() => ({
      ...page,
      items: ADS.map(withoutRows),
      vip: [{ ...withoutRows(ad), photos: ad.photos.slice(0, 1) }],
    })),
    pageParams: [null, 'next'],
  })
})

it('a list without VIP ads, or without any, gets none', () => {
  const empty = { pages: [{ items: [], total: 0, nextCursor: null }], pageParams: [null] }
  expect(brought(empty)).toEqual(empty)
})

it('what a title and a city say is not sent as a slug again', () => {
  const items = [ad, { ...ad, cityName: 'Тула', citySlug: 'tula' }]
  const sent = JSON.stringify(toSent(key, { pages: [{ items }], pageParams: [null] }))
  expect(sent).not.toContain('lada-granta-i-2018')
  expect(sent).not.toContain('tula')
})

it('a size and a time are said once for ads in a row, and an id is a number where it is one', () => {
  const later = '2026-11-21T08:00:01.123Z'
  const items = [ad, { ...ad, id: '007', liftedAt: later, photos: [photo(3, 900), photo(1)] }]
  const data = { pages: [{ items }], pageParams: [null] }
  const sent = JSON.stringify(toSent(key, data))
  expect(sent.split('900x1200')).toHaveLength(2)
  expect(sent).toContain('[[7,')
  expect(sent).toContain('["007",')
  expect(sent).toContain(',1000,')
  expect(sent).not.toContain(String(Date.parse(later)))
  const [shown] = (brought(data) as typeof data).pages
  expect(shown?.items.map(({ id, liftedAt, photos }) => [id, liftedAt, photos])).toEqual(
    items.map(({ id, liftedAt, photos }) => [id, liftedAt, photos]),
  )
})
