/** Slots in the table at most, as a share of its places: so chains stay short. */
const FULLEST = 0.6
const SMALLEST = 16

/**
 * A hash table from ids to slots by open addressing: a place holds a slot plus one, and the id is read from the slot.
 * Four bytes for a place take a fifth of what a `Map` of numbers does.
 *
 * @param idAt the id in a slot; of a slot in the table it must not change
 */
export function createSlotTable(idAt: (slot: number) => number) {
  let places = new Int32Array(SMALLEST)
  let size = 0

  const homeOf = (id: number): number => {
    // Ids run beyond 32 bits; consecutive ones must not make chains.
    const low = Math.imul((id % 4294967296) | 0, 0x9e3779b1)
    const mixed = low ^ Math.imul((id / 4294967296) | 0, 0x85ebca6b)
    return ((mixed ^ (mixed >>> 15)) >>> 0) & (places.length - 1)
  }
  const next = (place: number) => (place + 1) & (places.length - 1)

  /** The place of the id, or the free one where it would stand. */
  function find(id: number): number {
    let place = homeOf(id)
    for (;;) {
      const held = places[place] as number
      if (held === 0 || idAt(held - 1) === id) return place
      place = next(place)
    }
  }

  function resize(length: number): void {
    const held = places
    places = new Int32Array(length)
    for (let at = 0; at < held.length; at++) {
      const slot = (held[at] as number) - 1
      if (slot >= 0) places[find(idAt(slot))] = slot + 1
    }
  }

  /** Closes the gap at a place: what stands further on than its home moves back, so that no chain is cut. */
  function closeGap(gap: number): void {
    const mask = places.length - 1
    let empty = gap
    for (let place = next(gap); places[place] !== 0; place = next(place)) {
      const home = homeOf(idAt((places[place] as number) - 1))
      if (((place - home) & mask) < ((place - empty) & mask)) continue
      places[empty] = places[place] as number
      empty = place
    }
    places[empty] = 0
  }

  return {
    get size() {
      return size
    },
    /** Makes room for so many ids. */
    reserve: (ids: number): void => {
      let length = places.length
      while (ids > length * FULLEST) length *= 2
      if (length > places.length) resize(length)
    },
    get: (id: number): number | undefined => {
      const held = places[find(id)] as number
      return held === 0 ? undefined : held - 1
    },
    /** @param slot that holds the id already; the id is not in the table */
    add: (id: number, slot: number): void => {
      if (size + 1 > places.length * FULLEST) resize(places.length * 2)
      places[find(id)] = slot + 1
      size++
    },
    /** @param id that is in the table */
    remove: (id: number): void => {
      closeGap(find(id))
      size--
    },
  }
}
