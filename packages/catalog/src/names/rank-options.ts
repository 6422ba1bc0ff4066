import { otherLayout } from './keyboard-layout.ts'
import { plainSpelling, spellingKey, type Token, tokensOf } from './spelling-key.ts'

/** What is found by typing: a row of a dictionary, a place, a command. */
export interface NamedOption {
  label: string
  /** Whatever else it is called. */
  names?: readonly string[] | undefined
  /** What it shares with others, its group or region: options are found by any part of it, after all others. */
  context?: string | undefined
}

/** Better ranks are smaller. */
const [EQUAL, BEGINS, WORD_BEGINS, CONTAINS, IN_CONTEXT, NO_FIT] = [0, 1, 2, 3, 4, 5]

/** Insides of a name other than the label count from so many signs on: of its many names each has any letter. */
const LEAST_INSIDE = 3

type Part = 'text' | 'key'

/** How tokens fit those typed: both run together, so that neither spaces nor hyphens matter. */
function fitBy(part: Part, tokens: readonly Token[], typed: string, isLabel: boolean): number {
  const parts = tokens.map((token) => token[part])
  const whole = parts.join('')
  if (whole === typed) return EQUAL
  if (whole.startsWith(typed)) return BEGINS
  const begins = (at: number) => parts.slice(at).join('').startsWith(typed)
  if (parts.some((_, at) => at > 0 && begins(at))) return WORD_BEGINS
  const isLong = isLabel || typed.length >= LEAST_INSIDE
  return isLong && whole.includes(typed) ? CONTAINS : NO_FIT
}

interface Typed {
  plain: string
  /** Of its tokens run together, as are keys. */
  text: string
  key: string
}

/** `undefined` where no letter or digit is typed. */
function readTyped(text: string): Typed | undefined {
  const plain = plainSpelling(text.trim())
  const tokens = tokensOf(plain)
  if (tokens.length === 0) return undefined
  return {
    plain,
    text: tokens.map((token) => token.text).join(''),
    key: tokens.map((token) => token.key).join(''),
  }
}

/** The rank of one name; by letters that look alike it is worse than by the letters themselves. */
function rankOfName(tokens: readonly Token[], typed: Typed, isLabel: boolean): number {
  const asWritten = fitBy('text', tokens, typed.text, isLabel)
  if (asWritten === EQUAL) return rankOf(EQUAL, isLabel, true)
  const alike = fitBy('key', tokens, typed.key, isLabel)
  return alike < asWritten ? rankOf(alike, isLabel, false) : rankOf(asWritten, isLabel, true)
}

const tokensIn = (name: string): Token[] => tokensOf(plainSpelling(name))

/** Of equal fits the label is before other names. */
const rankOf = (fit: number, isLabel: boolean, isAsWritten: boolean): number =>
  fit * 4 + (isLabel ? 0 : 2) + (isAsWritten ? 0 : 1)

const isFound = (rank: number): boolean => rank < NO_FIT * 4

function bestRank({ label, names = [], context = '' }: NamedOption, typed: Typed): number {
  const byName = Math.min(
    rankOfName(tokensIn(label), typed, true),
    ...names.map((name) => rankOfName(tokensIn(name), typed, false)),
  )
  if (isFound(byName)) return byName
  const inContext = context !== '' && plainSpelling(context).includes(typed.plain)
  return rankOf(inContext ? IN_CONTEXT : NO_FIT, true, true)
}

function fitting<T extends NamedOption>(options: readonly T[], query: string): T[] {
  const typed = readTyped(query)
  if (!typed) return []
  return options
    .map((option) => ({ option, rank: bestRank(option, typed) }))
    .filter(({ rank }) => isFound(rank))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/**
 * The options that fit what is typed, the best first, stable within a rank: equal to it, begins with it, a word begins with it, contains
 * it, has it in its context. Case, `ё`, what stands between letters and digits and letters that look alike do not matter (`х5` is `X5`). If
 * none fits, those that the same keys find in the other keyboard layout. Nothing typed: all of them.
 */
export function rankOptions<T extends NamedOption>(
  options: readonly T[],
  query: string,
): readonly T[] {
  if (query.trim() === '') return options
  const found = fitting(options, query)
  return found.length > 0 ? found : fitting(options, otherLayout(query.trim().toLowerCase()))
}

/** Of `names` those that find a row where neither `own` nor the names before them do by the beginning of a word. */
export function neededNames(own: readonly string[], names: readonly string[]): string[] {
  if (names.length === 0) return []
  const known = own.flatMap(beginningsOf)
  return names.filter((name) => {
    const key = spellingKey(name)
    const isNeeded = key !== '' && !known.some((beginning) => beginning.startsWith(key))
    if (isNeeded) known.push(...beginningsOf(name))
    return isNeeded
  })
}

/** A name from each of its words on. */
function beginningsOf(name: string): string[] {
  const keys = tokensIn(name).map(({ key }) => key)
  return keys.map((_, at) => keys.slice(at).join(''))
}
