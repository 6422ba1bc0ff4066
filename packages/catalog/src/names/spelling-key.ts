/** Cyrillic letters that look like Latin ones, so that they stand in each other's place in indices: `Х5` and `X5`. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
}

/** A run of letters or a number in a text. */
export interface Token {
  /** Lower case, `ё` as `е`. */
  text: string
  /** The same for all spellings that look alike. */
  key: string
  isNumber: boolean
  /** Its place in the text. */
  start: number
  end: number
}

const RUNS = /\p{L}+|\d+(?:[.,]\d+)?/gu

const keyOf = (text: string): string =>
  text.replace(/[а-я]/g, (letter) => LOOK_ALIKES[letter] ?? letter)

/** One text for all that is written alike but for case, `ё` and the form of its characters. */
export const plainSpelling = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е')

/** The tokens of a text in `plainSpelling`: `мтз82` has two. */
export function tokensOf(plain: string): Token[] {
  return Array.from(plain.matchAll(RUNS), (match) => {
    const [text] = match
    const start = match.index
    const isNumber = /^\d/.test(text)
    const key = isNumber ? text.replace(',', '.') : keyOf(text)
    return { text, key, isNumber, start, end: start + text.length }
  })
}

/**
 * The same for all spellings of a name that differ in case, in what stands between letters and digits (`МТЗ-82`, `мтз 82`, `мтз82`), or in
 * letters that look alike (`Х5`, `X5`).
 */
export const spellingKey = (name: string): string =>
  tokensOf(plainSpelling(name))
    .map(({ key }) => key)
    .join('')
