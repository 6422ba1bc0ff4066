import { filterAds } from '@trassa/contracts/calls/filter'
import { understandQuery } from '@trassa/contracts/calls/typed-queries'
import { expect, it } from 'vitest'
import { insertAd, KAZAN, SAMARA } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()

const granta = await insertAd(db, seller.id, {
  markId: '1',
  modelId: '1025',
  price: 500_000_00,
  cityId: SAMARA,
  description: 'Пахнет нафталином.',
})
await insertAd(db, seller.id, {
  adType: 'auto_parts_car',
  markId: '1',
  modelId: '1025',
  title: 'Брелок на Granta',
  keywords: 'Брелок на Granta',
  fields: { typeId: 1009 },
})

const understand = (query: { q: string; ad_type?: 'truck'; city?: string }) =>
  gateway.get(understandQuery, { query })

it('words become filters of a type, and what else they may mean is counted', async () => {
  const { list, text, others, corrected } = await understand({ q: 'гранта до 600 тыс самара' })
  expect(list).toEqual({
    adType: 'auto',
    citySlug: 'samara',
    query: 'markId=1&modelId=1025&priceTo=600000',
    total: 1,
  })
  expect([text, corrected]).toEqual(['', null])
  expect(others).toEqual([])
  const parts = await understand({ q: 'гранта' })
  expect(parts.others).toEqual([expect.objectContaining({ adType: 'auto_parts_car', total: 1 })])
})

it('a place above which they were typed holds where it has ads, one that they name always', async () => {
  const at = async (q: string, city: string) => (await understand({ q, city })).list.citySlug
  expect(await at('гранта', 'samara')).toBe('samara')
  expect(await at('гранта', 'kazan')).toBeNull()
  const { exact } = await understand({ q: 'гранта казань', city: 'samara' })
  expect([exact?.citySlug, exact?.total]).toEqual(['kazan', 0])
})

it('in place of a city without ads, the cities around it are shown, then the whole country', async () => {
  const { list } = await understand({ q: 'гранта казань' })
  expect(list).toMatchObject({ citySlug: 'kazan', total: 1 })
  expect(list.query).toBe('markId=1&modelId=1025&radius=300')
  expect((await understand({ q: 'гранта владивосток' })).list).toMatchObject({
    citySlug: null,
    query: 'markId=1&modelId=1025',
  })
})

it('the machine that is hired is not left out for the place, where another one is hired out', async () => {
  const hire = (title: string, typeId: number, cityId: string) =>
    insertAd(db, seller.id, {
      ...{ adType: 'services', title, keywords: title, cityId },
      fields: { typeId, profiles: [1] },
    })
  await hire('Аренда экскаватора', 803, KAZAN)
  await hire('Автокран 25 тонн', 904, SAMARA)
  await hire('Аренда ямобура', 803, SAMARA)
  const crane = await understand({ q: 'аренда автокрана 50 тонн казань' })
  expect(crane.exact).toMatchObject({ query: 'typeId=904', citySlug: 'kazan' })
  expect(crane.list.query).toMatch('typeId=904&radius=300')
  expect(crane.ignored).toBe('50 тонн')
  const drill = await understand({ q: 'аренда ямобура казань' })
  expect(drill.list.query).toContain(`q=${encodeURIComponent('ямобура')}`)
  const roller = await understand({ q: 'аренда асфальтоукладчика казань' })
  expect([roller.list.total, roller.exact, roller.ignored]).toEqual([1, null, 'асфальтоукладчика'])
})

it('where no ad is as the words say, the nearest list is shown, and the one that is meant is told', async () => {
  const { list, exact } = await understand({ q: 'гранта до 300 тысяч самара' })
  expect(exact).toMatchObject({ query: 'markId=1&modelId=1025&priceTo=300000', total: 0 })
  expect(list).toMatchObject({
    citySlug: 'samara',
    query: 'markId=1&modelId=1025&sort=priceFrom',
    total: 1,
  })
  expect((await understand({ q: 'гранта' })).exact).toBeNull()
})

it('a type is meant by the ads that there are; words without any filter are looked for in all', async () => {
  const { list } = await understand({ q: 'брелок' })
  expect(list).toMatchObject({ adType: 'auto_parts_car', total: 1 })
  expect((await understand({ q: 'нафталином' })).list).toMatchObject({ adType: 'auto', total: 1 })
  expect((await understand({ q: 'лада', ad_type: 'truck' })).list.adType).toBe('auto')
})

it('where nothing is near, the list is empty, without the words that no ad has either; all cars are near to one of another mark', async () => {
  const lock = await understand({ q: 'центральный замок торсионный' })
  expect(lock).toMatchObject({ list: { adType: 'auto_parts_car', total: 0 }, exact: null })
  expect([lock.text, lock.ignored]).toEqual(['', 'центральный торсионный'])
  expect((await understand({ q: 'лодка пвх' })).list.total).toBe(0)
  expect((await understand({ q: 'тойота королла' })).list).toMatchObject({ total: 1 })
})

it('a telephone number finds nothing', async () => {
  const { list, text } = await understand({ q: '+7 (916) 123-45-67' })
  expect([list.total, text]).toEqual([0, '79161234567'])
})

it('words that no ad has are left out, and said to be', async () => {
  const { list, text, ignored } = await understand({ q: 'гранта мраморная' })
  expect([list.total, text, ignored]).toEqual([1, '', 'мраморная'])
  const kept = await understand({ q: 'гранта нафталин' })
  expect([kept.list.total, kept.text, kept.ignored]).toEqual([1, 'нафталин', ''])
})

it('a name in a text is looked for as both alphabets write it', async () => {
  await insertAd(db, seller.id, {
    adType: 'auto_parts_tires',
    title: 'Летние шины на Toyota Prado',
    keywords: 'Летние шины на Toyota Prado',
    fields: { diameter: 17 },
  })
  const { list, text, ignored } = await understand({ q: 'шины прадо' })
  expect(list).toMatchObject({ adType: 'auto_parts_tires', total: 1 })
  expect([text, ignored]).toEqual(['прадо или prado', ''])
})

it('a text of goods keeps the names that it holds', async () => {
  const { list, ignored } = await understand({ q: 'шины тойота прадо мраморные' })
  expect([list.total, ignored]).toEqual([1, 'мраморные'])
  expect(list.query).toBe(`q=${encodeURIComponent('тойота прадо или toyota prado')}`)
})

it.each(['недорогая гранта', 'самая дешёвая гранта', 'гранта бюджетная'])(
  'the cheapest come first where words ask for it: %s',
  async (q) => {
    const { list } = await understand({ q })
    expect(list.query).toBe('markId=1&modelId=1025&sort=priceFrom')
    expect((await understand({ q: 'гранта дешевле 600 тысяч' })).list.query).not.toContain('sort')
  },
)

it('words alone are found in the lists of types that they hardly mean', async () => {
  await insertAd(db, seller.id, {
    adType: 'moto_parts_trailer',
    markId: null,
    title: 'Ось HH204602',
    keywords: 'Ось HH204602',
    fields: { typeId: 101 },
  })
  expect((await understand({ q: 'hh204602' })).list).toMatchObject({
    adType: 'moto_parts_trailer',
    total: 1,
  })
})

it('words like those of a text alone are no other meaning', async () => {
  for (const adType of ['auto', 'truck'] as const)
    await insertAd(db, seller.id, { adType, markId: null, keywords: 'Пластилин' })
  const othersOf = async (q: string) => (await understand({ q })).others.map((one) => one.adType)
  expect(await othersOf('пластилин')).toEqual(['truck'])
  expect(await othersOf('пластилиновый')).toEqual([])
})

it('a mistake is corrected and said', async () => {
  const { list, corrected } = await understand({ q: 'uhfynf' })
  expect([list.query, corrected]).toEqual(['markId=1&modelId=1025', 'гранта'])
})

it('filter-ads with words and no type is the page of what they mean', async () => {
  const page = await gateway.get(filterAds, { query: { q: 'гранта самара' } })
  expect(page.items.map(({ id }) => id)).toEqual([granta.id])
  expect(page.understood?.list.query).toBe('markId=1&modelId=1025')
  const elsewhere = await gateway.get(filterAds, { query: { q: 'гранта', cityId: KAZAN } })
  expect(elsewhere.items).toEqual([])
  const asText = await gateway.get(filterAds, { query: { q: 'нафталин', ad_type: 'auto' } })
  expect([asText.total, asText.understood]).toEqual([1, undefined])
})

it.each(['', ' ', '> > > >', '🚗', '+7 916 123-45-67', 'а'.repeat(100), '1 '.repeat(50)])(
  'anything is answered: %s',
  async (q) => {
    const { list } = await understand({ q })
    expect(list.query).not.toMatch(/price|year|mileage/)
  },
)
