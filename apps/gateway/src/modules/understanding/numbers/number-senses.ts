import type { NumberSense } from './number-sense.ts'
import { PRICE_RULES } from './price-rules.ts'
import { TEXT_RULES } from './text-rules.ts'
import { VEHICLE_RULES } from './vehicle-rules.ts'
import { VOLUME_RULES } from './volume-rules.ts'
import { WHEEL_RULES } from './wheel-rules.ts'
import { YEAR_RULES } from './year-rules.ts'

const RULES = [
  ...PRICE_RULES,
  ...YEAR_RULES,
  ...VEHICLE_RULES,
  ...VOLUME_RULES,
  ...WHEEL_RULES,
  ...TEXT_RULES,
]
const SPELLED_RULES = RULES.filter(({ isSpelled }) => isSpelled)

/** The senses of one piece of a query; a size of a tyre has several, which hold together. */
export interface NumberMatch {
  start: number
  end: number
  senses: NumberSense[]
  /** No filter: it stays in the text as it is. */
  isText: boolean
}

/** `matchAll` copies the pattern each time, which takes much longer than most patterns take to find nothing. */
const matchesOf = (pattern: RegExp, plain: string): RegExpExecArray[] =>
  plain.search(pattern) < 0 ? [] : [...plain.matchAll(pattern)]

/** Everything that the digits of a query, with the words around them, may mean. */
export function numberSenses(plain: string): NumberMatch[] {
  const rules = /\d/.test(plain) ? RULES : SPELLED_RULES
  return rules.flatMap(({ pattern, read, isText = false }) =>
    matchesOf(pattern, plain).flatMap((match) => {
      const found = read(match.groups ?? {})
      if (!found) return []
      const start = match.index + (match[0].length - match[0].trimStart().length)
      const end = match.index + match[0].trimEnd().length
      return [{ start, end, senses: [found].flat(), isText }]
    }),
  )
}
