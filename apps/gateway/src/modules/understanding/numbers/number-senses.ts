import type { NumberRule, NumberSense } from './number-sense.ts'
import { PRICE_RULES } from './price-rules.ts'
import { TEXT_RULES } from './text-rules.ts'
import { VEHICLE_RULES } from './vehicle-rules.ts'
import { WHEEL_RULES } from './wheel-rules.ts'
import { YEAR_RULES } from './year-rules.ts'

const RULES = [...PRICE_RULES, ...YEAR_RULES, ...VEHICLE_RULES, ...WHEEL_RULES, ...TEXT_RULES]
const SPELLED_RULES = RULES.filter(({ isSpelled }) => isSpelled)
const UNITLESS_RULES = RULES.filter(({ needsUnit }) => !needsUnit)
const UNIT = /\d[-\s]*[a-zа-я%₽]/

/** Those that may find something: a pattern costs as much where it finds nothing. */
function rulesFor(plain: string): readonly NumberRule[] {
  if (!/\d/.test(plain)) return SPELLED_RULES
  return UNIT.test(plain) ? RULES : UNITLESS_RULES
}

/** The senses of one piece of a query; a size of a tyre has several, which hold together. */
export interface NumberMatch {
  start: number
  end: number
  senses: NumberSense[]
  /** No filter: it stays in the text as it is. */
  isText: boolean
}

/** Everything that the digits of a query, with the words around them, may mean. */
export function numberSenses(plain: string): NumberMatch[] {
  return rulesFor(plain).flatMap(({ pattern, read, isText = false }) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const found = read(match.groups ?? {})
      if (!found) return []
      const start = match.index + (match[0].length - match[0].trimStart().length)
      const end = match.index + match[0].trimEnd().length
      return [{ start, end, senses: [found].flat(), isText }]
    }),
  )
}
