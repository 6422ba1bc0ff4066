import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { ReferenceCache } from '../reference/public.ts'
import type { Bitset } from './live-index/bitset.ts'
import type { LiveIndex, SearchedType } from './live-index/live-index.ts'
import { type ListQuery, parseListQuery } from './parse-list-query.ts'

/** The result of a list query: its slots, and those that match its text. */
export interface Found extends SearchedType, ListQuery {
  bits: Bitset
  among?: Bitset
}

/**
 * Finds the ads of a list, in what is given as the type's live ads or in those of now.
 *
 * @returns `undefined` for a list that cannot hold any ad
 */
export type FindList = (
  adType: AdType,
  query: Record<string, unknown>,
  given?: SearchedType,
) => Promise<Found | undefined>

interface Dependencies {
  reference: ReferenceCache
  index: Pick<LiveIndex, 'upToDate'>
}

/** Waits for the words of a text that are written while others are waited for, before it is selected as it is. */
const ATTEMPTS = 4

/** In memory, with its text. */
export function createFindList({ reference, index }: Dependencies): FindList {
  /** What PostgreSQL is asked about a text may take longer than an answer may be old: the index is brought up to date after it. */
  async function selectText(
    adType: AdType,
    { filters, text }: ListQuery & { text: string },
    by: 'words' | 'likeness',
  ): Promise<(SearchedType & { bits: Bitset; among: Bitset }) | undefined> {
    for (let attempt = 1; ; attempt++) {
      const before = await index.upToDate(adType)
      if (!before) return undefined
      const { select, isCurrent } = await before.matches.prepare(text, by)
      const searched = await index.upToDate(adType)
      if (searched !== before || (!isCurrent() && attempt < ATTEMPTS)) continue
      const among = select()
      return { ...searched, among, bits: searched.segment.select(filters, among) }
    }
  }

  /** By words; only if no ad has them, by similar names. */
  async function findByText(adType: AdType, list: ListQuery & { text: string }) {
    const byWords = await selectText(adType, list, 'words')
    const isFound = byWords?.bits.some((word) => word !== 0)
    return isFound ? byWords : selectText(adType, list, 'likeness')
  }

  return async (adType, query, given) => {
    const list = parseListQuery(formOf(adType), query, await reference.places())
    if (!list) return undefined
    const { filters, text } = list
    if (text !== undefined) {
      const found = await findByText(adType, { ...list, text })
      return found && { ...found, ...list }
    }
    const searched = given ?? (await index.upToDate(adType))
    return searched && { ...searched, ...list, bits: searched.segment.select(filters) }
  }
}
