import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Candidate, Known } from './candidate.ts'
import { type ChosenRows, FITS_PARENT, settleRows } from './settle-rows.ts'
import type { TypeFields } from './type-fields.ts'

/** What a query means in the lists of a type. */
export interface Reading {
  fields: TypeFields
  score: number
  filters: Filter[]
  /** The tokens that are no text, a bit for each. */
  covered: number
}

/** What a token costs that means nothing. */
const UNREAD_WORD = 1.5
const UNREAD_NUMBER = 1
/** One that means something in other lists. */
const UNREAD_KNOWN = 4

/** What fitting together adds to a candidate at most. */
const BONUS: Record<Candidate['meaning']['kind'], number> = {
  marks: 0,
  models: FITS_PARENT,
  generations: FITS_PARENT,
  modelWord: 0,
  filters: 0,
  type: 0,
  noise: 0,
}
/** One more value of a filter that has one. */
const SECOND_VALUE = -4
/** Of parts the second is seldom meant: "фильтр салона". */
const SECOND_PART = -11

interface Chosen extends ChosenRows {
  filters: readonly ChosenFilter[]
  score: number
  /** What it may score with the bonuses of what fits together, less what is left unread. */
  most: number
  covered: number
}

type ChosenFilter = Filter & Pick<Candidate, 'isAlternative'>

/** What is left of the steps that reading a query may take in all: one made of names of one letter could take any number. */
export interface Budget {
  steps: number
}

export interface ReadToken {
  isNumber: boolean
  isSkipped: boolean
  /** What it says in the lists of some type: what kind of thing is meant, or which. */
  says?: 'kind' | 'row'
}

/** The way of reading a query that makes most of its tokens mean something together. */
export function bestReading(
  tokens: readonly ReadToken[],
  candidates: readonly Candidate[],
  { fields, known, budget }: { fields: TypeFields; known: Known; budget: Budget },
): Reading {
  const ordered = candidates.toSorted((a, b) => b.weight - a.weight)
  let best: Reading | undefined

  /** What each token may add at most, whatever is chosen for it. */
  const mostOf = tokens.map((_, place) => {
    const shares = candidates.flatMap(({ mask, weight, meaning }) =>
      mask & (1 << place) ? (weight + BONUS[meaning.kind]) / sizeOf(mask) : [],
    )
    return Math.max(0, ...shares)
  })
  const costOf = tokens.map(({ isNumber, isSkipped, says }) => {
    if (isSkipped) return 0
    // Tyres, discs and services are said to be for a car that their filters do not have.
    const isKnown = says === 'kind' || (says === 'row' && (fields.isVehicle || fields.marks))
    return isKnown ? UNREAD_KNOWN : isNumber ? UNREAD_NUMBER : UNREAD_WORD
  })
  const mostOfRest = (left: number): number =>
    mostOf.reduce((sum, most, place) => (left & (1 << place) ? sum + most : sum), 0)

  function visit(place: number, left: number, chosen: Chosen): void {
    budget.steps--
    if (place === tokens.length || budget.steps < 0) {
      const reading = settle(chosen, fields, known)
      if (!reading) return
      if (!best || reading.score > best.score) best = reading
      return
    }
    if (best && chosen.most + mostOfRest(left) <= best.score) return
    const bit = 1 << place
    if (!(left & bit)) {
      visit(place + 1, left, chosen)
      return
    }
    for (const candidate of ordered) {
      if (!(candidate.mask & bit) || (candidate.mask & left) !== candidate.mask) continue
      visit(place + 1, left & ~candidate.mask, add(chosen, candidate))
    }
    const cost = costOf[place] ?? 0
    visit(place + 1, left & ~bit, {
      ...chosen,
      score: chosen.score - cost,
      most: chosen.most - cost,
    })
  }

  visit(0, 2 ** tokens.length - 1, {
    marks: [],
    models: [],
    generations: [],
    modelWords: [],
    filters: [],
    score: 0,
    most: 0,
    covered: 0,
  })
  return best ?? { fields, score: Number.NEGATIVE_INFINITY, filters: [], covered: 0 }
}

function sizeOf(mask: number): number {
  let size = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++
  return size
}

function add(chosen: Chosen, candidate: Candidate): Chosen {
  const { mask, weight, meaning, staysInText, isAlternative = false } = candidate
  const next = {
    ...chosen,
    score: chosen.score + weight,
    most: chosen.most + weight + BONUS[meaning.kind],
    covered: staysInText ? chosen.covered : chosen.covered | mask,
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
    case 'filters':
      return {
        ...next,
        filters: [
          ...chosen.filters,
          ...meaning.filters.map((filter) => ({ ...filter, isAlternative })),
        ],
      }
    case 'type':
    case 'noise':
      return next
  }
}

/** Makes filters of what was chosen; `undefined` where it contradicts itself. */
function settle(chosen: Chosen, fields: TypeFields, known: Known): Reading | undefined {
  const rows = settleRows(chosen, known)
  if (!rows) return undefined
  let score = chosen.score + rows.score
  const filters = new Map<string, Filter>()
  const dictionaries = { markId: rows.marks, modelId: rows.models, generationId: rows.generations }
  for (const [key, values] of Object.entries(dictionaries)) {
    if (values.length > 0) filters.set(key, { key, op: 'many', values: values.toSorted() })
  }
  for (const { isAlternative, ...filter } of chosen.filters) {
    const other = filters.get(filter.key)
    const both = other && unionOf(other, filter)
    if (other && !both) return undefined
    if (other && both && isFurther(other, both) && !isAlternative && !isSeveral(fields, filter.key))
      score += fields.isParts && filter.key === 'typeId' ? SECOND_PART : SECOND_VALUE
    filters.set(filter.key, both ?? filter)
  }
  return { fields, score, filters: [...filters.values()], covered: chosen.covered }
}

function unionOf(one: Filter, other: Filter): Filter | undefined {
  if (one.op === 'many' && other.op === 'many') {
    // "зимние шипованные" are those of the winter that have studs.
    const common = one.values.filter((value) => other.values.includes(value))
    const values = common.length > 0 ? common : [...new Set([...one.values, ...other.values])]
    return { ...one, values }
  }
  // Two halves of a range: "от 500 тысяч … до миллиона".
  const isHalf = (half: Filter, rest: Filter) =>
    half.op === 'range' && rest.op === 'range' && half.from === undefined && rest.to === undefined
  return isHalf(one, other) || isHalf(other, one) ? ({ ...one, ...other } as Filter) : undefined
}

/** Whether values were added. */
const isFurther = (one: Filter, both: Filter): boolean =>
  one.op === 'many' && both.op === 'many' && both.values.length > one.values.length

const isSeveral = ({ byKey }: TypeFields, key: string): boolean => {
  const kind = byKey.get(key)?.kind
  return kind?.type === 'enumeration' && kind.many === true
}
