import { expect, it } from 'vitest'
import { type Packed, unpacked } from './packed.ts'

it('what the server packed is read once', () => {
  const packed: Packed<{ list: number[] }> = { packed: '{"list":[1]}' }
  expect(unpacked(packed)).toEqual({ list: [1] })
  expect(unpacked(packed)).toBe(unpacked(packed))
})

it('what the browser loaded itself is as it was', () => {
  const loaded = { list: [1] }
  expect(unpacked(loaded)).toBe(loaded)
})
