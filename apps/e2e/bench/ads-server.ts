import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listCities } from '@trassa/contracts/calls/cities'
import { listAds } from '@trassa/contracts/calls/moderator/ads'
import { readQueue } from '@trassa/contracts/calls/moderator/queue'
import { readMe } from '@trassa/contracts/calls/profiles'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { maskPhone } from '@trassa/contracts/phone'

const PAGE = 100
const DAY_MS = 24 * 60 * 60 * 1000
const MARKS = ['LADA Granta', 'Kia Rio', 'Toyota Camry', 'Hyundai Solaris', 'Haval Jolion']
const CITIES = ['Казань', 'Самара', 'Москва', 'Нижний Новгород', 'Санкт-Петербург']
const STATS = Object.values(AD_STATS).map(({ stat }) => stat)

const pick = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item
const before = (days: number) => new Date(Date.UTC(2026, 10, 23) - days * DAY_MS).toISOString()

/** One of the ads, the same at every call; every column of the table has a value. */
export const benchRow = (index: number): AdRow => ({
  id: String(index + 1),
  slug: `ad-${index + 1}`,
  adType: 'auto',
  title: `${pick(MARKS, index)}, ${2000 + (index % 26)}`,
  summary: '',
  price: 300_000 + ((index * 7919) % 3_000_000),
  cityName: pick(CITIES, index),
  citySlug: 'city',
  photos: [],
  photosTotal: index % 20,
  liftedAt: before(index % 30),
  stat: pick(STATS, index),
  paymentStatus: 0,
  version: 1 + (index % 9),
  reasons: [],
  archivedReason: null,
  revision: pick(['none', 'pending', 'rejected'] as const, index),
  appealed: false,
  underAppeal: false,
  expiresAt: before(-(index % 30)),
  confirmedAt: null,
  updatedAt: before(index % 90),
  views: (index * 37) % 5000,
  createdAt: before(90 + (index % 90)),
  queuedAt: null,
  publishedAt: before(90 + (index % 90)),
  confirmation: null,
  risk: index % 3 === 0 ? ['firstAd', 'cityChanged'] : [],
  userId: String(1 + (index % 5000)),
  username: `Продавец ${index % 5000}`,
  maskedPhone: maskPhone(`+7916${String(1_000_000 + (index % 1_000_000))}`),
  claim: null,
  cityId: '5',
  regionName: 'Татарстан',
  complaints: index % 4,
  vin: `XTA21904${String(100_000_000 + index)}`,
  year: 2000 + (index % 26),
  mileage: (index * 131) % 300_000,
  moderatorName: null,
})

const MODERATOR: Profile = {
  id: '4',
  username: 'Марина',
  avatar: null,
  phone: '+79000000004',
  type: 0,
  role: 'moderator',
  slug: 'marina',
  telegramId: null,
  telegramUsername: null,
  companyName: null,
  inn: null,
  about: '',
  createdAt: before(300),
}

/** A gateway that has so many ads and answers at once, so that the console alone is measured. */
export async function startAdsServer(total: number) {
  const pages = (query: URLSearchParams) => {
    const first = Number.parseInt(query.get('cursor') ?? '0', 10)
    const length = Math.min(PAGE, total - first)
    const items = Array.from({ length }, (_, index) => benchRow(first + index))
    const next = first + length
    return { items, total, nextCursor: next < total ? String(next) : null }
  }
  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    [readMe.path]: () => MODERATOR,
    [listCities.path]: () => [],
    [listAds.path]: pages,
    [readQueue.path]: () => ({ items: [], total: 0, nextCursor: null, counts: {} }),
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const answer = answers[pathname.replace(/^\/gateway/, '')]
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        answer
          ? { detail: answer(searchParams) }
          : { detail: 'Нет такого адреса', code: 'request.not_found', sessionId: 'bench' },
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
