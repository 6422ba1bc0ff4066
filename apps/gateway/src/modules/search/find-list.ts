import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { ReferenceCache } from '../reference/public.ts'
import type { Bitset } from './live-index/bitset.ts'
import type { LiveIndex, SearchedType } from './live-index/live-index.ts'
import { type ListQuery, parseListQueryOnce } from './parse-list-query.ts'

/** The result of a list query: its slots, and those that match its text. */
export interface Found extends SearchedType, ListQuery {
  bits: Bitset
  among?: Bitset
  /** Of the type, when it was found. */
  revision: number
  /** Found by a text that no ad has as it is written: what is found depends on the words of all ads. */
  isLike?: boolean
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
  index: Pick<LiveIndex, 'upToDate' | 'upToDateAgain' | 'revisionOf'>
}

/** Waits for the words of a text that are written while others are waited for, before it is selected as it is. */
const ATTEMPTS = 4

/** In memory, with its text. */
export function createFindList({ reference, index }: Dependencies): FindList {
  /** What PostgreSQL is asked about a text may take longer than an answer may be old: the index is brought up to date after it. */
  async function selectText(
    given: SearchedType,
    { filters, text }: ListQuery & { text: string },
    by: 'words' | 'likeness',
  ): Promise<{ searched: SearchedType; bits: Bitset; among: Bitset; revision: number }> {
    const { adType } = given.segment.form
    let searched = given
    for (let attempt = 1; ; attempt++) {
      const { select, isCurrent } = await searched.matches.prepare(text, by)
      const present = (await index.upToDateAgain()).get(adType) ?? searched
      const isSame = present === searched
      searched = present
      if (!isSame || (!isCurrent() && attempt < ATTEMPTS)) continue
      const among = select()
      const bits = searched.segment.select(filters, among)
      return { searched, among, bits, revision: index.revisionOf(adType) }
    }
  }

  /** By words; only if no ad has them, by similar names. */
  async function findByText(given: SearchedType, list: ListQuery & { text: string }) {
    const byWords = await selectText(given, list, 'words')
    const isFound = byWords.bits.some((word) => word !== 0)
    const found = isFound ? byWords : await selectText(byWords.searched, list, 'likeness')
    const { searched, ...inType } = found
    return { ...searched, ...inType, isLike: !isFound }
  }

  return async (adType, query, given) => {
    const list = parseListQueryOnce(formOf(adType), query, await reference.places())
    const searched = list && (given ?? (await index.upToDate(adType)))
    if (!searched) return undefined
    const { filters, text } = list
    const found =
      text === undefined
        ? {
            ...searched,
            bits: searched.segment.select(filters),
            revision: index.revisionOf(adType),
          }
        : await findByText(searched, { ...list, text })
    return { ...list, ...found }
  }
}
