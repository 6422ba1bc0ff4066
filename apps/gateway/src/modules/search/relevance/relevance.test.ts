import { filterAds, filterFacets } from '@trassa/contracts/calls/filter'
import { beforeAll, expect, it, vi } from 'vitest'
import { DAY, insertAd, KAZAN, SAMARA } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()
const start = Date.now() - DAY
let age = 0

/** Each one is older than the one before. */
const add = async (title: string, description = '', cityId = KAZAN) => {
  const liftedAt = new Date(start - ++age * 1000)
  const ad = await insertAd(db, seller.id, { title, description, keywords: '', cityId, liftedAt })
  return ad.id
}
const described = await add('Экскаватор', 'Ковш и погрузчик')
const farNamed = await add('Ковш на погрузчик', '', SAMARA)
const named = await add('Погрузчик, ковш')
const farDescribed = await add('Экскаватор', 'Погрузчик с ковшом', SAMARA)
const loader = await add('Погрузчик зимний')
const bucket = await add('Ковш', 'Продам почти новый')
const twoOfThree = await add('Вездеход', 'Есть лебёдка')

const page = (query: Record<string, string>) =>
  gateway.get(filterAds, { query: { ad_type: 'auto', ...query } })
const idsOf = async (query: Record<string, string>) => (await page(query)).items.map(({ id }) => id)

// Words are read in the background; until then PostgreSQL finds texts, but none by some of their words.
beforeAll(() =>
  vi.waitFor(async () => expect((await page({ q: 'ковш вездеход' })).total).toBe(6), 20_000),
)

it('§7 filter-ads: title before description, then fresh before old', async () => {
  expect(await idsOf({ q: 'ковш погрузчик' })).toEqual([farNamed, named, described, farDescribed])
  expect(await page({ q: 'ковш погрузчик' })).not.toHaveProperty('match')
})

it('§7 filter-ads: another order that is asked for is that order', async () => {
  const byDate = [described, farNamed, named, farDescribed]
  expect(await idsOf({ q: 'ковш погрузчик', sort: 'dateTo' })).toEqual(byDate)
  expect(await idsOf({ q: 'ковш погрузчик', sort: '0', direct: '1' })).toEqual(byDate)
})

it('§7 filter-ads: the named city before those around it, among ads as relevant', async () => {
  const around = { q: 'ковш погрузчик', city: 'kazan', radius: '500' }
  expect(await idsOf(around)).toEqual([named, farNamed, described, farDescribed])
  expect(await idsOf({ ...around, sort: 'dateTo' })).toEqual([
    described,
    farNamed,
    named,
    farDescribed,
  ])
})

it('§7 filter-ads: where no ad has all words, those with some of them, the more the earlier', async () => {
  const some = await page({ q: 'лебёдка вездеход зимний' })
  expect([some.match, some.items.map(({ id }) => id)]).toEqual(['some', [twoOfThree]])
  const halves = await page({ q: 'ковш зимний' })
  expect([halves.match, halves.total]).toEqual(['some', 6])
  // Words in the title before words in the description.
  expect(halves.items.map(({ id }) => id)).toEqual([
    farNamed,
    named,
    loader,
    bucket,
    described,
    farDescribed,
  ])
})

it('§7 filter-ads: what is excluded is not among ads with some words', async () => {
  expect(await idsOf({ q: 'лебёдка зимний -вездеход' })).toEqual([loader])
})

it('§7 filter-ads: a word that no ad has is taken for a mistyped one', async () => {
  const alike = await page({ q: 'ковш погрузчек' })
  expect([alike.match, alike.total]).toEqual(['alike', 2])
  expect(alike.items.map(({ id }) => id)).toEqual([farNamed, named])
})

it('§7 filter-ads: words that say what stands first narrow down nothing', async () => {
  const ranked = [farNamed, named, loader, bucket, described, farDescribed, twoOfThree]
  const { total, items, reasons } = await page({ first: 'ковш зимний' })
  expect([total, items.map(({ id }) => id)]).toEqual([7, ranked])
  expect(reasons?.at(-1)).toMatch('ни одного из слов')
  const around = await idsOf({ first: 'ковш зимний', city: 'kazan', radius: '500' })
  expect(around.slice(0, 4)).toEqual([named, loader, bucket, farNamed])
  const byDate = [described, farNamed, named, farDescribed, loader, bucket, twoOfThree]
  expect(await idsOf({ first: 'ковш зимний', sort: 'dateTo' })).toEqual(byDate)
})

it('§7 filter-facets: counts are of the same ads as the list', async () => {
  const query = { q: 'ковш зимний' } as never
  const { total, facets, match } = await gateway.get(filterFacets, { query })
  expect(match).toBe('some')
  expect(total).toBe(6)
  expect(facets.cityId).toEqual({ [KAZAN]: 4, [SAMARA]: 2 })
})

it('in development each ad says why it stands where it does', async () => {
  const { reasons } = await page({ q: 'ковш погрузчик' })
  expect(reasons?.map((reason) => reason.split(';')[0])).toEqual([
    'все слова в названии',
    'все слова в названии',
    'все слова, не все из них в названии',
    'все слова, не все из них в названии',
  ])
  expect(await page({ q: 'ковш погрузчик', sort: 'dateTo' })).not.toHaveProperty('reasons')
})

it('pages by cursor: each ad once, whatever its tier', async () => {
  const more: string[] = []
  for (let nth = 0; nth < 45; nth++) {
    const isNamed = nth % 3 === 0
    more.push(await add(isNamed ? 'Сеялка' : 'Прицеп', 'Для сеялки', nth % 2 ? KAZAN : SAMARA))
  }
  const query = { q: 'сеялка', city: 'kazan', radius: '500' }
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const next = await page({ ...query, ...(cursor && { cursor }) })
    expect(next.total).toBe(45)
    ids.push(...next.items.map(({ id }) => id))
    cursor = next.nextCursor
  } while (cursor)
  const whole = await idsOf({ first: 'сеялка', city: 'kazan', radius: '500' })
  expect(whole).toEqual(ids.slice(0, whole.length))
  const tier = (nth: number) => (nth % 3 === 0 ? 0 : 2) + (nth % 2 ? 0 : 1)
  const order = more.map((id, nth) => ({ id, tier: tier(nth) }))
  expect(ids).toEqual(order.sort((a, b) => a.tier - b.tier).map(({ id }) => id))
})
