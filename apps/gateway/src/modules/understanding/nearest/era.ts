import type { BuiltAs } from './built-as.ts'
import type { Conditions } from './conditions.ts'

/** The generations before and after were built so many years earlier or later. */
const NEXT = 3
/** Cars that were built so many years earlier or later are of one time. */
const ERA = 8
/** Who looks for a classic takes any car that is as old as this. */
const OLD = 15
const oldYear = (): number => new Date().getFullYear() - OLD

type Years = Pick<BuiltAs, 'from' | 'to'>

const ofYears = (conditions: Conditions, { from, to }: Years): Conditions => {
  const bounds = { from, ...(to !== null && { to }) }
  return new Map(conditions).set('year', { key: 'year', op: 'range', ...bounds })
}

/** Of the years of the generations beside those that are named. */
export const besideGenerations = (conditions: Conditions, { from, to }: Years): Conditions =>
  ofYears(conditions, { from: from - NEXT, to: to === null ? null : to + NEXT })

/** Of about the time in which cars were built. */
export const inEra = (conditions: Conditions, { from, to }: Years): Conditions =>
  ofYears(conditions, {
    from: from - ERA,
    to: to === null ? null : Math.max(to + ERA, oldYear()),
  })

/** Whether what was made until a year is a classic by now. */
export const isOld = (to: number | null): boolean => to !== null && to < oldYear()

/** Whether old cars alone are asked for. */
export function isOfOld(conditions: Conditions): boolean {
  const year = conditions.get('year')
  return typeof year === 'object' && year.op === 'range' && isOld(Number(year.to ?? Infinity))
}
