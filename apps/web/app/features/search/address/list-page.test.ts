import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import { expect, it } from 'vitest'
import { listHref, mainHref } from '../../../shared/addresses/ad-addresses.ts'
import { addressOf, listQuery, readListPage } from './list-page.ts'

const kazan = {
  id: '7',
  name: 'Казань',
  nameIn: 'Казани',
  slug: 'kazan',
  sortingNumber: 5,
  kladrRegionName: 'Татарстан',
  kladrRegionTypeName: 'республика',
}
const read = (query: string, city: typeof kazan | null = kazan) =>
  readListPage(new URL(`http://localhost/any?${query}`), { form: AUTO_FORM, city })

it('§7 addresses: a list has one spelling, whatever the order and the noise it came with', () => {
  const list = read('utm_source=x&gearbox=3&yearFrom=2015&gearbox=2&markId=1&city=omsk&nonsense=1')
  expect(listHref(addressOf(list))).toBe('/kazan/auto?markId=1&yearFrom=2015&gearbox=2,3')
})

it('§7 addresses: the whole country is searched at /Search', () => {
  expect(listHref(addressOf(read('priceTo=500 000', null)))).toBe('/Search?priceTo=500000')
})

it('reads back what it has written', () => {
  const query = 'markId=1&modelId=2,5&yearFrom=2015&bodyType=1,4&priceTo=900000&withPhoto=true'
  const list = read(`${query}&sort=priceFrom`)
  expect(listHref(addressOf(list))).toBe(`/kazan/auto?${query}&sort=priceFrom`)
  expect(
    read(new URL(listHref(addressOf(list)), 'http://localhost').search.slice(1)),
  ).toMatchObject({
    filters: list.filters,
    sort: 'priceFrom',
  })
})

it('starts where an address without JavaScript says', () => {
  expect(read('cursor=abc').cursor).toBe('abc')
  expect(listHref(addressOf(read(''), { cursor: 'a b' }))).toBe('/kazan/auto?cursor=a%20b')
})

it('back and reload: an address names how many pages are shown, at most ten', () => {
  const pages = (query: string) => read(query).pages
  expect([
    pages(''),
    pages('pages=3'),
    pages('pages=99'),
    pages('pages=-1'),
    pages('pages=x'),
  ]).toEqual([1, 3, 10, 1, 1])
  expect(listHref(addressOf(read('markId=1&pages=3'), { pages: 3 }))).toBe(
    '/kazan/auto?markId=1&pages=3',
  )
})

it('a list in its default order stays in that with and without a text', () => {
  const text = { key: 'q', op: 'exact', value: 'granta' } as const
  const href = (query: string, filters: (typeof text)[]) =>
    listHref(addressOf(read(query), { filters }))
  expect(href('', [text])).toBe('/kazan/auto?q=granta')
  expect(href('q=granta', [])).toBe('/kazan/auto')
  expect(href('q=granta&sort=priceTo', [])).toBe('/kazan/auto?sort=priceTo')
})

it('the main page keeps an order and a place, but no filters', () => {
  const list = read('markId=1&sort=priceTo')
  expect(mainHref(addressOf(list, { filters: [] }))).toBe('/kazan?sort=priceTo')
  expect(mainHref(addressOf({ ...list, city: null }, { filters: [], sort: 'dateTo' }))).toBe('/')
})

it('§7 filter-ads: asks the gateway with the type, the city and the filters', () => {
  expect(listQuery(addressOf(read('markId=1&modelId=2,5&sort=priceTo')))).toEqual({
    ad_type: 'auto',
    city: 'kazan',
    markId: '1',
    modelId: '2,5',
    sort: 'priceTo',
  })
})

it('§7 addresses: a radius belongs to a city and stands in the canonical order', () => {
  const around = read('priceTo=900000&radius=100&markId=1')
  expect(listHref(addressOf(around))).toBe('/kazan/auto?markId=1&radius=100&priceTo=900000')
  expect(listHref(addressOf(around, { citySlug: null }))).toBe('/Search?markId=1&priceTo=900000')
  expect(listHref(addressOf(read('radius=100', null)))).toBe('/Search')
})
