import { type Bitset, SLOTS_IN_WORD, wordsFor } from './bitset.ts'

/** A position in an order: the key, then the id, so that no two ads are equal. */
export interface SortPosition {
  key: number
  id: number
}

/**
 * The sort key of every slot, with the least and greatest key of each word of slots: the search for a
 * page skips words whose keys are all worse than what was found so far.
 */
export interface SortKey {
  keys: Float64Array
  least: Float64Array
  greatest: Float64Array
}

export const noSortKey = (): SortKey => grownSortKey(undefined, 0)

export function grownSortKey(key: SortKey | undefined, capacity: number): SortKey {
  const copy = (values: Float64Array | undefined, length: number, empty: number) => {
    const grown = new Float64Array(length).fill(empty)
    if (values) grown.set(values)
    return grown
  }
  return {
    keys: copy(key?.keys, capacity, Number.NaN),
    least: copy(key?.least, wordsFor(capacity), Number.POSITIVE_INFINITY),
    greatest: copy(key?.greatest, wordsFor(capacity), Number.NEGATIVE_INFINITY),
  }
}

/** Sets a slot's key; NaN removes it. */
export function putKey(key: SortKey, slot: number, value: number): void {
  const { keys, least, greatest } = key
  const before = keys[slot] as number
  const word = slot >>> 5
  keys[slot] = value
  if (!Number.isNaN(before)) {
    if (before !== value) measureWord(key, word)
  } else {
    if (value < (least[word] as number)) least[word] = value
    if (value > (greatest[word] as number)) greatest[word] = value
  }
}

function measureWord({ keys, least, greatest }: SortKey, word: number): void {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  const start = word * SLOTS_IN_WORD
  for (let slot = start; slot < start + SLOTS_IN_WORD; slot++) {
    const key = keys[slot] as number
    if (key < low) low = key
    if (key > high) high = key
  }
  least[word] = low
  greatest[word] = high
}

/** The slots whose key is at most `bound`; words with greater keys only are skipped. */
export function slotsUpTo({ keys, least }: SortKey, bound: number): number[] {
  const slots: number[] = []
  for (let word = 0; word < least.length; word++) {
    if (!((least[word] as number) <= bound)) continue
    const start = word * SLOTS_IN_WORD
    for (let slot = start; slot < start + SLOTS_IN_WORD; slot++) {
      if ((keys[slot] as number) <= bound) slots.push(slot)
    }
  }
  return slots
}

interface PageRequest {
  descending: boolean
  after?: SortPosition | undefined
  size: number
}

/** The first `size` slots of a set in an order, after a position in it. */
export function firstSlots(
  bits: Bitset,
  ids: Float64Array,
  { keys, least, greatest }: SortKey,
  { descending, after, size }: PageRequest,
): number[] {
  // Negated for a descending order, so that less always comes first.
  const sign = descending ? -1 : 1
  const best = descending ? greatest : least
  const worst = descending ? least : greatest
  const isBefore = (slot: number, key: number, id: number) =>
    (keys[slot] as number) * sign < key ||
    ((keys[slot] as number) * sign === key && (ids[slot] as number) * sign < id)
  const fromKey = after ? after.key * sign : Number.NEGATIVE_INFINITY
  const fromId = after ? after.id * sign : Number.NEGATIVE_INFINITY
  const found: number[] = []
  let lastKey = Number.POSITIVE_INFINITY
  let lastId = Number.POSITIVE_INFINITY

  // Newer ads tend to have greater slots.
  for (let step = 0; step < bits.length; step++) {
    const word = descending ? bits.length - 1 - step : step
    let rest = bits[word] as number
    if (rest === 0 || (best[word] as number) * sign > lastKey) continue
    if ((worst[word] as number) * sign < fromKey) continue
    for (; rest !== 0; rest &= rest - 1) {
      const slot = (word << 5) + 31 - Math.clz32(rest & -rest)
      const key = (keys[slot] as number) * sign
      if (key > lastKey || key < fromKey) continue
      const id = (ids[slot] as number) * sign
      if ((key === lastKey && id >= lastId) || (key === fromKey && id <= fromId)) continue
      insert(slot, key, id)
    }
  }
  return found

  function insert(slot: number, key: number, id: number): void {
    let index = found.length
    while (index > 0 && !isBefore(found[index - 1] as number, key, id)) index--
    found.splice(index, 0, slot)
    if (found.length > size) found.pop()
    if (found.length < size) return
    const last = found[size - 1] as number
    lastKey = (keys[last] as number) * sign
    lastId = (ids[last] as number) * sign
  }
}
