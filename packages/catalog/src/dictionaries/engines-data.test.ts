import { expect, it } from 'vitest'
import { spellingKey } from '../names/spelling-key.ts'
import { readCarDictionary } from './car-data.ts'
import { readEngines } from './engines-data.ts'
import { readVehicleDictionary } from './vehicle-data.ts'

const engines = readEngines()

it('engines are of marks that exist, and for parts', () => {
  const marks = new Set(
    [...readCarDictionary().marks, ...readVehicleDictionary().marks].map(({ id }) => id),
  )
  for (const { code, types, marks: own } of engines.values()) {
    expect([
      code,
      types.length > 0 && types.every((adType) => adType.startsWith('auto_parts_')),
    ]).toEqual([code, true])
    expect([code, own.filter((id) => !marks.has(id))]).toEqual([code, []])
  }
})

it.each([
  ['1zz', '1ZZ-FE'],
  ['к4м', 'K4M'],
  ['cfna', 'CFNA'],
  ['двигатель 406', 'ЗМЗ 406'],
])('%s is %s', (typed, code) => {
  expect(engines.get(spellingKey(typed))?.code).toBe(code)
})
