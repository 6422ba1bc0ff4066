import { isUnit } from '../spans/other-spellings.ts'
import type { NamedText } from '../spans/texts-of.ts'

/** Longer texts are not looked for without each of their words: too many lists would have to be measured. */
const MOST_WORDS = 5
/** Shorter words and numbers are in many texts. */
const LONG_WORD = /[a-zа-я]{3}/
/** "9.9" of an outboard says more than what it is besides. */
const DECIMAL = /^\d+[.,]\d+$/
const LONG_NUMBER = /^\d{2,}$/

const isNumber = (word: string): boolean => /^\d/.test(word)

/** The places of the words that say something together: a number and its unit. */
function togetherIn(words: readonly string[]): [from: number, size: number][] {
  const parts: [number, number][] = []
  for (let place = 0; place < words.length; place++) {
    const [word = '', next = ''] = words.slice(place)
    const size = isNumber(word) && isUnit(next) ? 2 : 1
    parts.push([place, size])
    place += size - 1
  }
  return parts
}

/**
 * A text without each of its words, a number with its unit, in both ways of writing: of "роторная на мтз" first that without "мтз", for people
 * name what matters first; a number alone comes last.
 *
 * @param otherText the same words, each as ads may write it otherwise
 */
export function withoutEach(text: string, otherText: string = text): NamedText[] {
  const words = text.split(' ')
  const others = otherText.split(' ')
  if (words.length < 2 || words.length > MOST_WORDS) return []
  const made = togetherIn(words)
    .toReversed()
    .map(([from, size]) => {
      // Of a number with its unit alone the number is left: an "АД-100" has 100 kW.
      const isAlone = size === words.length
      const kept = isAlone ? words.slice(0, 1) : words.toSpliced(from, size)
      const other = others.length === words.length && !isAlone ? others.toSpliced(from, size) : kept
      const both = new Set([kept.join(' '), other.join(' ')])
      return {
        words: [...both].join(' или '),
        rest: words.slice(isAlone ? 1 : from, from + size).join(' '),
        isTelling: kept.some(
          (word) => DECIMAL.test(word) || (LONG_WORD.test(word) && !isUnit(word)),
        ),
        isNumber: kept.every((word) => LONG_NUMBER.test(word)),
      }
    })
  return [...made.filter((one) => one.isTelling), ...made.filter((one) => one.isNumber)].map(
    ({ words: kept, rest }) => ({ words: kept, rest }),
  )
}
