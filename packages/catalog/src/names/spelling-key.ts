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

/** Of the alphabets that nearly all names are written in; other letters are told by their Unicode category. */
const isCommonLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x410 && code <= 0x44f) ||
  (code >= 0x41 && code <= 0x5a)
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const isPointOrComma = (code: number): boolean => code === 0x2e || code === 0x2c
const ASCII = 0x80
const ANY_LETTER = /^\p{L}/u

/** Where the letters end that begin at a place: there, if none does. */
function endOfLetters(plain: string, start: number): number {
  let at = start
  for (;;) {
    const code = plain.charCodeAt(at)
    if (isCommonLetter(code)) at += 1
    else if (code >= ASCII && ANY_LETTER.test(plain.slice(at, at + 2))) {
      at += (plain.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
    } else return at
  }
}

function endOfDigits(plain: string, start: number): number {
  let at = start
  while (isDigit(plain.charCodeAt(at))) at += 1
  return at
}

/** Where the number ends that begins at a place: `1.6`, `1,6`. */
function endOfNumber(plain: string, start: number): number {
  const whole = endOfDigits(plain, start)
  const hasFraction =
    isPointOrComma(plain.charCodeAt(whole)) && isDigit(plain.charCodeAt(whole + 1))
  return hasFraction ? endOfDigits(plain, whole + 1) : whole
}

/** A text in lower case with Latin letters in place of Cyrillic ones that look like them: `нн204602` is `hh204602`. */
export function withLookAlikes(text: string): string {
  let key = ''
  for (const letter of text) key += LOOK_ALIKES[letter] ?? letter
  return key
}

const WITH_ACCENT = /[à-ÿ]/g
const ACCENTS = /[\u0300-\u036f]/g

/** One text for all that is written alike but for case, `ё`, accents (`Coupé`) and the form of its characters. */
export const plainSpelling = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(WITH_ACCENT, (letter) => letter.normalize('NFD').replaceAll(ACCENTS, ''))

/** Calls `visit` with each token of a text in `plainSpelling`, without making objects of them: all names of the dictionaries are read by it. */
export function visitTokens(
  plain: string,
  visit: (text: string, key: string, isNumber: boolean, start: number) => void,
): void {
  let at = 0
  while (at < plain.length) {
    const start = at
    const isNumber = isDigit(plain.charCodeAt(start))
    at = isNumber ? endOfNumber(plain, start) : endOfLetters(plain, start)
    if (at === start) at += 1
    else {
      const text = plain.slice(start, at)
      visit(text, isNumber ? text.replace(',', '.') : withLookAlikes(text), isNumber, start)
    }
  }
}

/** The tokens of a text in `plainSpelling`: `мтз82` has two. */
export function tokensOf(plain: string): Token[] {
  const tokens: Token[] = []
  visitTokens(plain, (text, key, isNumber, start) => {
    tokens.push({ text, key, isNumber, start, end: start + text.length })
  })
  return tokens
}

/** The keys of tokens run together. */
export function joinedKey(tokens: readonly Token[]): string {
  let joined = ''
  for (const { key } of tokens) joined += key
  return joined
}

/**
 * The same for all spellings of a name that differ in case, in what stands between letters and digits (`МТЗ-82`, `мтз 82`, `мтз82`), or in
 * letters that look alike (`Х5`, `X5`).
 */
export const spellingKey = (name: string): string => joinedKey(tokensOf(plainSpelling(name)))
