import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter, ManyFilter } from '@trassa/catalog/engine/filters/filter'
import type { ListSortId } from '@trassa/contracts/enumerations/ads'
import type { AdState } from './ad-state.ts'
import { type Bitset, clearBit, countBits, intersect, setBit, slotsOf } from './bitset.ts'
import { columnFor } from './columns/column-for.ts'
import type { FieldColumn } from './columns/field-column.ts'
import { type Selection, selectionOf } from './columns/selection.ts'
import { type IndexedRow, KOPECKS, readerOf } from './live-row.ts'
import { type Arena, type Block, SLOTS_IN_STEP } from './memory/arena.ts'
import { createScratch } from './memory/scratch.ts'
import { nearestSlots } from './nearest-slots.ts'
import { createOrders } from './orders.ts'
import { createSelect } from './select-slots.ts'
import { createSlots } from './slots.ts'
import { firstSlots, type SortPosition, slotsUpTo } from './sort-key.ts'
import { createVipSlots } from './vip-slots.ts'

const GROWTH = 1.25

interface SegmentField {
  column: FieldColumn
  read: (row: IndexedRow) => unknown
}

interface PageRequest {
  sort: ListSortId
  after?: SortPosition | undefined
  size: number
}

/** The selection of a list that has only some of the filters. */
export type SelectKept = (kept: readonly Filter[]) => Selection

export type Segment = ReturnType<typeof createSegment>

/**
 * The live ads of one type: each has a slot, and every filterable field of the type's form has a column
 * with a value for each slot.
 */
export function createSegment(form: FormDefinition, arena: Arena) {
  const columns = new Map<string, SegmentField>()
  for (const field of filterFields(form)) {
    const read = readerOf(field)
    if (read) columns.set(field.key, { column: columnFor(field, arena), read })
  }
  const fields = [...columns.values()]
  const scratch = createScratch(arena)
  const slots = createSlots()
  let capacity = 0
  let live = arena.bitset(0)
  const liveSlots = () => ({ bits: live, size: slots.size })
  const orders = createOrders(form)
  const vips = createVipSlots()
  const selecting = createSelect(form, { arena, scratch, columns, live: liveSlots })
  const onFree: ((slot: number) => void)[] = []
  const onUpsert: ((slot: number, textHash: number | undefined) => void)[] = []

  function reserve(wanted: number): void {
    if (wanted <= capacity) return
    const grown = Math.ceil(wanted / SLOTS_IN_STEP) * SLOTS_IN_STEP
    live = arena.grownBitset(live, grown)
    scratch.grow(grown)
    orders.grow(grown)
    for (const { column } of fields) column.grow(grown)
    slots.reserve(wanted)
    // Last: no slot is given out that a column has no room for, and what had no memory is grown at the next write.
    slots.grow(grown)
    capacity = grown
  }

  function remove(id: number): void {
    const slot = slots.slotOf(id)
    if (slot === undefined) return
    slots.remove(id)
    clearBit(live, slot)
    orders.remove(slot)
    vips.remove(slot)
    for (const { column } of fields) column.set(slot, undefined)
    for (const listener of onFree) listener(slot)
  }

  /**
   * Runs `work` with what selects slots by some of the filters, each of which is compared with all slots once. Selections
   * end with `work`.
   */
  function withSelections<T>(
    { filters, among }: { filters: readonly Filter[]; among?: Bitset | undefined },
    work: (select: SelectKept) => T,
  ): T {
    return scratch.use((take) => {
      const base = take()
      base.set(live)
      if (among) intersect(base, among)
      const matching = new Map<Filter, Block>()
      const matchingOf = (filter: Filter): Block => {
        const bits = matching.get(filter) ?? take()
        if (!matching.has(filter)) selecting.select(bits, filter, filters)
        matching.set(filter, bits)
        return bits
      }
      return work((kept) => {
        const bits = take()
        bits.set(base)
        for (const filter of kept) arena.intersect(bits, matchingOf(filter))
        return selectionOf({ arena, take }, bits, liveSlots())
      })
    })
  }

  return {
    form,
    columns,
    reserve,
    remove,
    onUpsert,
    onFree,
    withSelections,
    get capacity() {
      return capacity
    },
    /** How many ads it holds. */
    get size() {
      return slots.size
    },
    slotOf: slots.slotOf,
    idAt: (slot: number) => String(slots.ids[slot]),
    /** What lists know of an ad that it holds. */
    stateOf: (id: number): AdState | undefined => {
      const slot = slots.slotOf(id)
      if (slot === undefined) return undefined
      return {
        id,
        slot,
        sellerId: String(slots.sellerOf(id)),
        values: fields.map(({ column }) => column.at(slot)),
        keys: orders.at(slot),
        hasVip: vips.has(slot),
      }
    },
    /** The name of the key of an order among those of a state, and its direction. */
    orderOf: (sort: ListSortId): { name: string; descending: boolean } => orders.by(sort),

    /** Adds or replaces a live ad. */
    upsert: (row: IndexedRow): void => {
      const id = Number(row.id)
      if (slots.isFull && slots.slotOf(id) === undefined) reserve(capacity * GROWTH + 1)
      const slot = slots.put(id, Number(row.userId))
      setBit(live, slot)
      orders.put(slot, row)
      vips.put(slot, row.vipUntil)
      for (const { column, read } of fields) column.set(slot, read(row))
      for (const listener of onUpsert) listener(slot, row.textHash)
    },

    /** Called before the first ads are added. No list is asked for before all of `fillings` have run. */
    beginFilling: (): void => {
      for (const { column } of fields) column.fill?.begin()
    },
    /** What is left to do after the first ads, one column after the other. */
    fillings: (): (() => void)[] => fields.flatMap(({ column }) => column.fill?.end ?? []),

    /** The ids of the ads whose time has passed (`expires_at > now()`). */
    expired: (now: number): number[] =>
      Array.from(slotsUpTo(orders.expiry(), now), (slot) => slots.ids[slot] as number),

    /** The slots that match all filters; a copy that the caller may change. */
    select: (filters: readonly Filter[], among?: Bitset): Bitset =>
      withSelections({ filters, among }, (select) => new Uint32Array(select(filters).bits)),

    /** See `NarrowedParents` of the reverse index. */
    narrowedParents: (filter: ManyFilter): ReadonlySet<string> => selecting.narrowedParents(filter),

    /** The prices of selected slots in roubles, ascending; those without one are left out. */
    pricesOf: (bits: Bitset): Float64Array => {
      const { keys } = orders.by('priceTo').key
      const selected = slotsOf(bits, countBits(bits))
      const prices = Float64Array.from(selected, (slot) => (keys[slot] as number) / KOPECKS)
      return prices.filter((price) => price > 0).sort()
    },

    /** The ids of the selected slots whose prices are nearest to one in roubles, the nearest first; equal ones by date. */
    nearestInPrice: (bits: Bitset, wanted: number, size: number): string[] => {
      const selected = slotsOf(bits, countBits(bits))
      const values = orders.by('priceTo').key.keys
      const then = orders.by('dateTo').key.keys
      const nearest = nearestSlots(
        selected,
        { values, wanted: Math.round(wanted * KOPECKS), then },
        size,
      )
      return nearest.map((slot) => String(slots.ids[slot]))
    },

    /** The ids of the selected slots with a VIP promotion at a moment, ascending. */
    vipsAmong: (bits: Bitset, now: number): number[] =>
      vips
        .among(bits, now)
        .map((slot) => slots.ids[slot] as number)
        .sort((a, b) => a - b),

    /** A page of selected slots. */
    page: (bits: Bitset, { sort, after, size }: PageRequest): { id: string; key: number }[] => {
      const { key, descending } = orders.by(sort)
      return firstSlots(bits, slots.ids, key, { descending, after, size }).map((slot) => ({
        id: String(slots.ids[slot]),
        key: key.keys[slot] as number,
      }))
    },
  }
}
