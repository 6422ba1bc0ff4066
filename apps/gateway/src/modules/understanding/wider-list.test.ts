import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { expect, it } from 'vitest'
import { type Measure, relatedList, widerList } from './wider-list.ts'

const empty = {
  adType: 'auto',
  citySlug: 'kazan',
  query: 'markId=96&modelId=96016&fuel=2&priceTo=2000000',
} as const

/** Ads that any list without these conditions finds, so many of them. */
const market =
  (rows: [without: string[], total: number][]): Measure =>
  async (_adType, query) => {
    const names = new Set(new URLSearchParams(query).keys())
    const found = rows.filter(([without]) => !without.some((name) => names.has(name)))
    return { total: found.reduce((sum, [, total]) => sum + total, 0), isExact: true }
  }

/** Models of the mark that are called alike. */
const familyOf = (modelId: string): string[] => (modelId === '96016' ? ['96016', '96017'] : [])

const widerOf = async (...rows: Parameters<typeof market>[0]) => {
  const wider = await widerList(empty, market(rows), familyOf)
  return wider && [wider.citySlug, wider.query, wider.total]
}

it('one condition is left out before two, and of two such lists the longer is nearer', async () => {
  expect(await widerOf([['fuel'], 1], [['city'], 3], [['city', 'priceTo'], 9])).toEqual([
    null,
    'markId=96&modelId=96016&fuel=2&priceTo=2000000',
    3,
  ])
  expect(await widerOf([['city', 'priceTo'], 9])).toEqual([
    null,
    'markId=96&modelId=96016&fuel=2',
    9,
  ])
})

it('the model is left out after everything else, the mark never where it is the last', async () => {
  expect(await widerOf([['city', 'priceTo', 'fuel', 'modelId'], 2])).toEqual([null, 'markId=96', 2])
  expect(await widerOf([['city', 'priceTo', 'fuel', 'modelId', 'markId'], 2])).toBeNull()
  const words = { ...empty, query: 'q=слово' }
  expect(await widerList(words, market([[['q'], 5]]), familyOf)).toBeNull()
})

it('many conditions are measured in a bounded number of lists', async () => {
  let asked = 0
  const query =
    'q=слово&priceTo=1&yearFrom=2020&mileageTo=1&bodyType=1&fuel=1&gearbox=1&drive=1&colorId=1&markId=1'
  expect(parseFilters(AUTO_FORM, new URLSearchParams(query)).filters.length).toBeGreaterThan(8)
  await widerList(
    { ...empty, query },
    async () => {
      asked += 1
      return { total: 0, isExact: true }
    },
    familyOf,
  )
  expect(asked).toBeLessThanOrEqual(40)
})

it('models that are called alike are nearer than all of the mark', async () => {
  const total = (query: string) => (query.includes('96017') && !query.includes('fuel') ? 4 : 0)
  const wider = await widerList(
    empty,
    async (_adType, query) => ({ total: total(query), isExact: true }),
    familyOf,
  )
  expect(wider?.query).toBe('markId=96&modelId=96016,96017&priceTo=2000000')
})

it('of goods the kind and the size are kept longer than the mark', async () => {
  const tyres = {
    adType: 'auto_parts_tires',
    citySlug: null,
    query: 'markId=10591&diameterFrom=20&diameterTo=20&q=слово',
  } as const
  const wider = await widerList(tyres, market([[['markId', 'q'], 3]]), familyOf)
  expect(wider?.query).toBe('diameterFrom=20&diameterTo=20')
})

it('related are the kinds of the same group, then others of the mark', async () => {
  const service = { adType: 'services', citySlug: null, query: 'typeId=101' } as const
  const related = await relatedList(service, async (_adType, query) => ({
    total: query === 'typeId=101' ? 0 : 2,
    isExact: true,
  }))
  expect(related?.query).toBe('typeId=101,102,103,104,105')
  const part = { adType: 'auto_parts_car', citySlug: null, query: 'typeId=101&markId=1' } as const
  expect((await relatedList(part, market([[['typeId'], 2]])))?.query).toBe('markId=1')
})
