import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../random.ts'
import { NUMBER_SHAPES } from './number-shapes.ts'
import { PART_CODES } from './part-codes.ts'
import { partNumber } from './part-number.ts'

const BUMPER = PART_CODES.auto_parts_car?.get(602)
const numberFor = (mark: string, model: string | null, codes = BUMPER) =>
  partNumber(codes, { markId: '1', modelId: '1', mark, model, name: '' }, createRandom(1))

describe('part numbers', () => {
  it.each([
    ['Lada (ВАЗ)', 'Granta', /^2190-2803015$/],
    ['Lada (ВАЗ)', '2114', /^2114-2803015$/],
    ['Hyundai', 'Solaris', /^86511-[A-Z]\d000$/],
    ['Toyota', 'Camry', /^52119-\d{5}$/],
    ['Volkswagen', 'Polo', /^6RU807221[A-Z]$/],
    ['КАМАЗ', '65115', /^65115-2803015$/],
    ['Scania', 'R440', /^2\d{6}$/],
  ])('of a bumper for %s %s are written as its maker writes them', (mark, model, number) => {
    expect(numberFor(mark, model)).toMatch(number)
  })

  it('are there for parts and marks that the tables do not know', () => {
    expect(numberFor('Toyota', 'Camry', undefined)).toMatch(/^\d{5}-\d{5}$/)
    expect(numberFor('Rover', '75')).toMatch(/^[A-Z\d-]{8,}$/)
    expect(partNumber(BUMPER, null, createRandom(2))).toMatch(/^[A-Z\d-]{8,}$/)
  })

  it('have shapes for marks and models that there are', () => {
    const names = new Set<string>()
    for (const { marks, models } of [readCarDictionary(), readVehicleDictionary()]) {
      const markNames = new Map(marks.map(({ id, name }) => [id, name]))
      for (const name of markNames.values()) names.add(name)
      for (const { markId, name } of models) names.add(`${markNames.get(markId)} ${name}`)
    }
    for (const name of Object.keys(NUMBER_SHAPES)) expect(names).toContain(name)
  })
})
