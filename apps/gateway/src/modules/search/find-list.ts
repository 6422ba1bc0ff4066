import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { ReferenceCache } from '../reference/public.ts'
import type { Bitset } from './live-index/bitset.ts'
import type { LiveIndex, SearchedType } from './live-index/live-index.ts'
import { type ListQuery, parseListQueryOnce } from './parse-list-query.ts'
import type { HoldsText, TextMatches } from './text/following/text-matches.ts'

/** The result of a list query. */
export interface Found extends SearchedType, ListQuery {
  /** Selects its slots: counts beside filters make selections of their own. */
  bits: () => Bitset
  /** The slots that match its text. */
  among?: Bitset
  /** See `PreparedText`. */
  holds?: HoldsText | undefined
  /** Of the type, which the slots are of; absent where they may be of several. */
  revision: number | undefined
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
  ): Promise<{
    searched: SearchedType
    bits: Bitset
    among: Bitset
    holds: HoldsText | undefined
    revision: number | undefined
  }> {
    const { adType } = given.segment.form
    let searched = given
    let prepared: Awaited<ReturnType<TextMatches['prepare']>> | undefined
    for (let attempt = 1; ; attempt++) {
      const before = index.revisionOf(adType)
      prepared = await (prepared?.again() ?? searched.matches.prepare(text, by))
      const present = (await index.upToDateAgain()).get(adType) ?? searched
      const isSame = present === searched
      searched = present
      const isWhole = prepared.isCurrent()
      if (!isSame) prepared = undefined
      if (!prepared || (!isWhole && attempt < ATTEMPTS)) continue
      const among = prepared.select()
      const bits = searched.segment.select(filters, among)
      // Words that are read later change no revision, so nothing would tell that such a list lacks them.
      const revision = isWhole && before === index.revisionOf(adType) ? before : undefined
      return { searched, among, bits, holds: prepared.holds, revision }
    }
  }

  /** By words; only if no ad has them, by similar names. */
  async function findByText(given: SearchedType, list: ListQuery & { text: string }) {
    const byWords = await selectText(given, list, 'words')
    const isFound = byWords.bits.some((word) => word !== 0)
    const found = isFound ? byWords : await selectText(byWords.searched, list, 'likeness')
    const { searched, bits, ...inType } = found
    return { ...searched, ...inType, bits: () => bits, isLike: !isFound }
  }

  return async (adType, query, given) => {
    const list = parseListQueryOnce(formOf(adType), query, await reference.places())
    if (!list) return undefined
    // Cities may have been waited for while the type was read anew.
    const searched = given
      ? (await index.upToDateAgain()).get(adType)
      : await index.upToDate(adType)
    if (!searched) return undefined
    const { filters, text } = list
    const found =
      text === undefined
        ? {
            ...searched,
            bits: () => searched.segment.select(filters),
            revision: index.revisionOf(adType),
          }
        : await findByText(searched, { ...list, text })
    return { ...list, ...found }
  }
}
