import { inflateSync } from 'node:zlib'

/** Bytes of the header and of an entry of the table directory: of WOFF, and of the sfnt format that it packs. */
const WOFF = { header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16 }
const SIGNATURE = 'wOFF'

const roundedUp = (length: number): number => Math.ceil(length / 4) * 4

/**
 * A font of WOFF 1.0 as it was before it was packed: the library that reads fonts unpacks each table anew, in script,
 * whenever it looks at it.
 *
 * @throws Error for bytes that are no WOFF
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('Not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF.header + index * WOFF.entry
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed === length ? bytes : inflateSync(bytes),
    }
  })

  const start = SFNT.header + count * SFNT.entry
  const size = tables.reduce((sum, { bytes }) => sum + roundedUp(bytes.length), start)
  const sfnt = Buffer.alloc(size)
  const power = Math.floor(Math.log2(count))
  sfnt.writeUInt32BE(woff.readUInt32BE(4), 0)
  sfnt.writeUInt16BE(count, 4)
  sfnt.writeUInt16BE(2 ** power * 16, 6)
  sfnt.writeUInt16BE(power, 8)
  sfnt.writeUInt16BE((count - 2 ** power) * 16, 10)
  let offset = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT.header + index * SFNT.entry
    tag.copy(sfnt, at)
    sfnt.writeUInt32BE(checksum, at + 4)
    sfnt.writeUInt32BE(offset, at + 8)
    sfnt.writeUInt32BE(bytes.length, at + 12)
    bytes.copy(sfnt, offset)
    offset += roundedUp(bytes.length)
  }
  return sfnt
}
