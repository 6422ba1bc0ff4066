import { type SQL, sql } from 'drizzle-orm'

/** Perceptual hashes this close are the same picture (domain §3). */
const SAME_PICTURE_BITS = 6

/** A third of a hash, and how many of its bits may differ. */
interface Third {
  shift: number
  bits: number
  radius: 1 | 2
}

/** Hashes that differ in six bits differ in at most two of the first, or in at most one of another third: 3 + 2 + 2 is seven. */
const THIRDS: readonly Third[] = [
  { shift: 0, bits: 21, radius: 2 },
  { shift: 21, bits: 21, radius: 1 },
  { shift: 42, bits: 22, radius: 1 },
]

/** As the indexes of `photos` have it, word for word. */
function thirdOf(photo: 'mine' | 'other', { shift, bits }: Third): SQL {
  const mask = 2 ** bits - 1
  return sql.raw(
    shift === 0 ? `(${photo}.phash & ${mask})` : `((${photo}.phash >> ${shift}) & ${mask})`,
  )
}

/**
 * Whether photographs that a statement calls `mine` and `other` are the same picture; those without a hash are not. The others are looked
 * up by the 277 thirds that are near enough (`bits_near`).
 */
export const arePhotosAlike: SQL = sql`(${sql.join(
  THIRDS.map((third) => {
    const near = sql.raw(`${third.bits}, ${third.radius}`)
    return sql`${thirdOf('other', third)} = ANY (bits_near(${thirdOf('mine', third)}, ${near}))`
  }),
  sql` OR `,
)})
  AND bit_count((mine.phash # other.phash)::bit(64)) <= ${sql.raw(String(SAME_PICTURE_BITS))}`
