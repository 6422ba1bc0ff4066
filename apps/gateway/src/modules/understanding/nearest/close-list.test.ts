import { expect, it } from 'vitest'
import type { Measure } from '../meant/measure.ts'
import type { AlikeModels } from './steps.ts'
import { closeList, looseList } from './wider-list.ts'

const alike: AlikeModels = {
  familyOf: (modelId) => [modelId],
  kinOf: (modelId) => [modelId],
  namesakesOf: () => [],
  restylingsOf: (generationId) => [generationId],
  usually: () => undefined,
  volumeOf: () => undefined,
  builtAs: () => undefined,
}

/** The queries that are measured one after another, where nothing is found. */
async function askedFor(find: (measure: Measure) => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  await find(async (_adType, query) => {
    asked.push(query)
    return { total: 0, isExact: true }
  })
  return asked
}

it('of a lorry a model that is not far dearer is near, then others of its mark and kind for the price', async () => {
  const tipper = {
    adType: 'truck',
    citySlug: null,
    query: 'markId=1001&modelId=1001001&bodyType=1&priceTo=1000000',
  } as const
  const asked = await askedFor((measure) => closeList(tipper, measure, alike))
  const placeOf = (query: string) => asked.indexOf(query)
  const dearer = placeOf('markId=1001&modelId=1001001&bodyType=1&priceTo=1400000')
  const others = placeOf('markId=1001&bodyType=1&priceTo=1000000')
  expect([dearer >= 0, others > dearer]).toEqual([true, true])
  expect(placeOf('markId=1001&modelId=1001001&bodyType=1')).toBeGreaterThan(others)
})

it('of a rare body one like it for the price is near, then those at any price', async () => {
  const convertible = {
    adType: 'auto',
    citySlug: null,
    query: 'bodyType=4&priceTo=1000000',
  } as const
  const asked = await askedFor((measure) => closeList(convertible, measure, alike))
  expect(asked.slice(1, 4)).toEqual([
    'bodyType=1,2,4&priceTo=1000000',
    'bodyType=1,2,4',
    'priceTo=1000000',
  ])
})

it('in place of a generation those beside it are near, then others of its time; of an old car no new one', async () => {
  const golf = {
    adType: 'auto',
    citySlug: null,
    query: 'markId=5&modelId=51&generationId=512',
  } as const
  const builtAs = () => ({ from: 1983, to: 1992, bodies: [2], fuels: [1], marks: ['5', '6'] })
  const asked = await askedFor((measure) => closeList(golf, measure, { ...alike, builtAs }))
  const old = new Date().getFullYear() - 15
  expect(asked).toEqual([
    'markId=5&modelId=51&yearFrom=1980&yearTo=1995',
    `markId=5&modelId=51&yearFrom=1975&yearTo=${old}`,
  ])
})

it('what no ad has is not measured again with more conditions, but around the city', async () => {
  const granta = {
    adType: 'auto',
    citySlug: 'kazan',
    query: 'markId=1&modelId=1025&fuel=1',
  } as const
  const asked = await askedFor((measure) => closeList(granta, measure, alike))
  expect(asked).toEqual([
    'markId=1&modelId=1025&fuel=1&radius=100&city=kazan',
    'markId=1&modelId=1025&fuel=1&radius=300&city=kazan',
    'markId=1&modelId=1025&fuel=1&radius=500&city=kazan',
    'markId=1&modelId=1025&city=kazan',
    'markId=1&modelId=1025&fuel=1',
    'markId=1&modelId=1025',
  ])
})

it('in place of a restyled generation the same before that is near', async () => {
  const octavia = {
    adType: 'auto',
    citySlug: null,
    query: 'markId=5&modelId=51&generationId=512&volume=1.8',
  } as const
  const restylingsOf = () => ['511', '512']
  const builtAs = () => ({ from: 2017, to: 2020, bodies: [2], fuels: [1], marks: ['5'] })
  const asked = await askedFor((measure) =>
    closeList(octavia, measure, { ...alike, builtAs, restylingsOf }),
  )
  expect(asked.slice(-3)).toEqual([
    'markId=5&modelId=51&generationId=511,512',
    'markId=5&modelId=51&yearFrom=2014&yearTo=2023',
    'markId=5&modelId=51&yearFrom=2009&yearTo=2028',
  ])
})

it('who has so much money and needs an automatic takes another small car before a dearer one of the mark', async () => {
  const matiz = {
    adType: 'auto',
    citySlug: null,
    query: 'markId=19&modelId=19027&gearbox=2&priceTo=200000',
  } as const
  const builtAs = () => ({
    ...{ from: 1998, to: 2015, bodies: [2], fuels: [1], marks: ['19', '20'] },
    volumes: [0.8, 1] as const,
  })
  const asked = await askedFor((measure) => looseList(matiz, measure, { ...alike, builtAs }))
  const others = asked.findIndex(
    (query) => query.includes('markId=19,20') && query.includes('volumeFrom=0.6&volumeTo=1.2'),
  )
  const dearer = asked.findIndex((query) => !query.includes('priceTo'))
  expect(asked[others]).toContain('priceTo=200000')
  expect(others).toBeLessThan(dearer)
})
