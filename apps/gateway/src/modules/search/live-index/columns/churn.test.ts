import { expect, it } from 'vitest'
import { createArena } from '../memory/arena.ts'
import { createCodeTable } from './code-table.ts'
import { encodedColumn } from './encoded-column.ts'
import { selectionOf } from './selection.ts'
import { textColumn } from './text-column.ts'

const SLOTS = 512
const arena = createArena()

const heldOf = (select: (bits: ReturnType<typeof arena.bitset>) => void): number => {
  const bits = arena.bitset(SLOTS)
  select(bits)
  const held = arena.countShared(bits, bits)
  arena.giveBack(bits)
  return held
}

it('codes of values that are gone are given to others', () => {
  const table = createCodeTable()
  for (let value = 0; value < 200_000; value++) {
    table.release(table.addCode(`номер ${value}`))
  }
  expect(table.end).toBe(2)
})

it('two hundred thousand different values over time leave only those that slots have', () => {
  const texts = textColumn()
  const ids = encodedColumn(arena)
  for (const column of [texts, ids]) column.grow(SLOTS)
  for (let value = 0; value < 200_000; value++) {
    texts.set(value % SLOTS, ` Part-${value} `)
    ids.set(value % SLOTS, String(value + 1))
  }
  const exact = (value: string) => ({ key: 'any', op: 'exact', value }) as const
  expect(heldOf((bits) => texts.select(bits, exact('PART-199999')))).toBe(1)
  expect(heldOf((bits) => texts.select(bits, exact('part-1')))).toBe(0)
  expect(heldOf((bits) => ids.select(bits, exact('200000')))).toBe(1)
  expect(heldOf((bits) => ids.select(bits, exact('1')))).toBe(0)
  const counted = new Map<string, number>()
  const all = arena.bitset(SLOTS).fill(0xffffffff)
  ids.count?.(
    selectionOf({ arena, take: () => arena.bitset(SLOTS) }, all, { bits: all, size: SLOTS }),
    (value, total) => counted.set(value, total),
  )
  expect(counted.size).toBe(SLOTS)
  expect([...counted.values()].every((total) => total === 1)).toBe(true)
})
