import { expect, it } from 'vitest'
import { adRow } from '../../../testing/samples.ts'
import {
  countOfMarks,
  isMarked,
  marked,
  NO_MARKS,
  refreshed,
  selectionOf,
} from './selected-rows.ts'

const [one, two, three] = [adRow('1'), adRow('2'), adRow('3')]

it('marks rows and takes marks away', () => {
  const marks = marked(marked(NO_MARKS, [one, two], true), [one], false)
  expect(isMarked(marks, '1')).toBe(false)
  expect(isMarked(marks, '2')).toBe(true)
  expect(selectionOf(marks, { filter: {}, total: 9 })).toEqual({ kind: 'rows', rows: [two] })
})

it('domain §9: all that is found but for some', () => {
  const all = { all: true, rows: new Map() }
  const marks = marked(all, [two, three], false)
  expect(isMarked(marks, '1')).toBe(true)
  expect(isMarked(marks, '2')).toBe(false)
  expect(countOfMarks(marks, 8412)).toBe(8410)
  expect(selectionOf(marks, { filter: { stats: '1' }, total: 8412 })).toEqual({
    kind: 'found',
    filter: { stats: '1' },
    total: 8412,
    except: ['2', '3'],
  })
  expect(isMarked(marked(marks, [two], true), '2')).toBe(true)
})

it('keeps marked rows in the version that is shown', () => {
  const marks = marked(NO_MARKS, [one, two], true)
  expect(refreshed(marks, [one, three])).toBe(marks)
  const newer = adRow('1', { version: 8 })
  expect(refreshed(marks, [newer]).rows.get('1')).toBe(newer)
  expect(refreshed(marks, [newer]).rows.get('2')).toBe(two)
})
