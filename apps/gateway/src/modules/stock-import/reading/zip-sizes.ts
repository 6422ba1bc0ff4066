import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const COMMENT_MAX = 0xffff
const DEFLATED = 8

/**
 * Whether an archive's entries are as large as its directory says and within `max` bytes together. Readers of
 * archives trust the directory: a few kilobytes may unpack to gigabytes.
 *
 * @returns false for what is no archive, too.
 */
export function isUnpackable(bytes: Buffer, max: number): boolean {
  try {
    let left = max
    for (const { start, packed, size, method } of entriesOf(bytes)) {
      left -= size
      if (left < 0) return false
      // Throws where more comes out.
      if (method === DEFLATED && size > 0) {
        inflateRawSync(bytes.subarray(start, start + packed), { maxOutputLength: size })
      } else if (method !== DEFLATED && packed !== size) return false
    }
    return left < max
  } catch {
    return false
  }
}

/** The entries that the central directory lists. @throws where the directory is damaged */
function* entriesOf(bytes: Buffer) {
  let at = directoryOf(bytes)
  while (bytes.readUInt32LE(at) === ENTRY) {
    const header = bytes.readUInt32LE(at + 42)
    const name = bytes.readUInt16LE(header + 26)
    const extra = bytes.readUInt16LE(header + 28)
    yield {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      start: header + 30 + name + extra,
    }
    at += 46
    at += bytes.readUInt16LE(at - 18) + bytes.readUInt16LE(at - 16) + bytes.readUInt16LE(at - 14)
  }
}

function directoryOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - COMMENT_MAX)
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return bytes.readUInt32LE(at + 16)
  }
  throw new Error('No directory')
}
