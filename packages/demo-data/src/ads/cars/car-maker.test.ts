import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { hasCheckDigit, VIN_PATTERN } from '@trassa/catalog/vin/vin'
import { describe, expect, it } from 'vitest'
import { carChoice } from './car-choice.ts'
import { demoCar } from './car-maker.ts'
import { carTree } from './car-tree.ts'

const choice = carChoice(carTree(readCarDictionary()))
const context = {
  cityOf: () => ({ name: 'Казань', nameIn: 'Казани', regionName: 'Татарстан' }),
  season: 'autumn',
} as const
const car = (seed: string | number, rank = 0) => demoCar(seed, choice, { ...context, rank })
const cars = Array.from({ length: 600 }, (_, seed) => car(seed, seed))

describe('demo cars', () => {
  it('are the same for the same seed', () => {
    expect(car('a')).toEqual(car('a'))
    expect(car('a')).not.toEqual(car('b'))
  })

  it('§4 forms: fill every required field with values that the form knows', () => {
    for (const { fields } of cars)
      for (const field of AUTO_FORM.fields) {
        const value = fields[field.key]
        const electric = field.key === 'volume' && fields.fuel === 4
        if (field.required && !electric) expect(value, field.key).not.toBeNull()
        if (field.kind.type !== 'enumeration' || value === null) continue
        const known = new Set(field.kind.options.map((option) => option.id))
        for (const id of Array.isArray(value) ? value : [value])
          expect(known, `${field.key} ${id}`).toContain(id)
      }
    const keys = new Set(AUTO_FORM.fields.map((field) => field.key))
    expect(Object.keys(cars[0]?.fields ?? {}).filter((key) => !keys.has(key))).toEqual([])
  })

  it('§4 VIN: has seventeen signs and a right check digit', () => {
    const vins = cars.flatMap(({ fields }) => (typeof fields.vin === 'string' ? [fields.vin] : []))
    expect(vins.length).toBeGreaterThan(500)
    for (const vin of vins) {
      expect(vin).toMatch(VIN_PATTERN)
      expect(hasCheckDigit(vin), vin).toBe(true)
    }
    expect(new Set(vins).size).toBe(vins.length)
  })

  it('§3 risk: texts have no phones, no links and no shouting', () => {
    for (const { description, name } of cars) {
      expect(description.length).toBeGreaterThanOrEqual(60)
      expect(description.length).toBeLessThanOrEqual(900)
      // A name may have an exclamation mark: Volkswagen up!
      expect(description.replaceAll(name, '')).not.toMatch(/https?:|www\.|\.ru|@|!/)
      expect(description).not.toMatch(/(?:\d[\s()-]*){8,}/)
      expect(description).not.toMatch(/undefined|null|NaN/)
    }
    expect(new Set(cars.map(({ description }) => description)).size).toBe(cars.length)
  })

  it('cost less the older they are, on average', () => {
    const average = (from: number, to: number) => {
      const prices = cars
        .filter(({ fields }) => Number(fields.year) >= from && Number(fields.year) < to)
        .map(({ price }) => price)
      return prices.reduce((sum, price) => sum + price, 0) / prices.length
    }
    expect(average(2022, 2027)).toBeGreaterThan(average(2015, 2022))
    expect(average(2015, 2022)).toBeGreaterThan(average(2007, 2015))
    expect(average(2007, 2015)).toBeGreaterThan(average(1970, 2007))
    for (const { price } of cars) expect(price % 1000).toBe(0)
  })

  it('are shown from three to six sides, a cover of the outside first', () => {
    for (const { photos, fields } of cars) {
      expect(photos.length).toBeGreaterThanOrEqual(3)
      expect(photos.length).toBeLessThanOrEqual(6)
      expect(['quarter', 'side']).toContain(photos[0]?.view)
      expect(new Set(photos.map((photo) => photo.view)).size).toBe(photos.length)
      expect(photos[0]?.bodyType).toBe(fields.bodyType)
      expect(photos[0]?.plate).toMatch(/\D(16|116|716)$/)
    }
  })
})
