import { expect, it } from 'vitest'
import { markSets } from './mark-sets.ts'
import { typeFields } from './type-fields.ts'

const { marksOf, setsOf } = markSets({
  carMarks: [{ id: 'toyota' }],
  vehicleMarks: [
    { id: 'kamaz', codes: ['truck', 'bus'] },
    { id: 'toyota', codes: ['hydro'] },
  ],
})

it('a type has the marks of its codes, types with the same codes one set', () => {
  expect([...marksOf(typeFields('truck'))]).toEqual(['kamaz'])
  expect(marksOf(typeFields('auto_parts_truck'))).toBe(marksOf(typeFields('truck')))
  expect(marksOf(typeFields('services')).size).toBe(0)
})

it('a mark is in the sets of all types that have it', () => {
  const setsOfTypes = (...types: ('auto' | 'hydro' | 'moto_parts_hydro')[]) =>
    new Set(types.map((type) => marksOf(typeFields(type))))
  expect(new Set(setsOf('toyota'))).toEqual(setsOfTypes('auto', 'hydro', 'moto_parts_hydro'))
  expect(setsOf('unknown')).toEqual([])
})
