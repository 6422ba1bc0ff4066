import { loadForm } from '@trassa/catalog/ad-types/load-form'
import { filtersToQuery, parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { segmentOf } from '@trassa/catalog/urls/ad-type-segments'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { canonicalListHref, listHref, mainHref } from './ad-addresses.ts'
import { listLocationAt, listRedirect } from './list-location.ts'

const CITIES = ['kazan', 'moskva']

/** What a request for `address` answers: a redirect, or the canonical address of the list it shows. */
async function answer(address: string) {
  const url = new URL(address, 'https://trassa.example')
  const named = [url.pathname.split('/')[1], url.searchParams.get('city')]
  const citySlug =
    named.map((name) => name?.toLowerCase() ?? '').find((name) => CITIES.includes(name)) ?? null
  const location = listLocationAt(url, citySlug)
  if (!location) return 'no list'
  const { adType } = location
  const form = await loadForm(adType)
  const { filters: known, sort } = parseFilters(form, url.searchParams)
  const filters = known.filter(({ key }) => key !== 'city')
  const isFiltered = filters.length > 0
  const target = listRedirect(url, { ...location, citySlug, isFiltered })
  if (target !== null) return `301 ${target}`
  const query = filtersToQuery(form, { filters, sort })
  return canonicalListHref({ adType, citySlug, query })
}

it.each([
  // The whole country: a main type's first subtype is at its page, every other one at /Search
  ['/', '/'],
  ['/Search', '/'],
  ['/?ad_type=auto', '/'],
  ['/Search?ad_type=auto', '/'],
  ['/Search?ad_type=spaceship', '/'],
  ['/?ad_type=truck', '/Search?ad_type=truck'],
  ['/Search?ad_type=truck', '/Search?ad_type=truck'],
  ['/Moto', '/Moto'],
  ['/Moto?ad_type=moto', '/Moto'],
  ['/Search?ad_type=moto', '/Moto'],
  ['/Moto?ad_type=snow', '/Search?ad_type=snow'],
  ['/PartsAuto', '/PartsAuto'],
  ['/Search?ad_type=auto_parts_car', '/PartsAuto'],
  ['/PartsAuto?ad_type=auto_parts_tires', '/Search?ad_type=auto_parts_tires'],
  ['/PartsMoto', '/PartsMoto'],
  ['/Search?ad_type=moto_parts_moto', '/PartsMoto'],
  ['/Services', '/Services'],
  ['/Search?ad_type=services', '/Services'],
  // Cities
  ['/moskva', '/moskva/auto'],
  ['/moskva/auto', '/moskva/auto'],
  ['/moskva?ad_type=truck', '/moskva/truck'],
  ['/moskva/truck', '/moskva/truck'],
  ['/moskva/truck?ad_type=snow&city=kazan', '/moskva/truck'],
  ['/kazan/special-industrial', '/kazan/special-industrial'],
  ['/kazan?ad_type=special_industrial', '/kazan/special-industrial'],
  // Filters in one order; sort, cursor, unknown names and values that say nothing do not count
  ['/Search?gearbox=3&yearFrom=2015&gearbox=2', '/Search?yearFrom=2015&gearbox=2,3'],
  ['/Search?yearTo=2010&yearFrom=2015', '/Search?yearFrom=2010&yearTo=2015'],
  ['/Search?sort=priceTo', '/'],
  ['/Search?sort=dateTo&cursor=abc&utm_source=x&priceFrom=', '/'],
  ['/Search?priceTo=500 000&sort=priceTo', '/Search?priceTo=500000'],
  ['/Search?ad_type=services&priceTo=5000', '/Search?ad_type=services&priceTo=5000'],
  ['/?sort=priceFrom&cursor=abc', '/'],
  ['/kazan?cursor=abc', '/kazan/auto'],
  ['/kazan/auto?sort=priceFrom&markId=1', '/kazan/auto?markId=1'],
])('domain §7: the canonical address of the list at %s is %s', async (address, canonical) => {
  expect(await answer(address)).toBe(canonical)
})

it.each([
  // Case, trailing slashes, escapes: the query stays as it was
  ['/search?b=2&markId=1&utm_source=x', '/Search?b=2&markId=1&utm_source=x'],
  ['/SEARCH/', '/Search'],
  ['/moto', '/Moto'],
  ['/MOTO/?ad_type=snow&cursor=a%20b', '/Moto?ad_type=snow&cursor=a%20b'],
  ['/%4Doto', '/Moto'],
  ['/partsauto//', '/PartsAuto'],
  ['/KAZAN', '/kazan'],
  ['/kazan/?sort=priceTo', '/kazan?sort=priceTo'],
  ['/KAZAN/Auto/?markId=1', '/kazan/auto?markId=1'],
  ['/kazan/special_industrial', '/kazan/special-industrial'],
  ['/Kazan/AUTO_PARTS_TIRES?priceTo=5', '/kazan/auto-parts-tires?priceTo=5'],
  // A subtype belongs to its main type's page, filters to the list, a city into the path
  ['/?ad_type=snow', '/Moto?ad_type=snow'],
  ['/PartsAuto?ad_type=truck', '/?ad_type=truck'],
  ['/Moto?ad_type=services', '/Services'],
  ['/?markId=1&sort=priceTo', '/Search?markId=1&sort=priceTo'],
  ['/Moto?ad_type=snow&priceTo=300000', '/Search?ad_type=snow&priceTo=300000'],
  ['/kazan?ad_type=truck&priceTo=5', '/kazan/truck?priceTo=5'],
  ['/Search?city=kazan&markId=1&cursor=x', '/kazan/auto?markId=1'],
  ['/Search?city=KAZAN&ad_type=truck', '/kazan/truck'],
  ['/?city=kazan', '/kazan'],
  ['/Moto?city=kazan', '/kazan?ad_type=moto'],
  // All at once, in one hop
  ['/MOTO/?priceTo=5&ad_type=truck&city=kazan', '/kazan/truck?priceTo=5'],
  ['/search/?ad_type=truck&city=Kazan&utm_source=x', '/kazan/truck?utm_source=x'],
])('domain §7: %s answers 301 to %s, which answers no other', async (address, target) => {
  expect(await answer(address)).toBe(`301 ${target}`)
  expect(await answer(target)).not.toMatch(/^301|no list/)
})

it.each([
  '/tula',
  '/kazan/cars',
  '/kazan/auto/lada-1',
  '/Help',
  '/tula/auto',
  '//moskva',
  '//evil.example/Moto',
])('%s is no list', async (address) => {
  expect(await answer(`https://trassa.example${address}`)).toBe('no list')
})

it.each(AD_TYPES)('domain §7: %s has one canonical address in every view', async (adType) => {
  for (const citySlug of [null, 'kazan']) {
    const canonical = canonicalListHref({ adType, citySlug })
    expect(await answer(listHref({ adType, citySlug }))).toBe(canonical)
    expect(await answer(mainHref({ adType, citySlug }))).toBe(canonical)
    expect(await answer(canonical)).toBe(canonical)
  }
  expect(await answer(`/kazan/${adType}`)).toBe(
    segmentOf(adType) === adType ? `/kazan/${adType}` : `301 /kazan/${segmentOf(adType)}`,
  )
})
