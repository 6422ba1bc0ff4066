import type { Token } from '@trassa/catalog/names/spelling-key'
import type { Candidate } from '../candidates/candidate.ts'
import { isRestyling } from '../candidates/word-candidates.ts'
import { isNegation, isSkipped } from '../lexicon/labels.ts'
import { union } from '../spans/masks.ts'
import type { Spans } from '../spans/span.ts'
import { kindsIn } from '../spans/spans-of.ts'
import type { ReadToken } from './best-reading.ts'

/** The tokens of a query with what decides how much it costs to leave one unread. */
export function weighedTokens(tokens: readonly Token[], spans: Spans): ReadToken[] {
  const { kinds, bodies, rows } = kindsIn(spans)
  return tokens.map(({ isNumber, text }, place) => {
    const bit = 1 << place
    const says = kinds & bit ? 'kind' : bodies & bit ? 'body' : rows & bit ? 'row' : undefined
    return {
      isNumber,
      isSkipped: isSkipped(text) || isNegation(text),
      isPurpose: Boolean(spans.roles.purpose & bit),
      isHead: Boolean(spans.head & bit),
      ...(says && { says }),
    }
  })
}

/** The tokens that are text where they are not read: all but prepositions and conjunctions. */
export const textMask = (tokens: readonly Token[]): number =>
  tokens.reduce((mask, { text }, place) => (isSkipped(text) ? mask : mask | (1 << place)), 0)

/** Whether each of some tokens may mean something in some type: where `false`, `canCover` is for none. */
export function mayCover(
  tokens: number,
  { named, labelled, numbers, words, roles }: Spans,
): boolean {
  const ofNames = words.filter(
    ({ text, models, marks }) => models.size + marks.size > 0 || isRestyling(text),
  )
  return !(tokens & ~(union(named) | labelled | union(numbers) | union(ofNames) | roles.refused))
}

/** Whether there is a candidate for each of some tokens that takes it out of the text. */
export function canCover(tokens: number, candidates: readonly Candidate[]): boolean {
  return !(tokens & ~union(candidates.filter(({ staysInText }) => !staysInText)))
}
