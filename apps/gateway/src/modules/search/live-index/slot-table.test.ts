import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createSlotTable } from './slot-table.ts'

/** Few ids, near each other and far beyond 32 bits, so that chains meet. */
const anId = fc.oneof(
  fc.nat(40),
  fc.nat(40).map((n) => n * 2 ** 32 + 7),
  fc.nat(2 ** 31),
)

it('finds what was added and not removed', () => {
  const steps = fc.array(fc.record({ id: anId, add: fc.boolean() }), { maxLength: 300 })
  fc.assert(
    fc.property(steps, (changes) => {
      const idBySlot: number[] = []
      const table = createSlotTable((slot) => idBySlot[slot] as number)
      const expected = new Map<number, number>()
      for (const { id, add } of changes) {
        if (add && !expected.has(id)) {
          expected.set(id, idBySlot.push(id) - 1)
          table.add(id, idBySlot.length - 1)
        } else if (!add && expected.delete(id)) table.remove(id)
        expect(table.get(id)).toBe(expected.get(id))
      }
      for (const [id, slot] of expected) expect(table.get(id)).toBe(slot)
      expect(table.size).toBe(expected.size)
    }),
  )
})
