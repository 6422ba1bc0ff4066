import { expect, it } from 'vitest'
import { readCities } from '../dictionaries/cities-data.ts'
import { RESERVED_SLUGS } from '../urls/reserved-slugs.ts'
import { distanceKm } from './distance.ts'
import { isRegionSlug, regionOf } from './regions.ts'

const CITIES = readCities()
const regions = new Map(
  CITIES.flatMap(({ regionName, regionType }) => {
    const region = regionOf({ kladrRegionName: regionName, kladrRegionTypeName: regionType })
    return region ? [[region.slug, region] as const] : []
  }),
)

it('§2 city picker: every region but Москва and Санкт-Петербург, which are cities', () => {
  expect(regions.size).toBe(81)
})

it('domain §7: no region has the slug of a city or of a fixed route', () => {
  for (const slug of regions.keys()) expect(isRegionSlug(slug), slug).toBe(true)
  expect(CITIES.filter(({ slug }) => isRegionSlug(slug))).toEqual([])
  expect(RESERVED_SLUGS.filter(isRegionSlug)).toEqual([])
})

it.each([
  ['moskovskaya-oblast', 'Московская область', 'Московской области'],
  ['krasnodarskiy-kray', 'Краснодарский край', 'Краснодарском крае'],
  ['tatarstan-respublika', 'Республика Татарстан', 'Татарстане'],
  ['kareliya-respublika', 'Республика Карелия', 'Карелии'],
  ['chechenskaya-respublika', 'Чеченская республика', 'Чеченской республике'],
  ['altay-respublika', 'Республика Алтай', 'Республике Алтай'],
  ['saha-yakutiya-respublika', 'Республика Саха (Якутия)', 'Якутии'],
  ['chukotskiy-okrug', 'Чукотский автономный округ', 'Чукотском автономном округе'],
  ['evreyskaya-oblast', 'Еврейская автономная область', 'Еврейской автономной области'],
  [
    'khanty-mansiyskiy-yugra-okrug',
    'Ханты-Мансийский автономный округ — Югра',
    'Ханты-Мансийском автономном округе — Югра',
  ],
])('%s: в %s', (slug, name, nameIn) => {
  const found = [...regions.values()].find((region) => region.name === name)
  expect(found).toEqual({ slug: slug.replace('saha', 'sakha'), name, nameIn })
})

it('every city is where its neighbours are', () => {
  const kazan = CITIES.find(({ slug }) => slug === 'kazan')
  const near = (slug: string) => {
    const city = CITIES.find((one) => one.slug === slug)
    return kazan && city ? distanceKm(kazan, city) : Number.NaN
  }
  expect(near('kazan')).toBe(0)
  expect(near('zelenodolsk')).toBeCloseTo(38, -1)
  expect(near('moskva')).toBeCloseTo(719, -1)
  const outside = CITIES.filter(({ lat, lon }) => !(lat > 41 && lat < 82 && lon > 19 && lon < 191))
  expect(outside).toEqual([])
})
