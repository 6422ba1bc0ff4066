import { useTable } from '@tanstack/react-table'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { COLUMNS, FROZEN } from '../columns/columns.tsx'
import { tableModelFeatures as features } from '../columns/table-model.ts'
import { columnsInSight, placeColumns } from './geometry.ts'

const tableOf = (count: number) =>
  renderHook(() =>
    useTable({
      features,
      columns: [FROZEN, ...COLUMNS.slice(0, count)].map((column) => ({ ...column, size: 100 })),
      data: [],
      initialState: { columnPinning: { start: [FROZEN.id], end: [] } },
    }),
  ).result.current
const geometry = placeColumns(tableOf(20), true)

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
  expect(columnsInSight(placeColumns(tableOf(0), false), { scrollLeft: 0, width: 600 })).toEqual([
    0, -1,
  ])
})
