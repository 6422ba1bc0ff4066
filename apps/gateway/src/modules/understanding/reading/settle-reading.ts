import { isDeepStrictEqual } from 'node:util'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { Candidate } from '../candidates/candidate.ts'
import type { TypeFields } from '../fields/type-fields.ts'
import { isGroup } from '../fields/values-of.ts'
import type { Known } from '../spans/span.ts'
import { type ChosenRows, settleRows } from './settle-rows.ts'

/** What a query means in the lists of a type. */
export interface Reading {
  fields: TypeFields
  score: number
  filters: Filter[]
  /** Words say the type itself. */
  namesType: boolean
  /** The tokens that are no text, a bit for each. */
  covered: number
  /** Those of them that ask for nothing which ads say. */
  leftOut: number
  /** The tokens that mean something, in the text too. */
  known: number
  /** Those of the text by which a value of a filter was chosen. */
  chosenBy: number
}

/** One more value of a filter that has one. */
const SECOND_VALUE = -4
/** Two words for one value: "экскаватор погрузчик". */
const SAME_VALUE = -4
/** See `isSeldomSecond`. */
const SECOND_OF_GOODS = -11

/** What was chosen of the candidates for the words of a query. */
export interface Chosen extends ChosenRows {
  filters: readonly ChosenFilter[]
  namesType: boolean
  score: number
  /** What it may score with the bonuses of what fits together, less what is left unread. */
  most: number
  covered: number
  leftOut: number
  known: number
  chosenBy: number
}

type ChosenFilter = Filter & Pick<Candidate, 'isAlternative'>

/** Makes filters of what was chosen; `undefined` where it contradicts itself. */
export function settleReading(
  chosen: Chosen,
  fields: TypeFields,
  known: Known,
): Reading | undefined {
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
    const both = other && unionOf(other, filter, isAlternative)
    if (other && !both) return undefined
    if (other && isDeepStrictEqual(other, filter)) score += SAME_VALUE
    if (other && both && isFurther(other, both) && !isAlternative && !isSeveral(fields, filter.key))
      score += isSeldomSecond(fields, other, filter) ? SECOND_OF_GOODS : SECOND_VALUE
    filters.set(filter.key, both ?? filter)
  }
  const { namesType, covered, leftOut, known: meaning, chosenBy } = chosen
  const read = { namesType, covered, leftOut, known: meaning, chosenBy }
  return { fields, score, filters: [...filters.values()], ...read }
}

function unionOf(one: Filter, other: Filter, isAlternative = false): Filter | undefined {
  if (isDeepStrictEqual(one, other)) return one
  if (one.op === 'many' && other.op === 'many') {
    // "зимние шипованные" are those of the winter that have studs, "вариатор или автомат" are both.
    const common = isAlternative ? [] : one.values.filter((value) => other.values.includes(value))
    const values = common.length > 0 ? common : [...new Set([...one.values, ...other.values])]
    return { ...one, values }
  }
  // Two halves of a range: "от 500 тысяч … до миллиона".
  const isHalf = (half: Filter, rest: Filter) =>
    half.op === 'range' && rest.op === 'range' && half.from === undefined && rest.to === undefined
  return isHalf(one, other) || isHalf(other, one) ? ({ ...one, ...other } as Filter) : undefined
}

/** «Вездеход» among the kinds of machines. */
const OFF_ROAD = 72
const isOffRoad = (filter: Filter): boolean =>
  filter.op === 'many' && filter.values.includes(OFF_ROAD)

/**
 * Of parts a second one ("фильтр салона"), of lorries a second body ("манипулятор камаз борт"), of services a second group ("аренда автокрана"),
 * and of machines that they go off the roads ("автокран 50 тонн вездеход").
 */
function isSeldomSecond({ isParts, adType }: TypeFields, one: Filter, other: Filter): boolean {
  if (one.key === 'bodyType') return adType === 'truck'
  if (one.key !== 'typeId') return false
  if (adType === 'special_industrial') return isOffRoad(one) || isOffRoad(other)
  return isParts || (adType === 'services' && (isGroup(one) || isGroup(other)))
}

/** Whether values were added. */
const isFurther = (one: Filter, both: Filter): boolean =>
  one.op === 'many' && both.op === 'many' && both.values.length > one.values.length

const isSeveral = ({ byKey }: TypeFields, key: string): boolean => {
  const kind = byKey.get(key)?.kind
  return kind?.type === 'enumeration' && kind.many === true
}
