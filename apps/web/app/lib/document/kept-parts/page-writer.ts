/** Puts a page together. */
export interface PageWriter {
  text: (text: string) => void
  bytes: (bytes: Buffer) => void
  /** A copy of what was written. */
  written: () => Buffer
}

/** UTF-8 has at most so many bytes for a unit of UTF-16. */
const MOST_BYTES = 3

/** Where pages are put together, one after the other: a buffer for each piece takes twice the time of writing it here. */
let space = Buffer.allocUnsafeSlow(512 * 1024)

function withRoom(used: number, more: number): void {
  if (used + more <= space.length) return
  const larger = Buffer.allocUnsafeSlow(2 * (used + more))
  space.copy(larger, 0, 0, used)
  space = larger
}

/** Writes one page; to be read before the next one is begun. */
export function pageWriter(): PageWriter {
  let length = 0
  return {
    text(text) {
      withRoom(length, MOST_BYTES * text.length)
      length += space.write(text, length)
    },
    bytes(bytes) {
      withRoom(length, bytes.length)
      length += bytes.copy(space, length)
    },
    written: () => Buffer.from(space.subarray(0, length)),
  }
}
