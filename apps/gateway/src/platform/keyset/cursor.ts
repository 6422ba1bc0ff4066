import type { z } from 'zod'

/** The end of a keyset page as an opaque string. */
export function encodeCursor(values: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** The values that `encodeCursor` got, or `null` for a missing cursor and one that it did not make: the list starts from its beginning. */
export function decodeCursor<S extends z.ZodType>(
  cursor: string | undefined,
  schema: S,
): z.output<S> | null {
  if (!cursor) return null
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
