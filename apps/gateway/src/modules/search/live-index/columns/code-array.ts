/** A code for each slot, in as many bytes as the greatest code needs. */
export type CodeArray = Uint8Array | Uint16Array | Uint32Array

const WIDTHS = [
  { most: 0xff, of: Uint8Array },
  { most: 0xffff, of: Uint16Array },
  { most: 0xffffffff, of: Uint32Array },
]

/** The same codes with room for `capacity` slots and for `greatest`. */
export function codeArray(codes: CodeArray, capacity: number, greatest: number): CodeArray {
  const most = Math.max(greatest, 2 ** (8 * codes.BYTES_PER_ELEMENT) - 1)
  const width = WIDTHS.find((one) => most <= one.most) ?? WIDTHS[2]
  const grown = new (width as (typeof WIDTHS)[number]).of(capacity)
  grown.set(codes)
  return grown
}
