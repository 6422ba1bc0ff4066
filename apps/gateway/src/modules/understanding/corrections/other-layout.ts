import { otherLayout } from '@trassa/catalog/names/keyboard-layout'
import { plainSpelling, tokensOf } from '@trassa/catalog/names/spelling-key'

/** Shorter words are not looked for in the other layout by themselves. */
const SHORTEST = 3

const DECIMAL = /^\d+[.,]\d+$/

export const lettersIn = (plain: string): string[] =>
  tokensOf(plain).flatMap(({ text, isNumber }) => (isNumber ? [] : [text]))

/** A query as the same keys type it in the other layout: where that makes words of it, else of all its pieces. */
export function inOtherLayout(plain: string, has: (word: string) => boolean): string[] {
  const pieces = plain.split(' ')
  // The full stop of "1.6" is no letter.
  const others = pieces.map((piece) =>
    DECIMAL.test(piece) ? piece : plainSpelling(otherLayout(piece)),
  )
  const isWords = (text: string, shortest: number): boolean => {
    const letters = lettersIn(text)
    return letters.length > 0 && letters.every((word) => word.length >= shortest && has(word))
  }
  const isTyped = pieces.map((piece) => isWords(piece, 1))
  const isOther = others.map((other) => isWords(other, SHORTEST))
  const hasOther = isOther.some((one, place) => one && !isTyped[place])
  // Beside a word in the other layout a short one is, too: "иьц ч5".
  const some = pieces.map((piece, place) => {
    if (isTyped[place]) return piece
    return isOther[place] || (hasOther && lettersIn(others[place] ?? '').length > 0)
      ? others[place]
      : piece
  })
  const all = isOther.some(Boolean) ? [others.join(' ')] : []
  return [...new Set([some.join(' '), ...all])].filter((other) => other !== plain)
}
