import type { Token } from '@trassa/catalog/names/spelling-key'
import { isSkipped } from '../lexicon/labels.ts'
import type { ReadToken } from './best-reading.ts'
import type { Candidate, Spans } from './candidate.ts'
import { kindsIn } from './spans.ts'
import { isNegation } from './token-roles.ts'

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

/** Whether there is a candidate for each of some tokens that takes it out of the text. */
export const canCover = (tokens: number, candidates: readonly Candidate[]): boolean =>
  (tokens &
    ~candidates.reduce(
      (mask, candidate) => (candidate.staysInText ? mask : mask | candidate.mask),
      0,
    )) ===
  0
