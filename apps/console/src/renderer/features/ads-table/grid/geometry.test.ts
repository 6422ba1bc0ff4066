import { expect, it } from 'vitest'
import { COLUMNS } from '../columns/columns.tsx'
import { columnsInSight, placeColumns } from './geometry.ts'

const geometry = placeColumns(COLUMNS.slice(0, 20), () => 100, true)

it('places columns behind the frozen one and its tick box', () => {
  expect(geometry.frozen.width).toBe(136)
  expect(geometry.columns[0]).toMatchObject({ left: 136, width: 100, index: 2 })
  expect(geometry.width).toBe(2136)
})

it('draws the columns in sight and a little more', () => {
  expect(columnsInSight(geometry, { scrollLeft: 0, width: 600 })).toEqual([0, 6])
  const [first, last] = columnsInSight(geometry, { scrollLeft: 1000, width: 600 })
  expect(first).toBeGreaterThan(5)
  expect(last).toBeLessThan(19)
  expect(columnsInSight(geometry, { scrollLeft: 1536, width: 600 })[1]).toBe(19)
})

it('has no column where none is shown', () => {
  expect(
    columnsInSight(
      placeColumns([], () => 100, false),
      { scrollLeft: 0, width: 600 },
    ),
  ).toEqual([0, -1])
})
