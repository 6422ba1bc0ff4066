import { createExtents } from './extents.ts'
import { kernelsOn } from './kernels.ts'

/** A set of slots in an arena, as `Bitset` has them. */
export type Block = Uint32Array<SharedArrayBuffer>
/** A number for each slot, in an arena. */
export type Numbers = Float64Array<SharedArrayBuffer>
/** A code for each slot, in an arena, in as many bytes as the greatest code needs. */
export type Codes =
  | Uint8Array<SharedArrayBuffer>
  | Uint16Array<SharedArrayBuffer>
  | Uint32Array<SharedArrayBuffer>

const PAGE = 65_536
/** 4 GB but for the last page, whose end 32 bits do not reach; reserved, not occupied. */
const MOST_PAGES = 65_535
/** The memory grows by at least this share of itself. */
const GROWTH = 1 / 16

/** Capacities are multiples of it, so that every block is a multiple of what a kernel takes at a step: 64 bytes. */
export const SLOTS_IN_STEP = 512

const COUNTERS_IN_STEP = 16

/** The least width that holds a code. */
const CODE_WIDTHS: readonly {
  most: number
  bytes: number
  of: new (buffer: SharedArrayBuffer, at: number, length: number) => Codes
}[] = [
  { most: 0xff, bytes: 1, of: Uint8Array },
  { most: 0xffff, bytes: 2, of: Uint16Array },
  { most: 0xffffffff, bytes: 4, of: Uint32Array },
]

export type Arena = ReturnType<typeof createArena>

/**
 * Memory of WebAssembly for the sets and numbers of an index: its kernels work on 128 bits at a time (decision 170).
 * The memory is shared, although one thread uses it, since views of a shared one outlive its growth. What is not
 * given back is gone with the arena.
 */
export function createArena(mostPages = MOST_PAGES) {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: mostPages, shared: true })
  const kernels = kernelsOn(memory)
  const extents = createExtents((length) => {
    const at = memory.buffer.byteLength
    const needed = Math.ceil(length / PAGE)
    const generous = Math.ceil((at * GROWTH) / PAGE)
    const pages = Math.max(needed, Math.min(generous, mostPages - at / PAGE))
    memory.grow(pages)
    return { at, length: pages * PAGE }
  })
  extents.give({ at: 0, length: PAGE })

  // The types of browsers do not know that a shared memory has a shared buffer.
  const buffer = () => memory.buffer as ArrayBufferLike as SharedArrayBuffer
  const giveBack = ({ byteOffset, byteLength }: Block | Numbers | Codes): void => {
    if (byteLength > 0) extents.give({ at: byteOffset, length: byteLength })
  }
  const take = (bytes: number): number => (bytes === 0 ? 0 : extents.take(bytes))
  const sharedLength = (a: Block, b: Block) => Math.min(a.byteLength, b.byteLength)

  return {
    giveBack,

    /** What it occupies, in bytes. */
    get size() {
      return memory.buffer.byteLength
    },

    /** An empty set with room for `slots`, a multiple of `SLOTS_IN_STEP`. */
    bitset: (slots: number): Block => {
      const at = take(slots / 8)
      return new Uint32Array(buffer(), at, slots / 32).fill(0)
    },

    /** The same set with room for `slots`; the given one is given back. */
    grownBitset: (bits: Block, slots: number): Block => {
      if (bits.length * 32 >= slots) return bits
      const at = take(slots / 8)
      const grown = new Uint32Array(buffer(), at, slots / 32)
      grown.set(bits)
      grown.fill(0, bits.length)
      giveBack(bits)
      return grown
    },

    /** The same numbers with room for `slots`, NaN in the new ones; the given ones are given back. */
    grownNumbers: (numbers: Numbers | undefined, slots: number): Numbers => {
      const at = take(slots * 8)
      const grown = new Float64Array(buffer(), at, slots)
      if (numbers) grown.set(numbers)
      grown.fill(Number.NaN, numbers?.length ?? 0)
      if (numbers) giveBack(numbers)
      return grown
    },

    /**
     * The same codes with room for `slots`, and for `greatest` among them; the given ones are given back. They never become
     * narrower.
     */
    grownCodes: (codes: Codes | undefined, slots: number, greatest: number): Codes => {
      const least = codes?.BYTES_PER_ELEMENT ?? 1
      const width = CODE_WIDTHS.find((one) => greatest <= one.most && one.bytes >= least)
      if (!width) throw new RangeError(`No code has more than 32 bits: ${greatest}`)
      const at = take(slots * width.bytes)
      const grown = new width.of(buffer(), at, slots)
      if (codes) grown.set(codes)
      grown.fill(0, codes?.length ?? 0)
      if (codes) giveBack(codes)
      return grown
    },

    /** At least so many counters, all zero; those that are given are given back. */
    counters: (count: number, given?: Block): Block => {
      const length = Math.ceil(count / COUNTERS_IN_STEP) * COUNTERS_IN_STEP
      // Before the buffer is read, which grows with it.
      const at = take(length * 4)
      if (given) giveBack(given)
      return new Uint32Array(buffer(), at, length).fill(0)
    },

    /** How many slots are in both; sets may be of different lengths. */
    countShared: (a: Block, b: Block): number =>
      kernels.countShared(a.byteOffset, b.byteOffset, sharedLength(a, b)),

    /** Removes from `a` what is not in `b`. */
    intersect: (a: Block, b: Block): void => {
      kernels.intersect(a.byteOffset, b.byteOffset, sharedLength(a, b))
      a.fill(0, Math.min(a.length, b.length))
    },

    /** Removes from `a` what is in `b`. */
    subtract: (a: Block, b: Block): void =>
      kernels.subtract(a.byteOffset, b.byteOffset, sharedLength(a, b)),

    /** Adds `b` to `a`, which has room for it. */
    unite: (a: Block, b: Block): void => kernels.unite(a.byteOffset, b.byteOffset, b.byteLength),

    /** Sets `bits` to the slots whose number is within the range; NaN is in none. */
    selectRange: (bits: Block, numbers: Numbers, from: number, to: number): void =>
      kernels.selectRange(bits.byteOffset, numbers.byteOffset, bits.byteLength, from, to),

    /** Adds one to the counter of the code of each slot in `bits`. */
    countCodes: (bits: Block, codes: Codes, counters: Block): void =>
      kernels.countCodes(
        bits.byteOffset,
        bits.byteLength,
        codes.byteOffset,
        codes.BYTES_PER_ELEMENT >> 1,
        counters.byteOffset,
      ),
  }
}
