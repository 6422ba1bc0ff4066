import type { Budget, Sought } from './best-reading.ts'
import type { Reading } from './settle-reading.ts'

/** Readings that are so much worse than the best one are not meant. */
export const WITHIN = 9
/** So much likelier is the type of the list that a query is typed above. */
export const SAME_TYPE = 1.5
/** In so many steps nearly all readings are found. What takes more waits: the other types may show that it cannot be good enough. */
const FIRST_STEPS = 300

/** How a query may be read in the lists of a type, and how likely the type is meant where words do not tell. */
export interface SoughtInType extends Sought {
  prior: number
}

/** A reading with its score, which has the prior of its type. */
export interface ReadingInType {
  reading: Reading
  score: number
}

/**
 * The best reading for each type. Those that cannot be meant beside the best one, or beside one that scores `least`, may be worse
 * ones than the best of their type.
 */
export function bestReadings(
  sought: readonly SoughtInType[],
  budget: Budget,
  least: number,
): ReadingInType[] {
  let highest = least
  function read({ find, prior }: SoughtInType, steps: Budget): ReadingInType {
    const reading = find(steps, highest - WITHIN - SAME_TYPE - prior)
    const score = reading.score + prior
    highest = Math.max(highest, score)
    return { reading, score }
  }
  const likeliestFirst = sought.toSorted((a, b) => b.most + b.prior - a.most - a.prior)
  const first = likeliestFirst.map((one) => {
    const steps = { steps: Math.min(FIRST_STEPS, budget.steps) }
    const found = read(one, steps)
    budget.steps -= FIRST_STEPS - Math.max(0, steps.steps)
    return { one, found, isOver: steps.steps >= 0 }
  })
  return first
    .sort((a, b) => b.found.score - a.found.score)
    .map(({ one, found, isOver }) => (isOver ? found : read(one, budget)))
}
