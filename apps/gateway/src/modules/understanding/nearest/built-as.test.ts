import { expect, it } from 'vitest'
import { builtAsOf } from './built-as.ts'

const builtAs = builtAsOf({
  countries: new Map([
    ['10', 'Япония'],
    ['20', 'Корея'],
    ['30', 'Япония'],
  ]),
  markOf: (model) => ({ 1: '10', 2: '20' })[model],
  generations: [
    {
      id: '11',
      parentId: '1',
      yearFrom: 1994,
      yearTo: 2001,
      bodies: [1, 5],
      fuels: [1],
      volumes: [1.3, 1.6],
    },
    {
      id: '12',
      parentId: '1',
      yearFrom: 2001,
      yearTo: 2009,
      bodies: [1],
      fuels: [1, 2],
      volumes: [2],
    },
    { id: '21', parentId: '2', yearFrom: 2016, yearTo: null, bodies: [10], fuels: [], volumes: [] },
  ],
})

const none = { marks: [], models: [], generations: [] }

it('a car was built in the years of its generations, or of those that are named', () => {
  expect(builtAs({ ...none, models: ['1'] })).toEqual({
    from: 1994,
    to: 2009,
    bodies: [1, 5],
    fuels: [1, 2],
    volumes: [1.3, 2],
    marks: ['10', '30'],
  })
  expect(builtAs({ ...none, models: ['1'], generations: ['12'] })).toEqual({
    from: 2001,
    to: 2009,
    bodies: [1],
    fuels: [1, 2],
    volumes: [2, 2],
    marks: ['10', '30'],
  })
  expect(builtAs({ ...none, models: ['1', '2'] })).toEqual({
    from: 1994,
    to: null,
    bodies: [1, 5, 10],
    fuels: [],
    volumes: [1.3, 2],
    marks: ['10', '20', '30'],
  })
  expect(builtAs({ ...none, models: ['3'] })).toBeUndefined()
  expect(builtAs({ ...none, marks: ['20'] })).toMatchObject({ bodies: [10], marks: ['20'] })
})
