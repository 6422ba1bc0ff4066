/** `PGCOPY`, flags and the length of an extension that is empty. */
const HEADER = 19
/** Where a row has a count of fields, the end has this. */
const END = -1
const LENGTH_BYTES = 4

/** Where the fields of a row lie in `buffer`; -1 is the length of an absent value. */
export interface CopyRow {
  buffer: Buffer
  starts: Int32Array
  lengths: Int32Array
}

/**
 * Reads the rows of `COPY … (FORMAT binary)` from pieces that end anywhere.
 *
 * @param visit receives each row, in the same object
 * @returns what takes the pieces in turn
 */
export function createCopyReader(fields: number, visit: (row: CopyRow) => void) {
  const row: CopyRow = {
    buffer: Buffer.alloc(0),
    starts: new Int32Array(fields),
    lengths: new Int32Array(fields),
  }
  let rest: Buffer = row.buffer
  let isBegun = false

  /** @returns where the row ends; -1 where the piece ends before it */
  function measure(buffer: Buffer, start: number): number {
    let at = start + 2
    for (let field = 0; field < fields; field++) {
      if (at + LENGTH_BYTES > buffer.length) return -1
      const length = buffer.readInt32BE(at)
      at += LENGTH_BYTES
      row.starts[field] = at
      row.lengths[field] = length
      if (length > 0) at += length
    }
    return at > buffer.length ? -1 : at
  }

  return (chunk: Buffer): void => {
    const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    row.buffer = buffer
    let at = 0
    if (!isBegun && buffer.length >= HEADER) {
      isBegun = true
      at = HEADER
    }
    while (isBegun && at + 2 <= buffer.length && buffer.readInt16BE(at) !== END) {
      const end = measure(buffer, at)
      if (end === -1) break
      visit(row)
      at = end
    }
    // A copy: the piece belongs to the socket.
    rest = Buffer.from(buffer.subarray(at))
  }
}
