import { MARK_CODES } from '@trassa/contracts/enumerations/marks'
import { describe, expect, it } from 'vitest'
import { formatNumber } from '../format/numbers.ts'
import { readCarDictionary } from './car-data.ts'
import { readCities } from './cities-data.ts'
import { readVehicleDictionary } from './vehicle-data.ts'

const cars = readCarDictionary()
const vehicles = readVehicleDictionary()
const cities = readCities()

const groups = MARK_CODES.map((code) => {
  const marks = vehicles.marks.filter((mark) => mark.code === code)
  const ids = new Set(marks.map(({ id }) => id))
  return {
    code,
    marks: marks.length,
    models: vehicles.models.filter(({ markId }) => ids.has(markId)).length,
  }
})

const line = (name: string, ...counts: number[]) =>
  name.padEnd(16) + counts.map((count) => formatNumber(count).padStart(10)).join('')

function report(): string {
  const { marks, models, generations, series, modifications } = cars
  return [
    line('cities', cities.length),
    line('regions', new Set(cities.map(({ regionName }) => regionName)).size),
    '',
    `${''.padEnd(16)}     marks    models   generat.    series  modific.`,
    line('cars', ...[marks, models, generations, series, modifications].map((rows) => rows.length)),
    ...groups.map((group) => line(group.code, group.marks, group.models)),
    line('but cars', vehicles.marks.length, vehicles.models.length),
  ].join('\n')
}

describe('§4 dictionaries that ship with the product', () => {
  it('hold marks and models in the hundreds', () => {
    process.stdout.write(`${report()}\n`)
    expect(vehicles.marks.length).toBeGreaterThanOrEqual(300)
    expect(vehicles.models.length).toBeGreaterThanOrEqual(1500)
  })
})
