import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter, ManyFilter } from '@trassa/catalog/engine/filters/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { typeFields } from '../reading/type-fields.ts'
import { unique } from '../reading/unique.ts'
import { isNeed, kindOf, minorKeys } from './asked-things.ts'
import type { BuiltAs, NamedCars } from './built-as.ts'
import { type Conditions, idsOf, loosened, namedIn, PLACE, widened, without } from './conditions.ts'
import { besideGenerations, inEra, isOfOld } from './era.ts'

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
  builtAs: (named: NamedCars) => BuiltAs | undefined
}

/** Of a `PC200` first `PC200-8`, then all PC. */
const FAMILY_WORDS = [3, 2, 1]

/** A car of 2006 does for who looks for one of 2000 at most. */
const FAR_YEARS = 6

/** More conditions are not left out by twos: too many lists would have to be measured. */
const MOST_IN_PAIRS = 6

/** Lists, from the nearest on; of those of one step the longest is meant. */
export type Steps = Generator<readonly Conditions[]>

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

/** "2019 и новее" is no older car. */
const hasLastYear = (exact: Conditions): boolean => {
  const year = exact.get('year')
  return typeof year === 'object' && year.op === 'range' && year.to !== undefined
}

const THIRD_ROW = '33'
const MINIVAN = '10'

/** Where seven seats are asked for, which few sellers say, minivans. */
function inMinivans(exact: Conditions): Conditions | undefined {
  const isRoomy = idsOf(exact, 'options').includes(THIRD_ROW) && !exact.has('bodyType')
  return isRoomy
    ? new Map(without(exact, 'options')).set('bodyType', anyOf('bodyType', [MINIVAN]))
    : undefined
}

/** A model that costs more is out of reach: of this share of the price. */
const OUT_OF_REACH = 0.4

/** Of machines a dearer one as long as it is not far dearer, then other models of its mark and kind for the price. */
function* withinBudget(exact: Conditions, form: FormDefinition): Steps {
  const price = exact.get('price')
  if (typeof price !== 'object' || price.op !== 'range' || price.to === undefined) return
  if (!isNeed(form) || !exact.has('modelId')) return
  const to = Math.round(price.to * (1 + OUT_OF_REACH))
  yield [new Map(exact).set('price', { ...price, to })]
  yield [without(exact, PLACE)]
  const anyModel = without(exact, 'modelId')
  if (!exact.has('markId')) return
  yield [anyModel]
  yield [without(anyModel, PLACE)]
}

/** Of the same thing: other numbers, models that are called alike, ever fewer of the minor conditions. */
export function* closeSteps(
  exact: Conditions,
  { builtAs, familyOf, kinOf, namesakesOf }: AlikeModels,
  form: FormDefinition,
): Steps {
  // Who wants an old car of a mark wants no new one.
  const isForOld = isOfOld(exact) && !exact.has('modelId')
  const isKept = (key: string): boolean => key === 'steering' || (key === 'year' && isForOld)
  const minor = minorKeys(exact, form).filter((key) => !isKept(key))
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
  // Another year and another price at once.
  const allNear = [...exact.keys()].reduce(
    (near: Conditions, key) => loosened(near, key, form) ?? near,
    exact,
  )
  if (allNear !== exact) yield [allNear]
  const inYears = hasLastYear(exact) ? loosened(exact, 'year', form, FAR_YEARS) : undefined
  if (inYears) yield [inYears]
  const roomy = inMinivans(exact)
  if (roomy) yield [roomy]
  yield* withinBudget(exact, form)
  yield withoutEach(exact)
  if (minor.length <= MOST_IN_PAIRS) yield nearTo(exact).flatMap(withoutEach)
  const namesakes = withNamesakes(ofAny, (id) => namesakesOf(form.adType, id))
  if (namesakes) {
    yield [namesakes]
    yield withoutEach(namesakes)
  }
  const built = exact.has('generationId') ? builtAs(namedIn(exact)) : undefined
  // In place of a generation others of about its time.
  const ofTime = (conditions: Conditions): Conditions =>
    built && !conditions.has('year') ? inEra(conditions, built) : conditions
  const kin = widened(ofAny, 'modelId', (id) => kinOf(String(id)))
  const relatives = [...(kin ? [kin] : []), ...families]
  const ofRelatives = function* (): Steps {
    for (const some of relatives.map(ofTime)) {
      yield [some]
      yield withoutEach(some)
    }
  }
  if (!built) yield* ofRelatives()
  if (minor.length <= MOST_IN_PAIRS)
    yield minor.flatMap((one, place) =>
      minor.slice(place + 1).map((other) => without(exact, one, other)),
    )
  yield [without(exact, ...minor)]
  if (built) {
    if (!exact.has('year')) yield [besideGenerations(ofAny, built)]
    yield* everFewer(ofTime(ofAny), minor)
    yield* ofRelatives()
  }
  for (const some of [...relatives, ofAny]) yield [ofTime(without(some, ...minor))]
  // "мтз 82.1 с куном": the tractor without it; but no tipper in place of a mixer.
  const isDoneWithout =
    typeFields(form.adType).isVehicle && (form.adType === 'special' || !isNeed(form))
  if (isDoneWithout && exact.has('modelId') && exact.has(kindOf(form)))
    yield [without(ofAny, kindOf(form), ...minor)]
}
