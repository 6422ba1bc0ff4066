const BLOCK_BITS = 15
const BLOCK = 1 << BLOCK_BITS
const OFFSET = BLOCK - 1
/** Bytes of the first slice of a stream; each further one is twice as long, up to the longest. */
const SHORTEST_SLICE = 8
const LONGEST_SLICE = 1024
/** The last bytes of a slice hold the address of the next one. */
const LINK = 4
const FIRST_STREAMS = 256

/** The same values with room for `length`. */
export function withLength(values: Int32Array, length: number): Int32Array {
  if (values.length >= length) return values
  const longer = new Int32Array(Math.max(length, values.length * 2))
  longer.set(values)
  return longer
}

/**
 * Append-only streams of unsigned integers as varints, in shared blocks: a stream of a few numbers costs
 * some 30 bytes, a long one grows by slices and is never copied.
 */
export function createByteStreams() {
  const blocks: Uint8Array[] = []
  let free = BLOCK
  let streams = 0
  let firsts: Int32Array = new Int32Array(FIRST_STREAMS)
  /** Address of the next byte, and of the link that ends the slice. */
  let tails: Int32Array = new Int32Array(FIRST_STREAMS)
  let ends: Int32Array = new Int32Array(FIRST_STREAMS)
  let lengths: Int32Array = new Int32Array(FIRST_STREAMS)

  const blockAt = (address: number) => blocks[address >>> BLOCK_BITS] as Uint8Array

  function newSlice(size: number): number {
    if (free + size > BLOCK) {
      blocks.push(new Uint8Array(BLOCK))
      free = 0
    }
    const address = (blocks.length - 1) * BLOCK + free
    free += size
    return address
  }

  /** Links a slice to the full one of a stream. */
  function grow(stream: number): void {
    const size = sizeAfter(lengths[stream] as number)
    const next = newSlice(size)
    const end = ends[stream] as number
    new DataView(blockAt(end).buffer).setInt32(end & OFFSET, next)
    tails[stream] = next
    ends[stream] = next + size - LINK
  }

  function appendByte(stream: number, byte: number): void {
    if (tails[stream] === ends[stream]) grow(stream)
    const tail = tails[stream] as number
    blockAt(tail)[tail & OFFSET] = byte
    tails[stream] = tail + 1
    lengths[stream] = (lengths[stream] as number) + 1
  }

  return {
    /** Adds an empty stream. @returns its number: they count up from 0. */
    add: (): number => {
      const stream = streams++
      firsts = withLength(firsts, streams)
      tails = withLength(tails, streams)
      ends = withLength(ends, streams)
      lengths = withLength(lengths, streams)
      const first = newSlice(SHORTEST_SLICE)
      firsts[stream] = first
      tails[stream] = first
      ends[stream] = first + SHORTEST_SLICE - LINK
      return stream
    },

    append: (stream: number, value: number): void => {
      let rest = value
      for (; rest > 127; rest >>>= 7) appendByte(stream, (rest & 127) | 128)
      appendByte(stream, rest)
    },

    /** All bytes of a stream. */
    bytesOf: (stream: number): Uint8Array => {
      const bytes = new Uint8Array(lengths[stream] as number)
      let from = firsts[stream] as number
      let read = 0
      while (read < bytes.length) {
        const size = Math.min(sizeAfter(read) - LINK, bytes.length - read)
        const block = blockAt(from)
        const start = from & OFFSET
        bytes.set(block.subarray(start, start + size), read)
        read += size
        if (read < bytes.length) from = new DataView(block.buffer).getInt32(start + size)
      }
      return bytes
    },

    /** Reads the numbers of a stream one after the other; also those that are appended later. */
    reader: (stream: number): (() => number) => {
      let at = firsts[stream] as number
      let left = SHORTEST_SLICE - LINK
      let size = SHORTEST_SLICE
      let block = blockAt(at)

      function nextByte(): number {
        if (left === 0) {
          at = new DataView(block.buffer).getInt32(at & OFFSET)
          block = blockAt(at)
          size = Math.min(size * 2, LONGEST_SLICE)
          left = size - LINK
        }
        left--
        return block[at++ & OFFSET] as number
      }

      return () => {
        let byte = nextByte()
        let value = byte & 127
        for (let shift = 7; byte > 127; shift += 7) {
          byte = nextByte()
          value |= (byte & 127) << shift
        }
        return value
      }
    },

    /** What all streams take, in bytes. */
    get size() {
      return blocks.length * BLOCK + 4 * 4 * firsts.length
    },
  }
}

/** The size of the slice that begins after so many bytes of a stream. */
function sizeAfter(length: number): number {
  let size = SHORTEST_SLICE
  for (let rest = length; rest > 0 && size < LONGEST_SLICE; size *= 2) rest -= size - LINK
  return size
}

/** The numbers of a stream that was written in ascending order as differences, `count` of them. */
export function decodeAscending(bytes: Uint8Array, count: number): Int32Array {
  const values = new Int32Array(count)
  let value = 0
  let at = 0
  for (let index = 0; index < count; index++) {
    let byte = bytes[at++] as number
    let difference = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      difference |= (byte & 127) << shift
    }
    value += difference
    values[index] = value
  }
  return values
}
