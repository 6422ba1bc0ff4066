import type { Candidate } from '../candidates/candidate.ts'
import type { Chosen } from './settle-reading.ts'
import { FITS_PARENT, KNOWN_MARK } from './settle-rows.ts'

export type Bonuses = Record<Candidate['meaning']['kind'], number>

/** What fitting together adds to a candidate at most: a mark has to be named that a model fits, a mark or a model that a generation does. */
export function bonusesOf(candidates: readonly Candidate[]): Bonuses {
  const kinds = new Set(candidates.map(({ meaning }) => meaning.kind))
  return {
    marks: 0,
    models: kinds.has('marks') ? FITS_PARENT : KNOWN_MARK,
    generations: kinds.has('marks') || kinds.has('models') ? FITS_PARENT : 0,
    modelWord: 0,
    restyling: 0,
    filters: 0,
    type: 0,
    noise: 0,
  }
}

export const NOTHING_CHOSEN: Chosen = {
  marks: [],
  models: [],
  generations: [],
  modelWords: [],
  restyling: [],
  filters: [],
  namesType: false,
  score: 0,
  most: 0,
  covered: 0,
  leftOut: 0,
  known: 0,
  chosenBy: 0,
}

/** What was chosen, and one candidate more. */
export function withCandidate(chosen: Chosen, candidate: Candidate, bonuses: Bonuses): Chosen {
  const { mask, weight, meaning, staysInText, isLeftOut, isAlternative = false } = candidate
  const next = {
    ...chosen,
    score: chosen.score + weight,
    most: chosen.most + weight + bonuses[meaning.kind],
    covered: staysInText ? chosen.covered : chosen.covered | mask,
    leftOut: isLeftOut ? chosen.leftOut | mask : chosen.leftOut,
    known: chosen.known | mask,
    chosenBy: staysInText && meaning.kind === 'filters' ? chosen.chosenBy | mask : chosen.chosenBy,
  }
  switch (meaning.kind) {
    case 'marks':
      return { ...next, marks: [...chosen.marks, { ids: meaning.ids, isAlternative }] }
    case 'models':
    case 'generations':
      return {
        ...next,
        [meaning.kind]: [...chosen[meaning.kind], { ...meaning, isAlternative }],
      }
    case 'modelWord':
      return { ...next, modelWords: [...chosen.modelWords, meaning.key] }
    case 'restyling':
      return { ...next, restyling: [...chosen.restyling, meaning.isRestyled] }
    case 'filters':
      return {
        ...next,
        filters: [
          ...chosen.filters,
          ...meaning.filters.map((filter) => ({ ...filter, isAlternative })),
        ],
      }
    case 'type':
      return { ...next, namesType: true }
    case 'noise':
      return next
  }
}
