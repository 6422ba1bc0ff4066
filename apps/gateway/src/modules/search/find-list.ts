import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { ListMatch } from '@trassa/contracts/calls/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { ReferenceCache } from '../reference/public.ts'
import type { Bitset } from './live-index/bitset.ts'
import type { LiveIndex, SearchedType } from './live-index/live-index.ts'
import { type ListQuery, parseListQueryOnce } from './parse-list-query.ts'
import type { RankAt } from './text/following/rank-at.ts'
import type { TextMatches } from './text/following/text-matches.ts'
import type { FoundBy } from './text/words/word-index.ts'
import type { Rank } from './text/words/word-search.ts'

/** The result of a list query. */
export interface Found extends SearchedType, ListQuery {
  /** Selects its slots: counts beside filters make selections of their own. */
  bits: () => Bitset
  /** The slots that match its text. */
  among?: Bitset
  /** See `PreparedText`. */
  rankAt?: RankAt | undefined
  /** The order of relevance among what matches its text. */
  ranks?: () => Rank[]
  /** Of the type, which the slots are of; absent where they may be of several. */
  revision: number | undefined
  /** How a text was found that no ad has with all of its words: what is found depends on the words of all ads. */
  match?: ListMatch | undefined
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

/** In what ways a text is looked for that no ad of the list has, each where the ones before find none (decision 187). */
const FURTHER_WAYS: readonly { by: FoundBy; match: ListMatch }[] = [
  { by: 'knownWords', match: 'some' },
  { by: 'likeness', match: 'alike' },
  { by: 'someWords', match: 'some' },
]

interface SelectedText extends Pick<Found, 'ranks' | 'rankAt' | 'revision'> {
  searched: SearchedType
  /** The slots that match the text, where it is looked for, and those of them that match the filters. */
  among?: Bitset
  bits: Bitset
}

const hasAny = (bits: Bitset): boolean => bits.some((word) => word !== 0)

const foundText = ({ searched, bits, ...inType }: SelectedText, match?: ListMatch) => ({
  ...searched,
  ...inType,
  bits: () => bits,
  match,
})

/** In memory, with its text. */
export function createFindList({ reference, index }: Dependencies): FindList {
  /** What PostgreSQL is asked about a text may take longer than an answer may be old: the index is brought up to date after it. */
  async function selectText(
    given: SearchedType,
    { filters, text }: ListQuery & { text: string },
    by: FoundBy,
  ): Promise<SelectedText> {
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
      const among = by === 'first' ? undefined : prepared.select()
      const bits = searched.segment.select(filters, among)
      // Words that are read later change no revision, so nothing would tell that such a list lacks them.
      const revision = isWhole && before === index.revisionOf(adType) ? before : undefined
      const { ranks, rankAt } = prepared
      return { searched, ...(among && { among }), bits, ranks, rankAt, revision }
    }
  }

  /** By words; only if no ad of the list has them all, by some of them or by words like them. */
  async function findByText(given: SearchedType, list: ListQuery & { text: string }) {
    const byWords = await selectText(given, list, 'words')
    if (hasAny(byWords.bits)) return foundText(byWords)
    let ofOthers = byWords
    let { searched } = byWords
    for (const { by, match } of FURTHER_WAYS) {
      const found = await selectText(searched, list, by)
      if (hasAny(found.bits)) return foundText(found, match)
      if (!ofOthers.among || !hasAny(ofOthers.among)) ofOthers = found
      searched = found.searched
    }
    // Beside the filters of an empty list stands how many ads other filters would leave.
    return foundText(ofOthers, FURTHER_WAYS.at(-1)?.match)
  }

  return async (adType, query, given) => {
    const list = parseListQueryOnce(formOf(adType), query, await reference.places())
    if (!list) return undefined
    // Cities may have been waited for while the type was read anew.
    const searched = given
      ? (await index.upToDateAgain()).get(adType)
      : await index.upToDate(adType)
    if (!searched) return undefined
    const { filters, text, first } = list
    if (text !== undefined) return { ...list, ...(await findByText(searched, { ...list, text })) }
    if (first !== undefined) {
      return {
        ...list,
        ...foundText(await selectText(searched, { ...list, text: first }, 'first')),
      }
    }
    const bits = () => searched.segment.select(filters)
    return { ...list, ...searched, bits, revision: index.revisionOf(adType) }
  }
}
