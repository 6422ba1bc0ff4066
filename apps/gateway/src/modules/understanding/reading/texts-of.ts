import type { Token } from '@trassa/catalog/names/spelling-key'
import type { Known, NamedSpan } from './candidate.ts'
import { otherSpellings } from './other-spellings.ts'
import { union } from './spans.ts'
import { type Query, unread } from './unread.ts'

/** Names in a text, for goods that have no filter for what they are for. */
export interface NamedText {
  /** As a text is looked for: "фокус или focus". */
  words: string
  /** The other words of the text, without the marks of models. */
  rest: string
}

/** Shorter words are more often something else than a name. */
const LEAST_LETTERS = 3

/** The tokens that are names of models, and those of marks. */
function namesIn(named: readonly NamedSpan[]): { models: number; marks: number } {
  const names = named.filter(
    ({ letters, named: { isNoise, isOrdinary, labels } }) =>
      letters >= LEAST_LETTERS &&
      !isNoise &&
      !isOrdinary &&
      labels.every(({ isNarrower }) => isNarrower),
  )
  return {
    models: union(names.filter(({ models }) => models.all.length > 0)),
    marks: union(names.filter(({ named: { marks } }) => marks.length > 0)),
  }
}

/** The tokens that are numbers right after some: the "2" of "фокус 2". */
function numbersAfter(names: number, tokens: readonly Token[]): number {
  let numbers = 0
  tokens.forEach(({ isNumber }, place) => {
    const isAfter = place > 0 && (names | numbers) & (1 << (place - 1))
    if (isNumber && isAfter) numbers |= 1 << place
  })
  return numbers
}

/** How what no filter says of a query is looked for in the texts of ads. */
export function textsOf(query: Query, known: Pick<Known, 'namesOf'>) {
  const { tokens, spans } = query
  let spellings: ReadonlyMap<number, string> | undefined
  const textOf = (covered: number): string => unread(query, covered).join(' ')
  function otherTextOf(covered: number): string {
    spellings ??= otherSpellings(tokens, spans.named, known)
    return unread(query, covered, { spellings, hasDividers: false }).join(' ')
  }

  return {
    /** The words that are not covered, and the same with names as the other alphabet writes them. */
    of: (covered: number): { text: string; otherText?: string } => {
      const text = textOf(covered)
      const otherText = text && otherTextOf(covered)
      return { text, ...(otherText !== text && { otherText }) }
    },

    /** The names in the text, with their numbers and without; absent where it is nothing else. */
    namesIn: (covered: number): { named?: NamedText[] } => {
      const { models, marks } = namesIn(spans.named)
      const names = (models & ~marks & ~covered || marks) & ~covered
      const all = textOf(covered)
      if (names === 0) return {}
      const named = [names | numbersAfter(names, tokens), names].flatMap((mask): NamedText[] => {
        const others = ~mask | covered
        const words = [...new Set([textOf(others), otherTextOf(others)])]
        const rest = textOf(covered | models | marks | mask)
        return words[0] === all ? [] : [{ words: words.join(' или '), rest }]
      })
      return named.length > 0 ? { named } : {}
    },
  }
}
