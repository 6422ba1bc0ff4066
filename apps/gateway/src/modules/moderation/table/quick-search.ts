import { VIN_PATTERN } from '@trassa/catalog/vin/vin'
import { normalizePhone } from '@trassa/contracts/phone'
import { eq, type SQL, sql } from 'drizzle-orm'
import { ads } from '../../ads/public.ts'

const ID = /^[1-9]\d{0,17}$/
const SLUG = /^[a-z\d]+(-[a-z\d]+)+$/i

/** Ads of the owner of a phone in any spelling; what is no phone finds none. */
export const ofPhone = (text: string): SQL =>
  sql`${ads.userId} = (SELECT id FROM users WHERE phone = ${normalizePhone(text) ?? text})`

/** The quick search by any identifier (domain §9): a phone, a VIN, a slug, an id, or words of the title. */
export function quickSearchCondition(q: string): SQL {
  const vin = q.toUpperCase()
  // Ten digits may be either.
  if (ID.test(q)) return anyOf([eq(ads.id, q), ofPhone(q)])
  if (normalizePhone(q)) return ofPhone(q)
  if (VIN_PATTERN.test(vin)) return eq(ads.vin, vin)
  const words = titleHas(q)
  // `cx-5` looks like a slug.
  return SLUG.test(q) ? anyOf([eq(ads.slug, q.toLowerCase()), words]) : words
}

/** Every word stands somewhere in the title or in its other spellings. */
export function titleHas(text: string): SQL {
  const all = text
    .split(/\s+/)
    .map((word) => sql`(${ads.title} || ' ' || ${ads.keywords}) ILIKE ${likePattern(word)}`)
  return sql`(${sql.join(all, sql` AND `)})`
}

/** A pattern of LIKE for a text anywhere in a value. */
export const likePattern = (text: string): string => `%${escapeLike(text)}%`

/** A text as LIKE takes it literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Conditions joined by OR. */
export const anyOf = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` OR `)})`
