import { expect, it } from 'vitest'
import { parseRange } from './byte-range.ts'

it.each([
  ['bytes=0-9', { from: 0, to: 9 }],
  ['Bytes=0-0', { from: 0, to: 0 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-1000', { from: 90, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
])('%s of a hundred bytes is %j', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range)
})

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  '%s of a hundred bytes cannot be satisfied',
  (header) => {
    expect(parseRange(header, 100)).toBe('unsatisfiable')
  },
)

it.each([
  undefined,
  '',
  'bytes=-',
  'bytes=9-0',
  'bytes=0-1,5-6',
  'bytes=a-b',
  'bytes= 0-1',
  'items=0-1',
  'bytes=0-1x',
])('%s is ignored', (header) => {
  expect(parseRange(header, 100)).toBeUndefined()
})

it('nothing of an empty file can be had', () => {
  for (const header of ['bytes=0-', 'bytes=-1', 'bytes=0-0']) {
    expect(parseRange(header, 0)).toBe('unsatisfiable')
  }
})
