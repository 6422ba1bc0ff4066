import { idSchema } from '@trassa/contracts/values'
import { z } from 'zod'
import { decodeCursor, encodeCursor } from './cursor.ts'

const cursorSchema = z.tuple([idSchema])

/** Where a page begins: `before` is the last id of the page before, `null` at the start. */
export interface NewestFirst {
  before: string | null
  limit: number
}

/**
 * A page of rows whose newest id comes first.
 *
 * @param read gives at most `limit` rows with ids below `before`
 */
export async function newestFirst<Row extends { id: string }>(
  cursor: string | undefined,
  size: number,
  read: (page: NewestFirst) => Promise<Row[]>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const [before] = decodeCursor(cursor, cursorSchema) ?? [null]
  const found = await read({ before, limit: size + 1 })
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, nextCursor: last ? encodeCursor([last.id]) : null }
}
