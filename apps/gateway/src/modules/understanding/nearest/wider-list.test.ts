import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { expect, it } from 'vitest'
import type { Measure } from '../meant/measure.ts'
import type { AlikeModels } from './steps.ts'
import { closeList, looseList, propertyList, relatedList, wholeType } from './wider-list.ts'

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
const alike: AlikeModels = {
  familyOf: (modelId, words) =>
    modelId === '96016' && words === 1 ? ['96016', '96017'] : [modelId],
  kinOf: (modelId) => [modelId],
  restylingsOf: (generationId) => [generationId],
  usually: () => undefined,
  volumeOf: () => undefined,
  builtAs: () => undefined,
  namesakesOf: (_adType, modelId) =>
    modelId === '96016'
      ? [
          { id: '96016', markId: '96' },
          { id: '97001', markId: '97' },
        ]
      : [],
}

const widerOf = async (...rows: Parameters<typeof market>[0]) => {
  const wider =
    (await closeList(empty, market(rows), alike)) ?? (await looseList(empty, market(rows), alike))
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
  expect(await closeList(words, market([[['q'], 5]]), alike)).toBeNull()
  expect(await wholeType(words, market([[['q'], 5]]))).toBeNull()
})

it('many conditions are measured in a bounded number of lists', async () => {
  let asked = 0
  const query =
    'q=слово&priceTo=1&yearFrom=2020&mileageTo=1&bodyType=1&fuel=1&gearbox=1&drive=1&colorId=1&markId=1'
  expect(parseFilters(AUTO_FORM, new URLSearchParams(query)).filters.length).toBeGreaterThan(8)
  await closeList(
    { ...empty, query },
    async () => {
      asked += 1
      return { total: 0, isExact: true }
    },
    alike,
  )
  expect(asked).toBeLessThanOrEqual(40)
})

it('models that are called alike are nearer than all of the mark', async () => {
  const total = (query: string) => (query.includes('96017') && !query.includes('fuel') ? 4 : 0)
  const wider = await closeList(
    empty,
    async (_adType, query) => ({ total: total(query), isExact: true }),
    alike,
  )
  expect(wider?.query).toBe('markId=96&modelId=96016,96017&priceTo=2000000')
})

it('of goods the kind and the size are kept longer than the mark', async () => {
  const tyres = {
    adType: 'auto_parts_tires',
    citySlug: null,
    query: 'markId=10591&diameterFrom=20&diameterTo=20&q=слово',
  } as const
  const wider = await looseList(tyres, market([[['markId', 'q'], 3]]), alike)
  expect(wider?.query).toBe('diameterFrom=20&diameterTo=20')
})

it('in place of a model cars of its mark are near that were built in its years as its body, then such of its country', async () => {
  const model = { adType: 'auto', citySlug: null, query: 'markId=19&modelId=19027' } as const
  const nearest = async (body: number, ...rows: Parameters<typeof market>[0]) => {
    const builtAs = () => ({ from: 1996, to: 2001, bodies: [body], fuels: [], marks: ['19', '30'] })
    return (await looseList(model, market(rows), { ...alike, builtAs }))?.query
  }
  const [sedan, minivan] = [1, 10]
  const old = 'yearFrom=1994&yearTo=2003'
  expect(await nearest(sedan, [[], 2])).toBe(`markId=19&${old}&bodyType=1`)
  expect(await nearest(sedan, [['markId'], 9], [['bodyType'], 2])).toBe(`${old}&bodyType=1`)
  expect(await nearest(sedan, [['bodyType'], 2])).toBe(`markId=19&${old}`)
  const ofCountry = `markId=19,30&${old}&bodyType=10`
  const only = async (_adType: string, query: string) => ({
    total: Number(query === ofCountry),
    isExact: true,
  })
  const alikeVan = {
    ...alike,
    builtAs: () => ({ from: 1996, to: 2001, bodies: [minivan], fuels: [], marks: ['19', '30'] }),
  }
  expect((await looseList(model, only, alikeVan))?.query).toBe(ofCountry)
})

it('parts of other cars are not near, but batteries are', async () => {
  const part = {
    adType: 'auto_parts_car',
    citySlug: null,
    query: 'markId=19&modelId=19027&typeId=101',
  } as const
  const asked: string[] = []
  const none = async (_adType: string, query: string) => {
    asked.push(query)
    return { total: 0, isExact: true }
  }
  const hatchback = {
    ...alike,
    builtAs: () => ({ from: 1996, to: 2001, bodies: [2], fuels: [], marks: ['19', '30'] }),
  }
  expect(await looseList(part, none, hatchback)).toBeNull()
  expect(asked).toEqual([])
  const battery = { ...part, query: 'markId=19&modelId=19027&typeId=1003' }
  expect((await looseList(battery, market([[['markId', 'modelId'], 3]]), alike))?.query).toBe(
    'typeId=1003',
  )
})

it('numbers near to those that are asked for are nearer than none, but no other size fits', async () => {
  const measure: Measure = async (_adType, query) => ({
    total: query.includes('yearFrom=2014&yearTo=2018') ? 1 : 0,
    isExact: true,
  })
  const car = {
    adType: 'auto',
    citySlug: null,
    query: 'markId=1&yearFrom=2016&yearTo=2016',
  } as const
  expect((await closeList(car, measure, alike))?.query).toBe('markId=1&yearFrom=2014&yearTo=2018')
  const asked: string[] = []
  const tyres = {
    adType: 'auto_parts_tires',
    citySlug: null,
    query: 'diameterFrom=16&diameterTo=16',
  }
  await closeList(
    { ...tyres, adType: 'auto_parts_tires' },
    async (_adType, query) => {
      asked.push(query)
      return { total: 0, isExact: true }
    },
    alike,
  )
  expect(asked.filter((query) => query.includes('diameterFrom'))).toEqual([
    'diameterFrom=16&diameterTo=16',
  ])
})

it('of any mark what has the same properties is shown before all of the type', async () => {
  const car = { adType: 'auto', citySlug: null, query: 'markId=1&fuel=4' } as const
  expect((await propertyList(car, market([[['markId'], 3]])))?.query).toBe('fuel=4')
  expect(await wholeType(car, market([[[], 5]]))).toEqual({
    adType: 'auto',
    citySlug: null,
    query: '',
    total: 5,
  })
})

it('related are the kinds of the same group, then others of the mark', async () => {
  const service = { adType: 'services', citySlug: null, query: 'typeId=101' } as const
  const related = await relatedList(service, async (_adType, query) => ({
    total: query === 'typeId=101' ? 0 : 2,
    isExact: true,
  }))
  expect(related?.query).toBe('typeId=101,102,103,104,105')
  const cruiser = { adType: 'moto', citySlug: null, query: 'typeId=6&markId=6001' } as const
  expect((await relatedList(cruiser, market([[['typeId'], 2]])))?.query).toBe('markId=6001')
  const machine = { adType: 'special', citySlug: null, query: 'typeId=1&markId=4001' } as const
  expect(await relatedList(machine, market([[['typeId'], 2]]))).toBeNull()
  const part = { adType: 'auto_parts_car', citySlug: null, query: 'typeId=101' } as const
  expect(await relatedList(part, market([[[], 2]]))).toBeNull()
})

it('of rims without ads those for the same hub are near, then those of the same diameter', async () => {
  const rims = {
    adType: 'auto_parts_discs',
    citySlug: null,
    query: 'rim=3&diameterFrom=19&diameterTo=19&bolts=5&pcdFrom=112&pcdTo=112',
  } as const
  const nearest = async (...rows: Parameters<typeof market>[0]) =>
    (await looseList(rims, market(rows), alike))?.query
  expect(await nearest([['rim', 'diameterFrom'], 1], [['rim', 'bolts'], 9])).toBe(
    'bolts=5&pcdFrom=112&pcdTo=112',
  )
  expect(await nearest([['rim', 'bolts'], 9])).toBe('diameterFrom=19&diameterTo=19')
})

it('of services without ads what the same garage does is near', async () => {
  const oil = { adType: 'services', citySlug: null, query: 'typeId=303' } as const
  const measure: Measure = async (_adType, query) => ({
    total: query.includes('201') ? 4 : 0,
    isExact: true,
  })
  expect((await relatedList(oil, measure))?.total).toBe(4)
})

it('where a mark has no cars, those of any mark are near with the body, years and fuel of the model', async () => {
  const tesla = { adType: 'auto', citySlug: null, query: 'markId=118&modelId=118002' } as const
  const electric = {
    ...alike,
    builtAs: () => ({ from: 2017, to: null, bodies: [1], fuels: [4], marks: ['118', '119'] }),
  }
  const asked: string[] = []
  const none = async (_adType: string, query: string) => {
    asked.push(query)
    return { total: 0, isExact: true }
  }
  expect(await looseList(tesla, none, electric)).toBeNull()
  expect(asked.slice(0, 6)).toEqual([
    // Closer than these is what is electric, of its own mark first.
    'markId=118&fuel=4',
    'markId=118,119&yearFrom=2015&bodyType=1&fuel=4',
    'yearFrom=2015&bodyType=1&fuel=4',
    'bodyType=1&fuel=4',
    'fuel=4',
    'markId=118&yearFrom=2015&bodyType=1',
  ])
})

it('in place of a model others of its usual kind are near, of its mark and then of any', async () => {
  const fendt = { adType: 'special', citySlug: null, query: 'markId=4066&modelId=4066093' } as const
  const asTractor = {
    ...alike,
    usually: (): Filter => ({ key: 'typeId', op: 'many', values: [1] }),
  }
  const only = (query: string) => async (_adType: string, asked: string) => ({
    total: Number(asked === query),
    isExact: true,
  })
  for (const query of ['typeId=1&markId=4066', 'typeId=1', 'markId=4066'])
    expect((await looseList(fendt, only(query), asTractor))?.query).toBe(query)
})

it('in place of a motorcycle those of about its volume are near, of its mark and then of any', async () => {
  const ybr = { adType: 'moto', citySlug: null, query: 'markId=6002&modelId=6002001' } as const
  const called = { ...alike, volumeOf: () => 125 }
  const ofVolume = 'volumeFrom=106&volumeTo=144'
  const only = (query: string) => async (_adType: string, asked: string) => ({
    total: Number(asked === query),
    isExact: true,
  })
  for (const query of [`markId=6002&${ofVolume}`, ofVolume, 'markId=6002'])
    expect((await looseList(ybr, only(query), called))?.query).toBe(query)
})
