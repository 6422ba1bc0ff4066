import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const COMMENT_MAX = 0xffff
const DEFLATED = 8
/** Of an entry whose sizes stand behind its data. */
const SIZES_BEHIND = 0x0008
/** What ZIP64 writes where the true number stands elsewhere. */
const ELSEWHERE = 0xffffffff
const COUNT_ELSEWHERE = 0xffff

interface Entry {
  method: number
  packed: number
  size: number
  start: number
  isSizedBehind: boolean
}

/**
 * Whether an archive's entries are as large as its directory says and within `max` bytes together. Readers of
 * archives trust the directory: a few kilobytes may unpack to gigabytes. ZIP64, which no workbook of an accepted size
 * needs, has a second directory, and is refused.
 *
 * @returns false for what is no archive, too.
 */
export function isUnpackable(bytes: Buffer, max: number): boolean {
  try {
    let left = max
    for (const entry of entriesOf(bytes)) {
      left -= entry.size
      if (left < 0 || !isAsLarge(bytes, entry)) return false
    }
    return left < max
  } catch {
    return false
  }
}

/** @throws where more comes out of an entry than its size, or the entry is damaged */
function isAsLarge(bytes: Buffer, { method, packed, size, start, isSizedBehind }: Entry): boolean {
  // A reader would look for the sizes behind the data.
  if (packed === 0 && isSizedBehind) return false
  if (method !== DEFLATED) return packed === size
  if (packed === 0) return size === 0
  // The smallest limit is 1: an entry of nothing is inflated, too.
  const limit = { maxOutputLength: Math.max(size, 1) }
  return inflateRawSync(bytes.subarray(start, start + packed), limit).length === size
}

/** The entries that the central directory lists. @throws where the directory is damaged, or of ZIP64 */
function* entriesOf(bytes: Buffer): Generator<Entry> {
  let at = directoryOf(bytes)
  while (bytes.readUInt32LE(at) === ENTRY) {
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
    const header = bytes.readUInt32LE(at + 42)
    if ([packed, size, header].includes(ELSEWHERE)) throw new Error('ZIP64')
    const name = bytes.readUInt16LE(header + 26)
    const extra = bytes.readUInt16LE(header + 28)
    yield {
      method: bytes.readUInt16LE(at + 10),
      packed,
      size,
      start: header + 30 + name + extra,
      isSizedBehind: (bytes.readUInt16LE(at + 8) & SIZES_BEHIND) !== 0,
    }
    at += 46
    at += bytes.readUInt16LE(at - 18) + bytes.readUInt16LE(at - 16) + bytes.readUInt16LE(at - 14)
  }
}

function directoryOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX)
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) !== END) continue
    const [size, offset] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)]
    const isZip64 =
      bytes.readUInt16LE(at + 10) === COUNT_ELSEWHERE || size === ELSEWHERE || offset === ELSEWHERE
    if (isZip64) throw new Error('ZIP64')
    return offset
  }
  throw new Error('No directory')
}
