import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import wabt from 'wabt'
import { createArena } from './arena.ts'

const SLOTS = 1024
const file = (name: string) => readFileSync(new URL(name, import.meta.url))
const arena = createArena()

it('kernels.wasm is what kernels.wat says', async () => {
  const { parseWat } = await wabt()
  const { buffer } = parseWat('kernels.wat', file('kernels.wat').toString(), {
    threads: true,
    simd: true,
  }).toBinary({})
  expect(Buffer.from(buffer).equals(file('kernels.wasm'))).toBe(true)
})

const words = fc.array(fc.constantFrom(0, 1, 0x80000000, 0xffffffff, 0x12345678), {
  minLength: SLOTS / 32,
  maxLength: SLOTS / 32,
})
const blockOf = (values: number[]) => {
  const block = arena.bitset(SLOTS)
  block.set(values)
  return block
}
const ones = (values: number[]) =>
  values.reduce((sum, word) => sum + word.toString(2).replaceAll('0', '').length, 0)

it('sets are intersected, subtracted, united and counted word by word', () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      const other = blockOf(b)
      const [shared, less, both] = [blockOf(a), blockOf(a), blockOf(a)]
      expect(arena.countShared(shared, other)).toBe(
        ones(a.map((word, at) => (word & (b[at] as number)) >>> 0)),
      )
      arena.intersect(shared, other)
      arena.subtract(less, other)
      arena.unite(both, other)
      const expected = (join: (x: number, y: number) => number) =>
        a.map((word, at) => join(word, b[at] as number) >>> 0)
      expect([...shared]).toEqual(expected((x, y) => x & y))
      expect([...less]).toEqual(expected((x, y) => x & ~y))
      expect([...both]).toEqual(expected((x, y) => x | y))
      for (const block of [other, shared, less, both]) arena.giveBack(block)
    }),
    { numRuns: 50 },
  )
})

it('the codes of selected slots are counted, whatever their width', () => {
  const held = fc.record({
    greatest: fc.constantFrom(3, 0xff, 0x100, 0xffff, 0x10000),
    bits: words,
    seed: fc.array(fc.nat(0x10000), { minLength: SLOTS, maxLength: SLOTS }),
  })
  fc.assert(
    fc.property(held, ({ greatest, bits, seed }) => {
      const values = seed.map((value) => Math.min(value, greatest))
      const codes = arena.grownCodes(undefined, SLOTS, greatest)
      codes.set(values)
      const counters = arena.counters(greatest + 1)
      const block = blockOf(bits)
      arena.countCodes(block, codes, counters)
      const expected = new Uint32Array(counters.length)
      values.forEach((code, slot) => {
        const word = block[slot >>> 5] as number
        expected[code] = (expected[code] as number) + ((word >>> (slot & 31)) & 1)
      })
      expect([...counters].join() === [...expected].join()).toBe(true)
      for (const one of [codes, counters, block]) arena.giveBack(one)
    }),
    { numRuns: 50 },
  )
})

it('codes stay what they are when they get more room or become wider', () => {
  let codes = arena.grownCodes(undefined, SLOTS, 1)
  codes.set([7, 255])
  for (const [slots, greatest, bytes] of [
    [2 * SLOTS, 0, 1],
    [2 * SLOTS, 256, 2],
    [4 * SLOTS, 0, 2],
    [4 * SLOTS, 70_000, 4],
  ] as const) {
    codes = arena.grownCodes(codes, slots, greatest)
    expect([codes.length, codes.BYTES_PER_ELEMENT]).toEqual([slots, bytes])
    expect([...codes.subarray(0, 3), codes.at(-1)]).toEqual([7, 255, 0, 0])
  }
  arena.giveBack(codes)
})

it('a range holds its ends, and no slot without a number', () => {
  const values = [Number.NaN, -1, 0, 0.1, 1.6, 2, 2 ** 40, Number.POSITIVE_INFINITY]
  const bound = fc.constantFrom(...values.slice(1), Number.NEGATIVE_INFINITY)
  const column = fc.array(fc.constantFrom(...values), { minLength: SLOTS, maxLength: SLOTS })
  fc.assert(
    fc.property(column, bound, bound, (numbers, from, to) => {
      const held = arena.grownNumbers(undefined, SLOTS)
      held.set(numbers)
      const bits = arena.bitset(SLOTS)
      arena.selectRange(bits, held, from, to)
      const found = numbers.map(
        (_, slot) => (((bits[slot >>> 5] as number) >>> (slot & 31)) & 1) === 1,
      )
      expect(found).toEqual(numbers.map((value) => value >= from && value <= to))
      arena.giveBack(held)
      arena.giveBack(bits)
    }),
    { numRuns: 50 },
  )
})

it('keeps every block as it was while others come, grow and go', () => {
  const step = fc.record({ nth: fc.nat(5), steps: fc.integer({ min: 1, max: 300 }) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (changes) => {
      const own = createArena()
      const blocks = Array.from({ length: 6 }, () => own.bitset(0))
      changes.forEach(({ nth, steps }, turn) => {
        const block = blocks[nth] ?? own.bitset(0)
        if (turn % 3 === 2) {
          own.giveBack(block)
          blocks[nth] = own.bitset(steps * 512)
        } else blocks[nth] = own.grownBitset(block, steps * 512)
        blocks[nth]?.fill(nth)
        blocks.forEach((one, index) => {
          expect(one.every((word) => word === index)).toBe(true)
        })
      })
    }),
    { numRuns: 30 },
  )
})
