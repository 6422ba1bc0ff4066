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
  index: LiveIndex
}

/** In memory, with its text. */
export function createFindList({ reference, index }: Dependencies): FindList {
  /** By words; only if no ad has them, by similar names. */
  async function findByText(
    { segment, matches }: SearchedType,
    { filters, text }: ListQuery & { text: string },
  ): Promise<{ bits: Bitset; among: Bitset }> {
    const selectBy = async (by: 'words' | 'likeness') => {
      const among = await matches.find(text, by)
      return { among, bits: segment.select(filters, among) }
    }
    const byWords = await selectBy('words')
    return byWords.bits.some((word) => word !== 0) ? byWords : selectBy('likeness')
  }

  return async (adType, query, given) => {
    const list = parseListQuery(formOf(adType), query, await reference.places())
    const searched = list && (given ?? (await index.upToDate(adType)))
    if (!searched) return undefined
    const { filters, text } = list
    const selected =
      text === undefined
        ? { bits: searched.segment.select(filters) }
        : await findByText(searched, { ...list, text })
    return { ...searched, ...list, ...selected }
  }
}
