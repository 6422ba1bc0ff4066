import { createSlotTable } from './slot-table.ts'

export type Slots = ReturnType<typeof createSlots>

/** Which slot each ad has, and whose it is. Free slots are reused. */
export function createSlots() {
  let ids = new Float64Array()
  let sellers = new Float64Array()
  const free: number[] = []
  let used = 0
  const table = createSlotTable((slot) => ids[slot] as number)

  return {
    /** How many ads there are. */
    get size() {
      return table.size
    },
    /** By slot. */
    get ids() {
      return ids
    },
    /** Whether a new ad needs more room than there is. */
    get isFull() {
      return free.length === 0 && used === ids.length
    },
    grow: (capacity: number): void => {
      ids = grown(ids, capacity)
      sellers = grown(sellers, capacity)
    },
    /** Makes room for so many ads. */
    reserve: table.reserve,
    slotOf: table.get,
    /** The seller's id of an ad that has a slot. */
    sellerOf: (id: number): number | undefined => {
      const slot = table.get(id)
      return slot === undefined ? undefined : sellers[slot]
    },
    /** The slot of an ad, its former one where it has one; there must be room. */
    put: (id: number, sellerId: number): number => {
      const known = table.get(id)
      const slot = known ?? free.pop() ?? used++
      ids[slot] = id
      sellers[slot] = sellerId
      if (known === undefined) table.add(id, slot)
      return slot
    },
    /** Frees the slot of an ad that has one. */
    remove: (id: number): void => {
      const slot = table.get(id)
      if (slot === undefined) return
      table.remove(id)
      free.push(slot)
    },
  }
}

function grown(values: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(capacity)
  longer.set(values)
  return longer
}
