import type { ByteRange } from '../storage/file-storage.ts'

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/i

/**
 * The range that a header `Range` asks of a file of `size` bytes (RFC 9110, 14.1.2), cut to what is there.
 *
 * @returns `undefined` for what a server may ignore – no header, another unit, several ranges, a malformed one – and
 *   `unsatisfiable` for one that begins after the end
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return lastBytes(Number(last), size)
  const [from, to] = [Number(first), last === '' ? size - 1 : Number(last)]
  if (from >= size) return 'unsatisfiable'
  return to < from ? undefined : { from, to: Math.min(to, size - 1) }
}

const lastBytes = (count: number, size: number): ByteRange | 'unsatisfiable' =>
  count === 0 || size === 0 ? 'unsatisfiable' : { from: Math.max(0, size - count), to: size - 1 }
