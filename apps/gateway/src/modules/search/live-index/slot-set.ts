import {
  type Bits,
  clearBit,
  countShared,
  hasBit,
  setBit,
  slotsOf,
  unite,
  withRoom,
} from './bits.ts'

/** A list takes eight bytes for a slot, bits take one for eight slots whether or not they are set. */
const ROOM_PER_LISTED_SLOT = 64

/** The slots that hold one value: a list while they are few, bits where these are smaller. */
export class SlotSet {
  size = 0
  private list: number[] = []
  private bits: Bits | null = null

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
  addTo(bits: Bits): void {
    if (this.bits) unite(bits, this.bits)
    else for (const slot of this.list) setBit(bits, slot)
  }

  /** How many of its slots are among `bits`. */
  countAmong(bits: Bits): number {
    if (this.bits) return countShared(this.bits, bits)
    let count = 0
    for (const slot of this.list) if (hasBit(bits, slot)) count++
    return count
  }

  /** Changes over with a margin, so that a set at the border does not do so at every step. */
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
