import { expect, it } from 'vitest'
import { builtAsOf } from './built-as.ts'

const builtAs = builtAsOf([
  { id: '11', parentId: '1', yearFrom: 1994, yearTo: 2001, bodies: [1, 5] },
  { id: '12', parentId: '1', yearFrom: 2001, yearTo: 2009, bodies: [1] },
  { id: '21', parentId: '2', yearFrom: 2016, yearTo: null, bodies: [10] },
])

it('a car was built in the years of its generations, or of those that are named', () => {
  expect(builtAs(['1'], [])).toEqual({ from: 1994, to: 2009, bodies: [1, 5] })
  expect(builtAs(['1'], ['12'])).toEqual({ from: 2001, to: 2009, bodies: [1] })
  expect(builtAs(['1', '2'], [])).toEqual({ from: 1994, to: null, bodies: [1, 5, 10] })
  expect(builtAs(['3'], [])).toBeUndefined()
})
