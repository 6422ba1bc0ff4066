import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readCities } from '@trassa/catalog/dictionaries/cities-data'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { CAR_NICKNAMES } from '../../texts/cars/car-nicknames.ts'
import { DEMO_YEAR } from '../values/market-price.ts'
import { carChoice } from './car-choice.ts'
import { carTree } from './car-tree.ts'
import { JAPAN_ONLY_MODELS } from './japan-only-models.ts'
import { POPULAR_CARS } from './popular-cars.ts'
import { POPULAR_RIGHT_HAND_CARS, RIGHT_HAND_SHARES } from './right-hand-cars.ts'

const tree = carTree(readCarDictionary())
const choice = carChoice(tree)
const random = createRandom('choice')
const carsOf = (regionName: string, notBefore = 0) =>
  Array.from({ length: 2_000 }, (_, rank) => choice.pick({ rank, regionName, notBefore }, random))
const popular = new Set(POPULAR_CARS.map(([mark, model]) => `${mark} ${model}`))
const models = tree.flatMap(({ record, models }) =>
  models.map((model) => [`${record.name} ${model.record.name}`, model] as const),
)

describe('the choice of a car', () => {
  const cars = carsOf('Москва')

  it('takes half of the cars from about forty popular models, each as often as its weight says', () => {
    const counts = Map.groupBy(cars, ({ mark, model }) => `${mark.name} ${model.name}`)
    const shareOf = (names: Iterable<string>) =>
      [...names].reduce((sum, name) => sum + (counts.get(name)?.length ?? 0), 0) / cars.length
    expect(popular.size).toBeGreaterThanOrEqual(40)
    expect(shareOf(popular)).toBeGreaterThan(0.45)
    expect(shareOf(popular)).toBeLessThan(0.55)
    for (const name of popular) expect(counts.get(name)?.length ?? 0, name).toBeGreaterThan(2)
    expect(counts.get('Lada (ВАЗ) Granta')?.length).toBeGreaterThan(
      counts.get('Chery Tiggo 4')?.length ?? 0,
    )
    expect(counts.size).toBeGreaterThan(300)
  })

  it('gives every car a generation that was made in its year', () => {
    for (const { generation, year, model } of [...cars, ...carsOf('Приморский')]) {
      expect(year, model.name).toBeGreaterThanOrEqual(generation.yearFrom)
      expect(year, model.name).toBeLessThanOrEqual(generation.yearTo ?? DEMO_YEAR)
    }
  })

  it('asks no more for an old car of the long tail than for a good popular one', () => {
    for (const { year, value, mark, model } of cars) {
      const left = Math.max(value.floor, value.yearly ** (value.until - year))
      if (DEMO_YEAR - year > 20)
        expect(value.price * left, `${mark.name} ${model.name}`).toBeLessThan(3_000_000)
    }
  })

  it('has most cars in the east with the steering wheel on the right, few elsewhere', () => {
    const share = (region: string) =>
      carsOf(region).filter(({ rightHand }) => rightHand).length / 2_000
    expect(share('Приморский')).toBeGreaterThan(0.6)
    expect(share('Новосибирская')).toBeGreaterThan(0.1)
    expect(share('Москва')).toBeLessThan(0.05)
    const regions = new Set(readCities().map(({ regionName }) => regionName))
    for (const name of RIGHT_HAND_SHARES.keys()) expect(regions).toContain(name)
  })

  it('has no car of Japan’s own market with the steering wheel on the left', () => {
    for (const { mark, model, rightHand } of [...cars, ...carsOf('Новосибирская')])
      if (!rightHand)
        expect(JAPAN_ONLY_MODELS.get(mark.name)?.has(model.name), model.name).not.toBe(true)
  })

  it('takes no older cars than asked for where there are newer ones', () => {
    const newer = carsOf('Москва', 2013).filter(({ year }) => year >= 2013)
    expect(newer.length / 2_000).toBeGreaterThan(0.93)
  })
})

describe('the tables of popular cars', () => {
  it('name models of the dictionary with a generation in every year', () => {
    const known = new Map(models)
    for (const [mark, model, , from, to] of [...POPULAR_CARS, ...POPULAR_RIGHT_HAND_CARS]) {
      const generations = known.get(`${mark} ${model}`)?.generations ?? []
      for (let year = from; year <= to; year++) {
        const made = generations.some((one) => one.record.yearFrom <= year && one.to >= year)
        expect(made, `${mark} ${model} ${year}`).toBe(true)
      }
    }
  })

  it('name models of Japan’s own market that the dictionary has', () => {
    const names = new Set<string>(models.map(([name]) => name))
    const unknown = [...JAPAN_ONLY_MODELS].flatMap(([mark, all]) =>
      [...all].map((model) => `${mark} ${model}`).filter((name) => !names.has(name)),
    )
    expect(unknown).toEqual([])
  })

  it('have nicknames for the popular ones, and none for models that there are not', () => {
    const names = new Set(models.map(([name]) => name))
    for (const name of Object.keys(CAR_NICKNAMES)) expect(names).toContain(name)
    for (const name of popular) expect(CAR_NICKNAMES[name], name).toBeDefined()
  })
})
