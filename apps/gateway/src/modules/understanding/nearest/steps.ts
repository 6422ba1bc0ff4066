import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter, ManyFilter } from '@trassa/catalog/engine/filters/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { typeFields } from '../reading/type-fields.ts'
import { unique } from '../reading/unique.ts'
import type { BuiltAs } from './built-as.ts'
import {
  type Conditions,
  garageIn,
  groupIn,
  loosened,
  PLACE,
  widened,
  without,
} from './conditions.ts'

/** Models that are called alike. */
export interface AlikeModels {
  /** Those that begin with so many of the same words: of a `GTX 300` all of the mark's GTX. */
  familyOf: (modelId: string, words: number) => readonly string[]
  /** Models of its mark that share a nickname with it: the classics of the Lada; itself too. */
  kinOf: (modelId: string) => readonly string[]
  /** Where its mark is only the beginning of its name, those of all marks of a type with this name, itself too: an `ЭО-2621` has several makers. */
  namesakesOf: (adType: AdType, modelId: string) => readonly { id: string; markId: string }[]
  /** See `usualFilter`. */
  usually: (
    adType: AdType,
    models: readonly string[],
    marks: readonly string[],
  ) => Filter | undefined
  /** The volume that the model's name says: 125 of a `YBR 125`; `undefined` without one. */
  volumeOf: (modelId: string) => number | undefined
  /** See `builtAsOf`. */
  builtAs: (models: readonly string[], generations: readonly string[]) => BuiltAs | undefined
}

/** Of a `PC200` first `PC200-8`, then all PC. */
const FAMILY_WORDS = [3, 2, 1]

/** More conditions are not left out by twos: too many lists would have to be measured. */
const MOST_IN_PAIRS = 6

/** Lists, from the nearest on; of those of one step the longest is meant. */
export type Steps = Generator<readonly Conditions[]>

/** What fits on a wheel or not: by it, not by their maker, tyres and discs are looked for. */
const SIZES = ['bolts', 'pcd', 'diameter', 'width', 'profile']
export const isSized = (exact: Conditions): boolean => SIZES.some((key) => exact.has(key))

export const kindOf = ({ adType }: FormDefinition): string => typeFields(adType).kind ?? 'typeId'

/** Conditions that say less than what a thing is; of a trailer its model says more than its kind, of a truck its mark. */
export function minorKeys(exact: Conditions, form: FormDefinition): string[] {
  const kind = kindOf(form)
  const isMinor =
    (form.adType === 'trailer' && exact.has('modelId')) ||
    (kind === 'bodyType' && exact.has('markId'))
  const kinds = isMinor ? [] : [kind]
  const things = isSized(exact)
    ? [...SIZES, 'seasonality']
    : ['generationId', 'modelId', 'markId', ...kinds]
  return [...exact.keys()].filter((key) => !things.includes(key))
}

/** The list, those with one of the minor conditions less, and that with none of them. */
export function* everFewer(conditions: Conditions, minor: readonly string[]): Steps {
  yield [conditions]
  yield minor.map((key) => without(conditions, key))
  yield [without(conditions, ...minor)]
}

export const anyOf = (key: string, values: readonly string[]): ManyFilter => ({
  key,
  op: 'many',
  values: unique(values),
})

/** With the models of the same name of all marks; `undefined` where there are no more. */
function withNamesakes(
  conditions: Conditions,
  namesakesOf: (modelId: string) => ReturnType<AlikeModels['namesakesOf']>,
): Conditions | undefined {
  const models = conditions.get('modelId')
  if (typeof models !== 'object' || models.op !== 'many') return undefined
  const named = models.values.flatMap((id) => namesakesOf(String(id)))
  if (named.every(({ id }) => models.values.includes(id))) return undefined
  const marks = named.map(({ markId }) => markId)
  const ids = named.map(({ id }) => id)
  return new Map(conditions)
    .set('markId', anyOf('markId', marks))
    .set('modelId', anyOf('modelId', ids))
}

/** More words than a model's name has. */
const ALL_WORDS = 20

/** Lists of models that are called as the one that is asked for, and more: of a `PC200` the `PC200-8`, of an `ЭО-2621` those of all makers. */
export function* calledSoSteps(
  exact: Conditions,
  { familyOf, namesakesOf }: AlikeModels,
  form: FormDefinition,
): Steps {
  // A Corolla is no Corolla Fielder.
  if (typeFields(form.adType).hasGenerations) return
  const namesakes = withNamesakes(exact, (id) => namesakesOf(form.adType, id))
  if (namesakes) yield [namesakes]
  const called = widened(exact, 'modelId', (id) => familyOf(String(id), ALL_WORDS))
  if (called) yield [called]
}

/** Of the same thing: other numbers, models that are called alike, ever fewer of the minor conditions. */
export function* closeSteps(
  exact: Conditions,
  { familyOf, kinOf, namesakesOf }: AlikeModels,
  form: FormDefinition,
): Steps {
  const minor = minorKeys(exact, form)
  const ofAny = without(exact, 'generationId')
  // A motorcycle of the same letters is of any volume.
  const words = form.adType === 'moto' ? FAMILY_WORDS.slice(0, -1) : FAMILY_WORDS
  const families = words.flatMap(
    (count) => widened(ofAny, 'modelId', (id) => familyOf(String(id), count)) ?? [],
  )
  const withoutEach = (conditions: Conditions) => minor.map((key) => without(conditions, key))
  const nearTo = (conditions: Conditions) =>
    [...conditions.keys()].flatMap((key) => loosened(conditions, key, form) ?? [])
  yield nearTo(exact)
  // Words say less than what is filtered by.
  if (exact.has('q') && exact.size > 1) {
    yield [without(exact, 'q')]
    yield nearTo(without(exact, 'q'))
  }
  yield withoutEach(exact)
  if (minor.length <= MOST_IN_PAIRS) yield nearTo(exact).flatMap(withoutEach)
  const namesakes = withNamesakes(ofAny, (id) => namesakesOf(form.adType, id))
  if (namesakes) {
    yield [namesakes]
    yield withoutEach(namesakes)
  }
  const kin = widened(ofAny, 'modelId', (id) => kinOf(String(id)))
  const withFamilies = function* (): Steps {
    for (const family of [...(kin ? [kin] : []), ...families]) {
      yield [family]
      yield withoutEach(family)
    }
  }
  // Of a car of a named generation others are no family.
  if (!exact.has('generationId')) yield* withFamilies()
  if (minor.length <= MOST_IN_PAIRS)
    yield minor.flatMap((one, place) =>
      minor.slice(place + 1).map((other) => without(exact, one, other)),
    )
  yield [without(exact, ...minor)]
  if (exact.has('generationId')) yield* withFamilies()
  for (const family of [...(kin ? [kin] : []), ...families]) yield [without(family, ...minor)]
  yield [ofAny, without(ofAny, ...minor)]
  // "мтз 82.1 с куном": the tractor without it; but no camper in place of a bus.
  if (
    typeFields(form.adType).isVehicle &&
    form.adType !== 'passenger' &&
    exact.has('modelId') &&
    exact.has(kindOf(form))
  )
    for (const one of [ofAny, ...families]) yield [without(one, kindOf(form), ...minor)]
}

/** Bodies of cars that are alike: of a convertible roadsters and coupés. */
const ALIKE_BODIES: Readonly<Partial<Record<string, readonly number[]>>> = {
  2: [3, 4],
  3: [2],
  4: [2, 1],
  7: [6],
  8: [14, 9],
  9: [14, 8],
  12: [10],
  13: [1],
  14: [9, 8],
}

/** Lists of what stands in one group with the kind that is asked for, of other kinds of its mark. */
export function* relatedSteps(exact: Conditions, form: FormDefinition): Steps {
  const kind = kindOf(form)
  const kinds = new Map([...exact].filter(([key]) => key === kind || key === 'markId'))
  const group = widened(kinds, kind, groupIn(form))
  if (group) yield [group]
  if (group) yield [without(group, 'markId')]
  const garage = widened(kinds, kind, garageIn(form))
  if (garage) yield [garage]
  yield [without(kinds, kind)]
  const bodies = new Map([...exact].filter(([key]) => key === 'bodyType'))
  const alike = widened(bodies, 'bodyType', (body) => ALIKE_BODIES[body] ?? [])
  if (alike && form.adType === 'auto') yield [alike]
}

/** Lists of any mark with what else is asked for: electric cars. */
export function* propertySteps(exact: Conditions): Steps {
  const ofAnyMark = without(exact, 'generationId', 'modelId', 'markId', PLACE, 'q')
  yield [ofAnyMark]
  yield [...ofAnyMark.keys()].map((key) => without(ofAnyMark, key))
}
