import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countBits, slotsOf } from '../bitset.ts'
import { createArena } from '../memory/arena.ts'
import { PostingList } from './posting-list.ts'

const arena = createArena()
const CAPACITY = 4096
/** More than a list is worth keeping for, so that sets change over in both directions. */
const SLOTS = 150

it('holds what was put into it, as a list and as bits', () => {
  const runs = fc.array(fc.record({ add: fc.boolean(), slots: fc.array(fc.nat(SLOTS)) }))
  fc.assert(
    fc.property(runs, (steps) => {
      const set = new PostingList(arena)
      const expected = new Set<number>()
      for (const { add, slots } of steps) {
        for (const slot of slots) {
          if (expected.has(slot) === add) continue
          if (add) set.add(slot, CAPACITY)
          else set.remove(slot, CAPACITY)
          if (add) expected.add(slot)
          else expected.delete(slot)
        }
        const bits = arena.bitset(CAPACITY)
        set.addTo(bits)
        expect([...slotsOf(bits, countBits(bits))]).toEqual([...expected].sort((a, b) => a - b))
        expect(set.size).toBe(expected.size)
      }
    }),
  )
})

it('changes over to bits and back', () => {
  const set = new PostingList(arena)
  for (let slot = 0; slot < SLOTS; slot++) set.add(slot, CAPACITY)
  for (let slot = 2; slot < SLOTS; slot++) set.remove(slot, CAPACITY)
  set.add(7, CAPACITY)
  const bits = arena.bitset(CAPACITY)
  set.addTo(bits)
  expect([...slotsOf(bits, countBits(bits))]).toEqual([0, 1, 7])
})
