import { expect, it } from 'vitest'
import { movedBy } from './grid-keys.ts'

const bounds = { rows: 100, columns: 20, page: 15 }
const press = (code: string, change = {}) => ({
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...change,
})

it.each([
  ['ArrowDown', {}, { row: 11, column: 5 }],
  ['ArrowUp', {}, { row: 9, column: 5 }],
  ['ArrowLeft', {}, { row: 10, column: 4 }],
  ['ArrowRight', {}, { row: 10, column: 6 }],
  ['PageDown', {}, { row: 25, column: 5 }],
  ['PageUp', {}, { row: 0, column: 5 }],
  ['Home', {}, { row: 10, column: 1 }],
  ['End', {}, { row: 10, column: 20 }],
  ['Home', { ctrlKey: true }, { row: 0, column: 1 }],
  ['End', { ctrlKey: true }, { row: 99, column: 5 }],
])('%s %j', (code, change, to) => {
  expect(movedBy(press(code, change), { row: 10, column: 5 }, bounds)).toEqual(to)
})

it('begins with the first cell, and leaves other keys alone', () => {
  expect(movedBy(press('ArrowDown'), null, bounds)).toEqual({ row: 0, column: 1 })
  const toEnd = press('End', { ctrlKey: true })
  expect(movedBy(toEnd, null, bounds)).toEqual({ row: 99, column: 1 })
  expect(movedBy(press('KeyA'), { row: 1, column: 1 }, bounds)).toBeNull()
  expect(movedBy(press('ArrowDown', { altKey: true }), { row: 1, column: 1 }, bounds)).toBeNull()
  expect(movedBy(press('ArrowDown'), null, { ...bounds, rows: 0 })).toBeNull()
})
