import type { FormDefinition, FormOption } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter, RangeFilter } from '@trassa/catalog/engine/filters/filter'
import { upperBound } from '@trassa/catalog/engine/number-kind'
import { plainSpelling, tokensOf } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import { optionsIn } from '../fields/options-in.ts'
import { typeFields } from '../fields/type-fields.ts'
import type { NamedCars } from './built-as.ts'

/** The key of the place a list is of. */
export const PLACE = 'place'
/** The key of the kilometres around that. */
export const RADIUS = 'radius'

/** What a list asks for by key; of a place the slug. */
export type Conditions = ReadonlyMap<string, Filter | string>

export const without = (conditions: Conditions, ...keys: readonly string[]): Conditions =>
  new Map([...conditions].filter(([key]) => !keys.includes(key)))

/** The values of a condition of several, as text; none where there is no such condition. */
export const idsOf = (conditions: Conditions, key: string): string[] => {
  const filter = conditions.get(key)
  return typeof filter === 'object' && filter.op === 'many' ? filter.values.map(String) : []
}

/** The cars that conditions name. */
export const namedIn = (conditions: Conditions): NamedCars => ({
  marks: idsOf(conditions, 'markId'),
  models: idsOf(conditions, 'modelId'),
  generations: idsOf(conditions, 'generationId'),
})

/** With more values of a condition; `undefined` where there are no more, or no such condition. */
export function widened(
  conditions: Conditions,
  key: string,
  alikeOf: (value: string | number) => readonly (string | number)[],
): Conditions | undefined {
  const filter = conditions.get(key)
  if (typeof filter !== 'object' || filter.op !== 'many') return undefined
  const values = [...new Set([...filter.values, ...filter.values.flatMap(alikeOf)])]
  return values.length > filter.values.length
    ? new Map(conditions).set(key, { ...filter, values })
    : undefined
}

/** Years this far from the one that is meant are near to it; of other numbers this share. */
const NEAR_YEARS = 2
const NEAR_SHARE = 0.15
/** Options that are so many places from it: a truck for 5 tons is near to one for 6. */
const NEAR_OPTIONS = 2
/** A tyre of nearly the size fits no wheel. */
const WITH_NEAR_VALUES: ReadonlySet<string> = new Set(
  'year price mileage hours power motorPower volume length capacity seats'.split(' '),
)

const withNearOptions = (conditions: Conditions, { from, to, ...rest }: RangeFilter) =>
  new Map(conditions).set(rest.key, {
    ...rest,
    ...(from !== undefined && { from: Math.max(0, from - NEAR_OPTIONS) }),
    ...(to !== undefined && { to: to + NEAR_OPTIONS }),
  })

/** With a wider range: a car of 2014 to 2018 where 2016 is asked for. */
export function loosened(
  conditions: Conditions,
  key: string,
  form: FormDefinition,
  years = NEAR_YEARS,
): Conditions | undefined {
  const filter = conditions.get(key)
  const kind = filterFields(form).find((field) => field.key === key)?.kind
  if (typeof filter !== 'object' || filter.op !== 'range' || !WITH_NEAR_VALUES.has(key))
    return undefined
  if (kind?.type === 'enumeration') return withNearOptions(conditions, filter)
  if (kind?.type !== 'number') return undefined
  const [min, max] = [kind.min, upperBound(kind, new Date())]
  const beside = (end: number | undefined, sign: 1 | -1): number | undefined => {
    if (end === undefined) return undefined
    const distance = key === 'year' ? years : end * NEAR_SHARE
    const steps = Math.round((end + sign * distance) / kind.step)
    return Math.min(max, Math.max(min, Number((steps * kind.step).toFixed(1))))
  }
  const [from, to] = [beside(filter.from, -1), beside(filter.to, 1)]
  const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  return new Map(conditions).set(key, { key, op: 'range', ...range })
}

const kindsIn = (form: FormDefinition): readonly FormOption[] =>
  optionsIn(form, typeFields(form.adType).kind ?? '')

const LONG_WORD = /^[а-я]{4}/
const ADJECTIVE = /(?:[ыио]й|[ая]я|[ое]е|ые|ие)$/
const wordsOf = ({ name }: FormOption): string[] =>
  tokensOf(plainSpelling(name)).flatMap(({ text }) =>
    LONG_WORD.test(text) && !ADJECTIVE.test(text) ? [stem(text)] : [],
  )

/** The nouns of the kinds that a list asks for. */
export const nounsOf = (form: FormDefinition, kinds: readonly string[]): string[] =>
  kindsIn(form).flatMap((kind) => (kinds.includes(String(kind.id)) ? wordsOf(kind) : []))

/** Their headings hold machines that do not replace each other: a concrete plant and a generator. */
const OF_MANY_MACHINES: ReadonlySet<string> = new Set(['special', 'special_industrial'])

/**
 * The kinds that a form lists below one heading: of "Эвакуатор" all of "Помощь на дороге". Where it has no headings, and of machines, those with a noun of the
 * name: of "Парусная яхта" the "Моторная яхта".
 */
export function groupIn(form: FormDefinition) {
  const options = kindsIn(form)
  return (id: string | number): number[] => {
    const kind = options.find((option) => option.id === id)
    if (!kind) return []
    const words = wordsOf(kind)
    const isAlike = (option: FormOption): boolean =>
      kind.group === undefined || OF_MANY_MACHINES.has(form.adType)
        ? wordsOf(option).some((word) => words.includes(word))
        : option.group === kind.group
    return options.filter(isAlike).map((option) => option.id)
  }
}

/** Headings of what one garage does. */
const OF_GARAGE: ReadonlySet<string> = new Set(['Ремонт', 'Диагностика и обслуживание'])

/** The kinds of services of the same garage: who mends engines changes oil. */
export function garageIn(form: FormDefinition) {
  const options = kindsIn(form).filter(({ group }) => group !== undefined && OF_GARAGE.has(group))
  return (id: string | number): number[] =>
    options.some((option) => option.id === id) ? options.map((option) => option.id) : []
}
