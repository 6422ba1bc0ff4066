import type { Token } from '@trassa/catalog/names/spelling-key'
import type { TypeFields } from '../fields/type-fields.ts'
import { inItsLetters, withDivider } from '../numbers/text-rules.ts'
import { union } from './masks.ts'
import { LEAST_LETTERS, otherSpellings } from './other-spellings.ts'
import type { Known, NamedSpan } from './span.ts'
import { type Query, unread } from './unread.ts'

/** Names and measures in a text, for goods that have no filter for what they are for. */
export interface NamedText {
  /** As a text is looked for: "фокус или focus". */
  words: string
  /** The other words of the text, without the marks of models. */
  rest: string
}

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

/** Shorter numbers are in many texts: "9.9" has three signs. */
const LEAST_OF_NUMBER = 3

/** The tokens that are long numbers, and those with the digits and letters of one word: "t230". */
function numbersIn(tokens: readonly Token[]): { long: number; joined: number } {
  let [long, joined] = [0, 0]
  tokens.forEach(({ isNumber, text, start, end }, place) => {
    const isJoined = tokens.some(
      (other) => other.isNumber !== isNumber && (other.end === start || other.start === end),
    )
    if (isJoined) joined |= 1 << place
    else if (isNumber && text.length >= LEAST_OF_NUMBER) long |= 1 << place
  })
  return { long, joined }
}

const mapWords = (text: string, change: (word: string) => string): string =>
  text.split(' ').map(change).join(' ')

/** Ads write "1,65" where people type "1.65". */
const DECIMALS = /(?<![\d.,])(?<whole>\d{1,3})\.(?<part>\d{1,2})(?![\d.,-])/g
const DECIMAL = new RegExp(DECIMALS.source)

/** The other writing of a text with numbers of parts as makers write them, where they were typed in Cyrillic or without dividers. */
function otherNumbers(text: string, otherText: string): string {
  if (DECIMAL.test(text)) {
    const withComma = otherText.replaceAll(DECIMALS, '$<whole>,$<part>')
    return otherText === text ? withComma : `${otherText} или ${withComma}`
  }
  const made = mapWords(text, inItsLetters)
  if (made !== text) return mapWords(made, withDivider)
  // What has lost its dividers there is no word of the text.
  return mapWords(otherText, (word) => (text.includes(word) ? withDivider(word) : word))
}

/** Vehicles have filters for them. */
const NO_NAMES = { models: 0, marks: 0 }

/** How what no filter says of a query is looked for in the texts of ads. */
export function textsOf(query: Query, known: Pick<Known, 'namesOf' | 'writtenOtherwise'>) {
  const { tokens, spans } = query
  let spellings: ReadonlyMap<number, string> | undefined
  const textOf = (covered: number): string => unread(query, covered).join(' ')
  function otherTextOf(covered: number): string {
    spellings ??= otherSpellings(tokens, spans, known)
    return unread(query, covered, { spellings, hasDividers: false }).join(' ')
  }

  return {
    /** The words that are not covered, and the same with names as the other alphabet writes them. */
    of: (covered: number): { text: string; otherText?: string } => {
      const text = textOf(covered)
      const otherText = text && otherNumbers(text, otherTextOf(covered))
      return { text, ...(otherText !== text && { otherText }) }
    },

    /** The names in the text, with their numbers and without, then its measures ("60 ач") and numbers; empty where it is nothing else. */
    namesIn: (covered: number, { isVehicle }: Pick<TypeFields, 'isVehicle'>): NamedText[] => {
      const { models, marks } = isVehicle ? NO_NAMES : namesIn(spans.named)
      const names = (models & ~marks & ~covered || marks) & ~covered
      const all = textOf(covered)
      const { long, joined } = numbersIn(tokens)
      const withNumbers = names && names | numbersAfter(names, tokens)
      const measures = union(spans.numbers.filter(({ isText }) => isText)) & ~covered
      const parts = [withNumbers, names, measures, (long | joined) & ~covered, long & ~covered]
      const named = parts.flatMap((mask): NamedText[] => {
        if (mask === 0) return []
        const others = ~mask | covered
        const words = [...new Set([textOf(others), otherTextOf(others)])]
        const rest = textOf(covered | models | marks | mask)
        return words[0] === all ? [] : [{ words: words.join(' или '), rest }]
      })
      return named.filter(({ words }, place) => words !== named[place - 1]?.words)
    },
  }
}
