import { expect, it } from 'vitest'
import type { AdState } from '../live-index/ad-state.ts'
import { type Bitset, setBit } from '../live-index/bitset.ts'
import { NO_RANK } from '../text/following/rank-at.ts'
import { textChanges } from './text-changes.ts'

const state = (slot: number) => ({ id: 100 + slot, slot }) as AdState
const setOf = (...slots: number[]): Bitset => {
  const bits = new Uint32Array(1)
  for (const slot of slots) setBit(bits, slot)
  return bits
}
const concerns = () => true
/** Slot 1 was found, slot 2 was not; what is in a slot now, `present` says by its rank. */
const setup = (present: Record<number, number> = {}) =>
  textChanges({ among: setOf(1), rankAt: (slot) => present[slot] }, [
    { bits: setOf(1), reason: '' },
  ])

const kept = (slot: number) => ({ before: state(slot), after: state(slot), hasSameText: true })
const rewritten = (slot: number) => ({ before: state(slot), after: state(slot) })
const gone = (slot: number) => ({ before: state(slot) })
const added = (slot: number) => ({ after: state(slot) })
const nothing = { before: undefined, after: undefined }

it('ads that keep their text are in the list as they were found', () => {
  const changes = setup()
  const seen = changes([kept(1), kept(2), gone(1), gone(2)], concerns)
  expect(seen?.seen).toMatchObject([
    { before: state(1), after: state(1) },
    nothing,
    { before: state(1), after: undefined },
    nothing,
  ])
  expect(seen?.rest).toBe(changes)
})

it('an ad with another text is in the list by its words, also when it changes again', () => {
  const seen = setup({ 1: NO_RANK, 2: 1 })([rewritten(1), rewritten(2)], concerns)
  expect(seen?.seen).toMatchObject([
    { before: state(1), after: undefined },
    { before: undefined, after: state(2) },
  ])
  expect(seen?.rest([kept(1), kept(2)], concerns)?.seen).toMatchObject([
    nothing,
    { before: state(2), after: state(2) },
  ])
})

it('an ad that is found has its former rank before it got another text, and that of its words after it', () => {
  const seen = setup({ 1: 1 })([rewritten(1), kept(1)], concerns)
  expect(seen?.seen).toMatchObject([
    { rankBefore: 0, rankAfter: 1 },
    { rankBefore: 1, rankAfter: 1 },
  ])
})

it('an ad in the slot of one that is gone is another ad', () => {
  const seen = setup({ 1: NO_RANK })([gone(1), added(1), gone(1)], concerns)
  expect(seen?.seen).toMatchObject([{ before: state(1) }, nothing, nothing])
})

it('where words are not at hand, nothing is told of an ad that concerns the list', () => {
  const changes = setup()
  expect(changes([added(3)], concerns)).toBeUndefined()
  const later = changes([added(3)], () => false)
  expect(later?.rest([kept(3)], concerns)).toBeUndefined()
  expect(later?.rest([kept(3)], () => false)).toBeDefined()
  expect(textChanges({ among: setOf(1) })([kept(1)], concerns)).toBeUndefined()
})

it('is not changed by being asked', () => {
  const changes = setup({ 2: 0 })
  const once = changes([rewritten(2)], concerns)
  expect(changes([rewritten(2)], concerns)?.seen).toEqual(once?.seen)
})

it('a list without a text has all changes', () => {
  const changes = [added(3), gone(1)]
  expect(textChanges({})(changes, concerns)?.seen).toBe(changes)
})
