import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Arena, Block } from '../memory/arena.ts'
import { createCodeTable, NO_VALUE } from './code-table.ts'
import { type CountVisitor, type FieldColumn, selectAll } from './field-column.ts'
import { PostingList } from './posting-list.ts'

/** What counting costs, relative to one slot of a list that is looked up in a set. */
const COST = { scannedSlot: 1.5, listedSlot: 1, wordOfSet: 0.25 } as const

/** Counters beyond the codes that there are, so that they seldom have to grow. */
const SPARE_CODES = 1.5

/** The values that a filter chooses. */
export const chosenIn = (filter: Filter): readonly unknown[] => {
  if (filter.op === 'range') return []
  return filter.op === 'many' ? filter.values : [filter.value]
}

/**
 * A dictionary-encoded column – one value of an enumeration or a dictionary in each slot – with an inverted
 * index: a posting list of slots for each value. A value without slots is forgotten, but for those of an enumeration.
 *
 * @param values the closed set of values; absent for a dictionary
 */
export function encodedColumn(arena: Arena, values?: readonly number[]): FieldColumn {
  const table = createCodeTable()
  const postings: PostingList[] = [new PostingList(arena)]
  let codeBySlot = arena.grownCodes(undefined, 0, 0)
  let capacity = 0
  /** Slots of values that are kept as lists, and words of those that are kept as sets. */
  let listed = 0
  let words = 0
  /** Whether the posting lists wait for the last value. */
  let isFilling = false
  /** By code; zeros between two counts. */
  let totals = arena.counters(0)
  for (const value of values ?? []) table.addCode(value)

  function change(code: number, work: (posting: PostingList) => void): void {
    const posting = postings[code] ?? new PostingList(arena)
    postings[code] = posting
    listed -= posting.listed
    words -= posting.words
    work(posting)
    listed += posting.listed
    words += posting.words
    if (posting.size === 0 && !values) table.release(code)
  }

  function makeRoom(): void {
    if (totals.length < table.end) totals = arena.counters(table.end * SPARE_CODES, totals)
  }

  /** Adds up the codes of a set in `totals`. */
  function addUp(bits: Block): void {
    makeRoom()
    arena.countCodes(bits, codeBySlot, totals)
  }

  function scan(bits: Block, visit: CountVisitor): void {
    addUp(bits)
    for (let code = 1; code < table.end; code++) {
      const total = totals[code] as number
      if (total > 0) visit(table.names[code] as string, total)
    }
    totals.fill(0)
  }

  /** Does not go through all codes. */
  function scanFew(slots: Int32Array, visit: CountVisitor): void {
    makeRoom()
    const met: number[] = []
    // By index: ten times as fast as `for … of` over a typed array.
    for (let at = 0; at < slots.length; at++) {
      const code = codeBySlot[slots[at] as number] as number
      if (totals[code] === 0) met.push(code)
      totals[code] = (totals[code] as number) + 1
    }
    for (const code of met) {
      if (code !== NO_VALUE) visit(table.names[code] as string, totals[code] as number)
      totals[code] = 0
    }
  }

  /** The sizes of all sets less what is missing from the selection. */
  function subtractMissing(missing: Block, visit: CountVisitor): void {
    addUp(missing)
    for (let code = 1; code < postings.length; code++) {
      const total = (postings[code]?.size ?? 0) - (totals[code] as number)
      if (total > 0) visit(table.names[code] as string, total)
    }
    totals.fill(0)
  }

  function intersectEach(bits: Block, visit: CountVisitor): void {
    for (let code = 1; code < postings.length; code++) {
      const posting = postings[code]
      const total = posting && posting.size > 0 ? posting.countAmong(bits) : 0
      if (total > 0) visit(table.names[code] as string, total)
    }
  }

  /** One column after the other stays in the processor's caches; one ad after the other visits all lists of all columns. */
  function makePostings(): void {
    const sizes = new Int32Array(table.end)
    for (let slot = 0; slot < codeBySlot.length; slot++) {
      const code = codeBySlot[slot] as number
      sizes[code] = (sizes[code] as number) + 1
    }
    for (let code = 1; code < sizes.length; code++) {
      const posting = new PostingList(arena)
      posting.reserve(sizes[code] as number, capacity)
      postings[code] = posting
    }
    for (let slot = 0; slot < codeBySlot.length; slot++) {
      const code = codeBySlot[slot] as number
      if (code !== NO_VALUE) postings[code]?.add(slot, capacity)
    }
    for (const posting of postings) {
      listed += posting.listed
      words += posting.words
    }
  }

  return {
    fill: {
      begin: () => {
        isFilling = true
      },
      end: () => {
        isFilling = false
        makePostings()
      },
    },
    grow: (slots) => {
      codeBySlot = arena.grownCodes(codeBySlot, slots, 0)
      capacity = slots
    },
    set: (slot, value) => {
      const before = codeBySlot[slot] ?? NO_VALUE
      const code = values ? table.codeOf(value) : table.addCode(value)
      if (code === before) return
      if (code >= 2 ** (8 * codeBySlot.BYTES_PER_ELEMENT)) {
        codeBySlot = arena.grownCodes(codeBySlot, capacity, code)
      }
      codeBySlot[slot] = code
      if (isFilling) return
      if (code !== NO_VALUE) change(code, (posting) => posting.add(slot, capacity))
      if (before !== NO_VALUE) change(before, (posting) => posting.remove(slot, capacity))
    },
    at: (slot) => {
      const code = codeBySlot[slot] ?? NO_VALUE
      return code === NO_VALUE ? undefined : table.names[code]
    },
    select: (bits, filter) => {
      if (filter.op === 'range') return selectAll(bits)
      bits.fill(0)
      for (const value of chosenIn(filter)) postings[table.codeOf(value)]?.addTo(bits)
    },
    count: (selection, visit) => {
      const { bits, total, missing, few } = selection
      if (few) return scanFew(few, visit)
      const all = listed * COST.listedSlot + words * COST.wordOfSet
      const fewest = Math.min(total, missing)
      if (fewest * COST.scannedSlot >= all) intersectEach(bits, visit)
      else if (total <= missing) scan(bits, visit)
      else subtractMissing(selection.missingBits(), visit)
    },
  }
}
