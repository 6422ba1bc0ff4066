/** A set of slots as a bitset: bit `slot % 32` of word `slot / 32`. Sets may be of different lengths. */
export type Bitset = Uint32Array

export const SLOTS_IN_WORD = 32

export const wordsFor = (slots: number): number => (slots + SLOTS_IN_WORD - 1) >>> 5

/** The same bits with room for `slots`; the given ones where they have it. */
export function withRoom(bits: Bitset, slots: number): Bitset {
  if (bits.length >= wordsFor(slots)) return bits
  const grown = new Uint32Array(wordsFor(slots))
  grown.set(bits)
  return grown
}

export const hasBit = (bits: Bitset, slot: number): boolean =>
  (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1

export function setBit(bits: Bitset, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
}

export function clearBit(bits: Bitset, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
}

/** Removes from `bits` what is not in `other`. */
export function intersect(bits: Bitset, other: Bitset): void {
  const shared = Math.min(bits.length, other.length)
  for (let word = 0; word < shared; word++) {
    bits[word] = (bits[word] as number) & (other[word] as number)
  }
  bits.fill(0, shared)
}

/** Removes from `bits` what is in `other`. */
export function subtract(bits: Bitset, other: Bitset): void {
  const shared = Math.min(bits.length, other.length)
  for (let word = 0; word < shared; word++) {
    bits[word] = (bits[word] as number) & ~(other[word] as number)
  }
}

/** Adds `other` to `bits`, which must have room for it. */
export function unite(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < other.length; word++) {
    bits[word] = (bits[word] as number) | (other[word] as number)
  }
}

export const countBits = (bits: Bitset): number => countShared(bits, bits)

/** Words whose counted bytes can be added up before one of them overflows: 8 in each, 255 at most. */
const WORDS_AT_A_STRETCH = 31

/** How many slots are in both. */
export function countShared(bits: Bitset, other: Bitset): number {
  const shared = Math.min(bits.length, other.length)
  let count = 0
  for (let word = 0; word < shared; ) {
    const end = Math.min(shared, word + WORDS_AT_A_STRETCH)
    let bytes = 0
    for (; word < end; word++) {
      let ones = (bits[word] as number) & (other[word] as number)
      ones -= (ones >>> 1) & 0x55555555
      ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333)
      bytes += (ones + (ones >>> 4)) & 0x0f0f0f0f
    }
    bytes = (bytes & 0x00ff00ff) + ((bytes >>> 8) & 0x00ff00ff)
    count += (bytes & 0xffff) + (bytes >>> 16)
  }
  return count
}

/** The first `count` slots of a set, ascending; there must be as many. */
export function slotsOf(bits: Bitset, count: number): Int32Array {
  const slots = new Int32Array(count)
  let found = 0
  for (let word = 0; word < bits.length && found < count; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      // What is beyond the count stands nowhere.
      slots[found++] = (word << 5) + 31 - Math.clz32(rest & -rest)
    }
  }
  return slots
}

/** Visits the slots of a set, ascending, without a list of them. */
export function forEachSlot(bits: Bitset, visit: (slot: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      visit((word << 5) + 31 - Math.clz32(rest & -rest))
    }
  }
}
