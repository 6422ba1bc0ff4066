import type { Budget, Sought } from './best-reading.ts'
import type { Reading } from './settle-reading.ts'

/** Readings that are so much worse than the best one are not meant. */
export const WITHIN = 9
/** In so many steps nearly all readings are found. What takes more waits: the other types may show that it cannot be good enough. */
const FIRST_STEPS = 300

/** How a query may be read in the lists of a type, and how likely the type is meant where words do not tell. */
export interface SoughtInType extends Sought {
  prior: number
}

/** A reading whose score has the prior of its type. */
export type ReadingInType = SoughtInType & { reading: Reading; score: number }

/**
 * The best reading for each type. Those that score less by more than `WITHIN` than the best one, or than `least`, may be worse ones
 * than the best of their type.
 */
export function bestReadings<T extends SoughtInType>(
  sought: readonly T[],
  budget: Budget,
  least: number,
): (T & ReadingInType)[] {
  let highest = least
  function read(one: T, steps: Budget): T & ReadingInType {
    const reading = one.find(steps, highest - WITHIN - one.prior)
    const score = reading.score + one.prior
    highest = Math.max(highest, score)
    return { ...one, reading, score }
  }
  const likeliestFirst = sought.toSorted((a, b) => b.most + b.prior - a.most - a.prior)
  const first = likeliestFirst.map((one) => {
    const steps = { steps: Math.min(FIRST_STEPS, budget.steps) }
    const found = read(one, steps)
    budget.steps -= FIRST_STEPS - Math.max(0, steps.steps)
    return { ...found, isOver: steps.steps >= 0 }
  })
  return first
    .sort((a, b) => b.score - a.score)
    .map((one) => (one.isOver ? one : read(one, budget)))
}
