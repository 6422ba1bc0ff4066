import {
  type Bitset,
  clearBit,
  countShared,
  hasBit,
  setBit,
  slotsOf,
  unite,
  withRoom,
} from '../bitset.ts'

/** A list takes eight bytes for a slot of the set, a bitset one byte for eight slots of the segment. */
const ROOM_PER_LISTED_SLOT = 64

/** The posting list of one value: an array of slots while it is short, a bitset where that is smaller. */
export class PostingList {
  size = 0
  private list: number[] = []
  private bits: Bitset | null = null

  /** @param slot that is not in the set yet; `capacity` is how many slots there are at all. */
  add(slot: number, capacity: number): void {
    this.size++
    this.choose(capacity)
    if (this.bits) {
      this.bits = withRoom(this.bits, capacity)
      setBit(this.bits, slot)
    } else this.list.push(slot)
  }

  /** @param slot that is in the set. */
  remove(slot: number): void {
    this.size--
    if (this.bits) clearBit(this.bits, slot)
    else {
      const last = this.list.pop() as number
      if (last !== slot) this.list[this.list.indexOf(slot)] = last
    }
  }

  /** Adds its slots to `bits`, which has room for all. */
  addTo(bits: Bitset): void {
    if (this.bits) unite(bits, this.bits)
    else for (const slot of this.list) setBit(bits, slot)
  }

  /** How many of its slots are among `bits`. */
  countAmong(bits: Bitset): number {
    if (this.bits) return countShared(this.bits, bits)
    let count = 0
    for (const slot of this.list) if (hasBit(bits, slot)) count++
    return count
  }

  /** Switches with a hysteresis, so that a set near the threshold does not switch at every change. */
  private choose(capacity: number): void {
    const worth = capacity / ROOM_PER_LISTED_SLOT
    if (!this.bits && this.size > worth) {
      this.bits = withRoom(new Uint32Array(), capacity)
      for (const slot of this.list) setBit(this.bits, slot)
      this.list = []
    } else if (this.bits && this.size < worth / 2) {
      this.list = [...slotsOf(this.bits, this.size - 1)]
      this.bits = null
    }
  }
}
