import type { BuiltAs } from './built-as.ts'
import type { Conditions } from './conditions.ts'

/** Cars that were built so many years earlier or later are of one time. */
const ERA = 8
/** Who looks for a classic takes any car that is as old as this. */
const OLD = 15

/** Of about the time in which cars were built. */
export function inEra(
  conditions: Conditions,
  { from, to }: Pick<BuiltAs, 'from' | 'to'>,
): Conditions {
  const old = new Date().getFullYear() - OLD
  const bounds = { from: from - ERA, ...(to !== null && { to: Math.max(to + ERA, old) }) }
  return new Map(conditions).set('year', { key: 'year', op: 'range', ...bounds })
}
