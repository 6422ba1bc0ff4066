import { clearBit, hasBit, setBit, slotsOf } from '../bitset.ts'
import type { Arena, Block } from '../memory/arena.ts'

/** Above this share of all slots a set is kept as bits: they take twice the memory of a list then, and are counted faster. */
const SHARE_OF_BITS = 1 / 64
const SHORTEST = 4
const GROWTH = 1.5

/** The posting list of one value: an array of slots while it is short, a bitset in an arena where it is not. */
export class PostingList {
  size = 0
  private list: Int32Array = EMPTY
  private bits: Block | null = null
  private readonly arena: Arena

  constructor(arena: Arena) {
    this.arena = arena
  }

  /** How many slots are listed, and how many words of bits there are: what counting costs. */
  get listed(): number {
    return this.bits ? 0 : this.size
  }
  get words(): number {
    return this.bits?.length ?? 0
  }

  /** Makes room for so many slots in an empty set. */
  reserve(size: number, capacity: number): void {
    if (size > capacity * SHARE_OF_BITS) this.toBits(capacity)
    else this.list = new Int32Array(size)
  }

  /** @param slot that is not in the set yet; `capacity` is how many slots there are at all. */
  add(slot: number, capacity: number): void {
    if (!this.bits && this.size + 1 > capacity * SHARE_OF_BITS) this.toBits(capacity)
    if (this.bits) {
      this.bits = this.arena.grownBitset(this.bits, capacity)
      setBit(this.bits, slot)
    } else {
      if (this.size === this.list.length) this.lengthen()
      this.list[this.size] = slot
    }
    this.size++
  }

  /** @param slot that is in the set. */
  remove(slot: number, capacity: number): void {
    this.size--
    if (this.bits) {
      clearBit(this.bits, slot)
      // Half of the threshold, so that a set near it does not switch at every change.
      if (this.size < (capacity * SHARE_OF_BITS) / 2) this.toList()
      return
    }
    const at = this.list.subarray(0, this.size).indexOf(slot)
    if (at !== -1) this.list[at] = this.list[this.size] as number
    if (this.size === 0) this.list = EMPTY
  }

  /** Adds its slots to `bits`, which has room for all. */
  addTo(bits: Block): void {
    if (this.bits) this.arena.unite(bits, this.bits)
    else for (let at = 0; at < this.size; at++) setBit(bits, this.list[at] as number)
  }

  /** How many of its slots are among `bits`. */
  countAmong(bits: Block): number {
    if (this.bits) return this.arena.countShared(this.bits, bits)
    let count = 0
    for (let at = 0; at < this.size; at++) {
      if (hasBit(bits, this.list[at] as number)) count++
    }
    return count
  }

  private lengthen(): void {
    const longer = new Int32Array(Math.max(SHORTEST, Math.ceil(this.size * GROWTH)))
    longer.set(this.list)
    this.list = longer
  }

  private toBits(capacity: number): void {
    this.bits = this.arena.bitset(capacity)
    for (let at = 0; at < this.size; at++) setBit(this.bits, this.list[at] as number)
    this.list = EMPTY
  }

  private toList(): void {
    const bits = this.bits as Block
    this.list = slotsOf(bits, this.size)
    this.bits = null
    this.arena.giveBack(bits)
  }
}

const EMPTY = new Int32Array()
