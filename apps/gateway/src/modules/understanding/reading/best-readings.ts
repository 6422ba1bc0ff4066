import type { Budget, Sought } from './best-reading.ts'
import type { Reading } from './settle-reading.ts'

/** Readings that are so much worse than the best one are not meant. */
export const WITHIN = 9
/** So much likelier is the type of the list that a query is typed above. */
export const SAME_TYPE = 1.5
/** Readings that are so much worse than the best one are not looked for. */
export const FAR = WITHIN + SAME_TYPE
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

interface Bounds {
  /** What a reading has to score, at least nearly: there is another one that does. */
  least?: number
  /** How much worse than the best one a reading may be. */
  within?: number
  /** Whether a reading is one of those that are compared. */
  isMeant?: (found: ReadingInType) => boolean
}

/**
 * The best reading for each type. Those that are not within the bounds may be worse ones than the best of their type.
 */
export function bestReadings(
  sought: readonly SoughtInType[],
  budget: Budget,
  { least = Number.NEGATIVE_INFINITY, within = FAR, isMeant = () => true }: Bounds = {},
): ReadingInType[] {
  let highest = least
  function read({ find, prior }: SoughtInType, steps: Budget): ReadingInType {
    const reading = find(steps, highest - within - prior)
    const score = reading.score + prior
    const found = { reading, score }
    if (isMeant(found)) highest = Math.max(highest, score)
    return found
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

/** Whether there is a reading that scores more than `least`. */
export const scoresMore = (
  sought: readonly SoughtInType[],
  budget: Budget,
  least: number,
): boolean =>
  sought.some(
    ({ most, prior, find }) =>
      most + prior > least && find(budget, least - prior).score + prior > least,
  )
