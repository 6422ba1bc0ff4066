import type { Candidate } from '../candidates/candidate.ts'
import { VEHICLES_OF } from '../candidates/goods/goods-of.ts'
import type { TypeFields } from '../fields/type-fields.ts'
import { union } from '../spans/masks.ts'
import type { Known } from '../spans/span.ts'
import { firstOf } from '../spans/token-roles.ts'
import { bonusesOf, NOTHING_CHOSEN, withCandidate } from './chosen.ts'
import { type Chosen, type Reading, settleReading } from './settle-reading.ts'

/** What a token costs that means nothing. */
const UNREAD_WORD = 1.5
const UNREAD_NUMBER = 1
/** One that means something in other lists. */
const UNREAD_KNOWN = 4
/** Settling a reading takes the time of so many steps. */
const SETTLING = 10
/** A kind that stands first is what is looked for; "стартер пассат б6 2.0 дизель" is no car, of which it says more. */
const UNREAD_HEAD = 10
const UNREAD_HEAD_OF_VEHICLE = 14

/** What is left of the steps that reading a query may take in all: one made of names of one letter could take any number. */
export interface Budget {
  steps: number
}

export interface ReadToken {
  isNumber: boolean
  isSkipped: boolean
  /** What a thing is for: "диски на газель". */
  isPurpose: boolean
  /** Nothing but small words stands before it. */
  isHead: boolean
  /** What it says in the lists of some type: what kind of thing is meant, or which. */
  says?: 'kind' | 'body' | 'row'
}

/** A way of reading a query in the lists of a type, which is looked for. */
export interface Sought {
  /** What it may score at most. */
  most: number
  /** The best way of those that score more than `least`. */
  find: (budget: Budget, least: number) => Reading
}

/** Looks for the way of reading a query that makes most of its tokens mean something together. */
export function seekReading(
  tokens: readonly ReadToken[],
  candidates: readonly Candidate[],
  { fields, known }: { fields: TypeFields; known: Known },
): Sought {
  const isForAnyCar = fields.isForAny && !VEHICLES_OF.has(fields.adType)
  const costOf = tokens.map(({ isNumber, isSkipped, isPurpose, isHead, says }) => {
    if (isSkipped) return 0
    if (isForAnyCar && (isPurpose || says === 'row')) return UNREAD_WORD
    if (says === 'kind' && isPurpose && fields.isVehicle) return UNREAD_WORD
    if ((says === 'kind' || says === 'body') && isHead)
      return fields.isVehicle ? UNREAD_HEAD_OF_VEHICLE : UNREAD_HEAD
    const isKnown =
      says === 'kind' ||
      (says === 'body' && fields.isVehicle) ||
      (says === 'row' && (fields.isVehicle || fields.marks))
    return isKnown ? UNREAD_KNOWN : isNumber ? UNREAD_NUMBER : UNREAD_WORD
  })
  const bonuses = bonusesOf(candidates)
  const asksForNothing = union(candidates.filter(isNoiseAlone))
  /** What each token may add at most, whatever is chosen for it. */
  const mostOf = costOf.map((cost) => -cost)
  for (const { mask, weight, meaning } of candidates) {
    const share = (weight + bonuses[meaning.kind]) / sizeOf(mask)
    for (let place = 0; place < mostOf.length; place++)
      if (mask & (1 << place)) mostOf[place] = Math.max(mostOf[place] ?? 0, share)
  }
  function mostOfRest(left: number): number {
    let sum = 0
    for (let place = 0; place < mostOf.length; place++)
      if (left & (1 << place)) sum += mostOf[place] as number
    return sum
  }

  const all = 2 ** tokens.length - 1
  /** By the bit of their first token, for those before it are settled already. Made when it is asked for: most types are not meant. */
  let beginningAt: ReadonlyMap<number, readonly Candidate[]> | undefined

  function find(budget: Budget, least: number): Reading {
    let best: Reading | undefined
    let floor = least

    function visit(place: number, left: number, chosen: Chosen): void {
      budget.steps--
      if (place === tokens.length || budget.steps < 0) {
        if (chosen.most <= floor) return
        budget.steps -= SETTLING
        const reading = settleReading(chosen, fields, known)
        if (!reading || reading.score <= floor) return
        best = reading
        floor = reading.score
        return
      }
      if (chosen.most + mostOfRest(left) <= floor) return
      const bit = 1 << place
      if (!(left & bit)) {
        visit(place + 1, left, chosen)
        return
      }
      beginningAt ??= Map.groupBy(likeliestFirst(candidates), ({ mask }) => firstOf(mask))
      for (const candidate of beginningAt.get(bit) ?? []) {
        if ((candidate.mask & left) !== candidate.mask) continue
        visit(place + 1, left & ~candidate.mask, withCandidate(chosen, candidate, bonuses))
      }
      // What asks for nothing is never rather text.
      if (asksForNothing & bit) return
      const cost = costOf[place] ?? 0
      visit(place + 1, left & ~bit, {
        ...chosen,
        score: chosen.score - cost,
        most: chosen.most - cost,
      })
    }

    visit(0, all, NOTHING_CHOSEN)
    return best ?? nothingRead(fields, costOf)
  }
  return { most: mostOfRest(all), find }
}

/** A word that asks for nothing, beside which nothing else is needed. */
const isNoiseAlone = ({ mask, weight, meaning, staysInText }: Candidate): boolean =>
  meaning.kind === 'noise' && !staysInText && weight >= 0 && (mask & (mask - 1)) === 0

const likeliestFirst = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => b.weight - a.weight)

/** All words are text. */
function nothingRead(fields: TypeFields, costs: readonly number[]): Reading {
  const score = costs.reduce((sum, cost) => sum - cost, 0)
  return {
    fields,
    score,
    filters: [],
    namesType: false,
    covered: 0,
    leftOut: 0,
    known: 0,
    chosenBy: 0,
  }
}

function sizeOf(mask: number): number {
  let size = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++
  return size
}
