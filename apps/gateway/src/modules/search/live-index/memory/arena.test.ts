import { formOf } from '@trassa/catalog/ad-types/form-of'
import { expect, it } from 'vitest'
import { countBits } from '../bitset.ts'
import type { LiveRow } from '../live-row.ts'
import { createSegment } from '../segment.ts'
import { type Block, createArena, SLOTS_IN_STEP } from './arena.ts'

const PAGE = 65_536
const PAGES = 40

/** Takes what is left of an arena. */
function exhaust(arena: ReturnType<typeof createArena>): Block[] {
  const blocks: Block[] = []
  for (;;) {
    try {
      blocks.push(arena.bitset(SLOTS_IN_STEP))
    } catch {
      return blocks
    }
  }
}

it('an arena grows to its last page', () => {
  const arena = createArena(PAGES)
  const blocks = exhaust(arena)
  expect(arena.size).toBe(PAGES * PAGE)
  expect(blocks).toHaveLength((PAGES * PAGE) / (SLOTS_IN_STEP / 8))
})

it('an ad for which there was no memory is added once there is', () => {
  const arena = createArena(PAGES)
  const segment = createSegment(formOf('auto'), arena)
  const write = (id: number) =>
    segment.upsert({
      ...{ id: String(id), userId: '1', adType: 'auto', stat: 1, fields: {} },
      price: String(id * 100),
    } as unknown as LiveRow)
  segment.reserve(SLOTS_IN_STEP)
  for (let id = 1; id <= SLOTS_IN_STEP; id++) write(id)
  const blocks = exhaust(arena)
  const late = SLOTS_IN_STEP + 1
  expect(() => write(late)).toThrow()
  expect(segment.capacity).toBe(SLOTS_IN_STEP)
  expect(segment.slotOf(late)).toBeUndefined()
  for (const block of blocks) arena.giveBack(block)
  write(late)
  const ofPrice = (from: number) =>
    countBits(segment.select([{ key: 'price', op: 'range', from, to: 1e6 }]))
  expect([ofPrice(late), ofPrice(1)]).toEqual([1, late])
})
