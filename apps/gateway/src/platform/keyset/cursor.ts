import type { z } from 'zod'

/** A keyset page's end as an opaque string; whatever does not parse starts from the beginning. */
export function encodeCursor(values: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** The values that `encodeCursor` got, or `null` for a cursor of somebody else's making. */
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
