import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter, ManyFilter } from '@trassa/catalog/engine/filters/filter'
import type { ListSortId } from '@trassa/contracts/enumerations/ads'
import {
  type Bitset,
  clearBit,
  countBits,
  intersect,
  SLOTS_IN_WORD,
  setBit,
  slotsOf,
  withRoom,
} from './bitset.ts'
import { columnFor } from './columns/column-for.ts'
import type { FieldColumn } from './columns/field-column.ts'
import { KOPECKS, type LiveRow, readerOf } from './live-row.ts'
import { createOrders } from './orders.ts'
import { createSelect } from './select-slots.ts'
import { firstSlots, type SortPosition, slotsUpTo } from './sort-key.ts'
import { createVipSlots } from './vip-slots.ts'

const SMALLEST = 256
const GROWTH = 1.25

export interface SegmentField {
  column: FieldColumn
  read: (row: LiveRow) => unknown
}

export interface PageRequest {
  sort: ListSortId
  after?: SortPosition | undefined
  size: number
}

export type Segment = ReturnType<typeof createSegment>

/**
 * The live ads of one type: each has a slot, and every filterable field of the type's form has a column
 * with a value for each slot. Free slots are reused.
 */
export function createSegment(form: FormDefinition) {
  const columns = new Map<string, SegmentField>()
  for (const field of filterFields(form)) {
    const read = readerOf(field)
    if (read) columns.set(field.key, { column: columnFor(field), read })
  }
  const slotById = new Map<number, number>()
  const free: number[] = []
  let capacity = 0
  let used = 0
  let live: Bitset = new Uint32Array()
  let ids = new Float64Array()
  let sellers = new Float64Array()
  const orders = createOrders(form)
  const vips = createVipSlots()
  const selecting = createSelect(form, columns)
  const onFree: ((slot: number) => void)[] = []
  const onUpsert: ((slot: number) => void)[] = []

  function reserve(slots: number): void {
    if (slots <= capacity) return
    capacity = Math.ceil(slots / SLOTS_IN_WORD) * SLOTS_IN_WORD
    live = withRoom(live, capacity)
    ids = grown(ids, capacity)
    sellers = grown(sellers, capacity)
    orders.grow(capacity)
    for (const { column } of columns.values()) column.grow(capacity)
  }

  function slotFor(id: number): number {
    const existing = slotById.get(id)
    if (existing !== undefined) return existing
    if (free.length === 0 && used === capacity) reserve(Math.max(SMALLEST, capacity * GROWTH))
    const slot = free.pop() ?? used++
    slotById.set(id, slot)
    return slot
  }

  function remove(id: number): void {
    const slot = slotById.get(id)
    if (slot === undefined) return
    slotById.delete(id)
    clearBit(live, slot)
    orders.remove(slot)
    vips.remove(slot)
    for (const { column } of columns.values()) column.set(slot, undefined)
    for (const listener of onFree) listener(slot)
    free.push(slot)
  }

  /** In roubles, by slot. */
  const prices = () => {
    const { keys } = orders.by('priceFrom').key
    return (slot: number): number => (keys[slot] as number) / KOPECKS
  }

  return {
    form,
    columns,
    reserve,
    remove,
    onUpsert,
    onFree,
    get capacity() {
      return capacity
    },
    /** How many ads it holds. */
    get size() {
      return slotById.size
    },
    slotOf: (id: number) => slotById.get(id),
    idAt: (slot: number) => String(ids[slot]),
    /** The seller's id of an ad that it holds. */
    sellerOf: (id: number): string | undefined => {
      const slot = slotById.get(id)
      return slot === undefined ? undefined : String(sellers[slot])
    },

    /** Adds or replaces a live ad. */
    upsert: (row: LiveRow): void => {
      const id = Number(row.id)
      const slot = slotFor(id)
      ids[slot] = id
      sellers[slot] = Number(row.userId)
      setBit(live, slot)
      orders.put(slot, row)
      vips.put(slot, row.vipUntil)
      for (const { column, read } of columns.values()) column.set(slot, read(row))
      for (const listener of onUpsert) listener(slot)
    },

    /** The ids of the ads whose time has passed (`expires_at > now()`). */
    expired: (now: number): number[] =>
      Array.from(slotsUpTo(orders.expiry(), now), (slot) => ids[slot] as number),

    /** The slots that match all filters; a copy that the caller may change. */
    select: (filters: readonly Filter[], among?: Bitset): Bitset => {
      const bits = live.slice()
      if (among) intersect(bits, among)
      selecting.select(bits, filters, live)
      return bits
    },

    /** See `NarrowedParents` of the reverse index. */
    narrowedParents: (filter: ManyFilter): ReadonlySet<string> =>
      selecting.narrowedParents(filter, live),

    /** The prices of selected slots in roubles, ascending; those without one are left out. */
    pricesOf: (bits: Bitset): Float64Array => {
      const priceAt = prices()
      const asked = Float64Array.from(slotsOf(bits, countBits(bits)), (slot) => priceAt(slot))
      return asked.filter((price) => price > 0).sort()
    },

    /** The ids of the selected slots whose prices are nearest to one in roubles, the nearest first; equal ones by date. */
    nearestInPrice: (bits: Bitset, wanted: number, size: number): string[] => {
      const priceAt = prices()
      const dates = orders.by('dateTo').key.keys
      const distance = (slot: number) => Math.abs(priceAt(slot) - wanted)
      const date = (slot: number) => dates[slot] as number
      const isNearer = (slot: number, than: number) =>
        distance(slot) < distance(than) ||
        (distance(slot) === distance(than) && date(slot) > date(than))
      return bestOf(slotsOf(bits, countBits(bits)), isNearer, size).map((slot) => String(ids[slot]))
    },

    /** The ids of the selected slots with a VIP promotion at a moment, ascending. */
    vipsAmong: (bits: Bitset, now: number): number[] =>
      vips
        .among(bits, now)
        .map((slot) => ids[slot] as number)
        .sort((a, b) => a - b),

    /** A page of selected slots. */
    page: (bits: Bitset, { sort, after, size }: PageRequest): { id: string; key: number }[] => {
      const { key, descending } = orders.by(sort)
      return firstSlots(bits, ids, key, { descending, after, size }).map((slot) => ({
        id: String(ids[slot]),
        key: key.keys[slot] as number,
      }))
    },
  }
}

/** The first `size` slots of an order, in one pass without sorting all. */
function bestOf(
  slots: Int32Array,
  isBefore: (slot: number, other: number) => boolean,
  size: number,
): number[] {
  const best: number[] = []
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    let place = best.length
    while (place > 0 && isBefore(slot, best[place - 1] as number)) place--
    if (place === size) continue
    best.splice(place, 0, slot)
    if (best.length > size) best.pop()
  }
  return best
}

function grown(values: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(capacity)
  longer.set(values)
  return longer
}
