/** Sets of slots as bits: bit `slot % 32` of word `slot / 32`. Sets may be of different lengths. */
export type Bits = Uint32Array

export const SLOTS_IN_WORD = 32

export const wordsFor = (slots: number): number => (slots + SLOTS_IN_WORD - 1) >>> 5

/** The same bits with room for `slots`; the given ones where they have it. */
export function withRoom(bits: Bits, slots: number): Bits {
  if (bits.length >= wordsFor(slots)) return bits
  const grown = new Uint32Array(wordsFor(slots))
  grown.set(bits)
  return grown
}

export const hasBit = (bits: Bits, slot: number): boolean =>
  (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
}

/** Leaves in `bits` what is in `other` too. */
export function intersect(bits: Bits, other: Bits): void {
  const shared = Math.min(bits.length, other.length)
  for (let word = 0; word < shared; word++) {
    bits[word] = (bits[word] as number) & (other[word] as number)
  }
  bits.fill(0, shared)
}

/** Leaves in `bits` what is not in `other`. */
export function subtract(bits: Bits, other: Bits): void {
  const shared = Math.min(bits.length, other.length)
  for (let word = 0; word < shared; word++) {
    bits[word] = (bits[word] as number) & ~(other[word] as number)
  }
}

/** Adds to `bits`, which has the room, what is in `other`. */
export function unite(bits: Bits, other: Bits): void {
  for (let word = 0; word < other.length; word++) {
    bits[word] = (bits[word] as number) | (other[word] as number)
  }
}

function onesIn(word: number): number {
  let ones = word - ((word >>> 1) & 0x55555555)
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333)
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += onesIn(bits[word] as number)
  return count
}

/** How many slots are in both. */
export function countShared(bits: Bits, other: Bits): number {
  const shared = Math.min(bits.length, other.length)
  let count = 0
  for (let word = 0; word < shared; word++) {
    count += onesIn((bits[word] as number) & (other[word] as number))
  }
  return count
}

/** The slots of a set, ascending; `count` is how many they are. */
export function slotsOf(bits: Bits, count: number): Int32Array {
  const slots = new Int32Array(count)
  let found = 0
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      slots[found++] = (word << 5) + 31 - Math.clz32(rest & -rest)
    }
  }
  return slots
}

/** Leaves in `bits` the slots whose value lies within both ends; one without a value (NaN) does not. */
export function keepRange(bits: Bits, values: Float64Array, from: number, to: number): void {
  for (let word = 0; word < bits.length; word++) {
    let kept = bits[word] as number
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const value = values[(word << 5) + 31 - Math.clz32(bit)] as number
      if (!(value >= from && value <= to)) kept ^= bit
    }
    bits[word] = kept
  }
}
