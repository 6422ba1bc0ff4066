import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { typeFields } from '../reading/type-fields.ts'
import type { BuiltAs } from './built-as.ts'
import { type Conditions, groupIn, loosened, widened, without } from './conditions.ts'
import { type AlikeModels, anyOf, isSized, kindOf, minorKeys, type Steps } from './steps.ts'

/** Cars of other years are others; so much earlier and later ones are alike. */
const NEAR_YEARS = 2
const thisYear = new Date().getFullYear()
/** Few cars for sale are older. */
const FIRST_YEAR = 1990
/** A model of more bodies is looked for in none of them. */
const MOST_BODIES = 3
/** Who looks for a hatchback, a coupé, a van or a pickup wants no other body of the same mark. */
const UNLIKE_BODIES: readonly number[] = [2, 3, 8, 9, 10, 11, 12, 14]
/** Bodies of cars that are used alike. */
const CLASSES: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5],
  [6, 7],
  [8, 9, 14],
  [10, 12],
]
/** Who asks for a minivan, a pickup or a van wants that of any mark. */
const USEFUL_BODIES: readonly number[] = [10, 11, 12]

/** Volumes of motorcycles that differ by so much are alike. */
const NEAR_VOLUME = 0.15
/** Their models are called by volumes. */
const WITH_VOLUMES: readonly string[] = ['moto', 'quad_bike', 'snow']

/** Who looks for a hybrid or an electric car wants no other. */
const UNLIKE_FUELS: readonly number[] = [3, 4]

const idsOf = (conditions: Conditions, key: string): string[] => {
  const filter = conditions.get(key)
  return typeof filter === 'object' && filter.op === 'many' ? filter.values.map(String) : []
}

const ofCountry = (conditions: Conditions, { marks }: BuiltAs): Conditions =>
  new Map(conditions).set('markId', anyOf('markId', marks))

const asksForUsefulBody = (exact: Conditions): boolean => {
  const bodies = idsOf(exact, 'bodyType').map(Number)
  return bodies.length > 0 && bodies.every((body) => USEFUL_BODIES.includes(body))
}

/** What a model that is asked for was built as, in conditions: of its mark, without the model. */
function conditionsAsBuilt(exact: Conditions, built: BuiltAs, form: FormDefinition) {
  const anyModel = without(exact, 'generationId', 'modelId')
  const ofYears = new Map(loosened(anyModel, 'year', form) ?? anyModel)
  const from = built.from - NEAR_YEARS
  const bounds = {
    ...(from >= FIRST_YEAR && { from }),
    ...(built.to !== null && built.to < thisYear - NEAR_YEARS && { to: built.to + NEAR_YEARS }),
  }
  if (!ofYears.has('year') && Object.keys(bounds).length > 0)
    ofYears.set('year', { key: 'year', op: 'range', ...bounds })
  const isOfFew = built.bodies.length <= MOST_BODIES && !exact.has('bodyType')
  const ofBody = isOfFew
    ? new Map(ofYears).set('bodyType', anyOf('bodyType', built.bodies.map(String)))
    : ofYears
  return { ofYears, ofBody, isOfFew }
}

/** In place of a saloon other ordinary cars of its mark, of its years and then of any: no van. */
function ofClass(ofYears: Conditions, { bodies }: BuiltAs): Conditions[] {
  const alike = CLASSES.find((some) => bodies.every((body) => some.includes(body)))
  if (!alike || ofYears.has('bodyType')) return []
  const inClass = new Map(ofYears).set('bodyType', anyOf('bodyType', alike.map(String)))
  return [inClass, without(inClass, 'year')]
}

/** Cars that were built as the model that is asked for: of its years and body, of its mark, then of those of its country; of its years alone. */
function* builtAlike(exact: Conditions, built: BuiltAs, form: FormDefinition): Steps {
  const { ofYears, ofBody, isOfFew } = conditionsAsBuilt(exact, built, form)
  const isUnlike = built.bodies.every((body) => UNLIKE_BODIES.includes(body))
  const isMinor = (key: string) =>
    exact.has(key) && key !== 'year' && !(key === 'bodyType' && asksForUsefulBody(exact))
  const lists = [
    ofBody,
    ...(isOfFew && isUnlike ? [ofCountry(ofBody, built), without(ofBody, 'year')] : []),
    ...ofClass(ofYears, built),
    ...(isOfFew ? [ofYears] : []),
  ]
  for (const list of lists) {
    const minor = minorKeys(list, form).filter(isMinor)
    yield [list]
    yield minor.map((key) => without(list, key))
    yield [without(list, ...minor)]
  }
}

const isOfUnlikeFuel = ({ fuels }: BuiltAs): boolean =>
  fuels.length > 0 && fuels.every((fuel) => UNLIKE_FUELS.includes(fuel))

/** Where there are none of its mark: cars of any mark with its body, years and fuel, then with ever less of that. */
function* builtAlikeOfAnyMark(exact: Conditions, built: BuiltAs, form: FormDefinition): Steps {
  const { ofBody } = conditionsAsBuilt(exact, built, form)
  const isUnlike =
    built.fuels.length > 0 && built.fuels.every((fuel) => UNLIKE_FUELS.includes(fuel))
  const withFuel = (conditions: Conditions): Conditions =>
    isUnlike && !exact.has('fuel')
      ? new Map(conditions).set('fuel', anyOf('fuel', built.fuels.map(String)))
      : conditions
  const anyMark = withFuel(without(ofBody, 'markId'))
  const minor = minorKeys(exact, form).filter((key) => key !== 'bodyType')
  if (isUnlike) yield [withFuel(without(exact, 'generationId', 'modelId'))]
  yield [withFuel(ofCountry(ofBody, built))]
  yield [anyMark]
  yield [without(anyMark, ...minor)]
  yield [without(anyMark, ...minor, 'year')]
  if (isUnlike) yield [withFuel(new Map())]
}

/** Parts for other cars fit no better: what else there is for the model, then the same for others of the mark. */
function* ofSameModel(exact: Conditions, form: FormDefinition): Steps {
  const kind = kindOf(form)
  const anyModel = without(exact, 'modelId')
  const minor = minorKeys(exact, form)
  yield [without(exact, kind, ...minor)]
  yield [anyModel]
  yield [without(anyModel, ...minor)]
}

/** About the volume that a motorcycle's name says: "ybr 125"; `undefined` where it says none. */
function nearVolume(
  exact: Conditions,
  volumeOf: AlikeModels['volumeOf'],
  { adType }: FormDefinition,
): Filter | undefined {
  const isInCc = WITH_VOLUMES.includes(adType) && !exact.has('volume')
  const [volume] = isInCc ? idsOf(exact, 'modelId').flatMap((id) => volumeOf(id) ?? []) : []
  if (volume === undefined) return undefined
  const beside = (share: number) => Math.round(volume * (1 + share))
  return { key: 'volume', op: 'range', from: beside(-NEAR_VOLUME), to: beside(NEAR_VOLUME) }
}

/** What models usually are: others of their kind and volume, of their mark, then of any; of the kind alone; of the volume alone. */
function* usuallyAlike(
  exact: Conditions,
  { usually, volumeOf }: Pick<AlikeModels, 'usually' | 'volumeOf'>,
  form: FormDefinition,
): Steps {
  const usual = usually(form.adType, idsOf(exact, 'modelId'), idsOf(exact, 'markId'))
  const kind = usual && !exact.has(usual.key) ? usual : undefined
  const volume = nearVolume(exact, volumeOf, form)
  const minor = minorKeys(exact, form)
  const ofMark = without(exact, 'modelId')
  const withAll = (conditions: Conditions, ...filters: readonly (Filter | undefined)[]) =>
    new Map([
      ...conditions,
      ...filters.flatMap((one): [string, Filter][] => (one ? [[one.key, one]] : [])),
    ])
  const ways = [
    ...(kind && volume ? [[kind, volume]] : []),
    ...(kind ? [[kind]] : []),
    ...(volume ? [[volume]] : []),
  ]
  for (const filters of ways) {
    for (const conditions of [ofMark, without(ofMark, 'markId')]) {
      yield [withAll(conditions, ...filters)]
      yield [withAll(without(conditions, ...minor), ...filters)]
    }
  }
}

/** Of any model of the mark; of goods and machines also of the same kind and size of any mark: a car without its mark is no such car. */
export function* looseSteps(
  exact: Conditions,
  { builtAs, ...alike }: Pick<AlikeModels, 'builtAs' | 'usually' | 'volumeOf'>,
  form: FormDefinition,
): Steps {
  if (isSized(exact)) {
    const ofSize = without(exact, ...minorKeys(exact, form))
    // Who wants winter tyres takes them in another size before summer ones.
    if (exact.has('diameter')) yield [without(ofSize, 'width', 'profile')]
    yield [without(ofSize, 'seasonality')]
    yield [without(ofSize, 'width', 'profile')]
    const onWheel = without(ofSize, 'width', 'profile', 'seasonality')
    yield [onWheel]
    // Rims that fit the hub, then those for the tyre.
    if (exact.has('pcd') && exact.has('diameter')) {
      yield [without(onWheel, 'diameter')]
      yield [without(onWheel, 'bolts', 'pcd')]
    }
    return
  }
  // Parts of a car have neither its year nor its body.
  const isVehicle = typeFields(form.adType).isVehicle
  const built = isVehicle
    ? builtAs(idsOf(exact, 'modelId'), idsOf(exact, 'generationId'))
    : undefined
  const known = built && built.bodies.length > 0 ? built : undefined
  if (known && isOfUnlikeFuel(known)) yield* builtAlikeOfAnyMark(exact, known, form)
  if (known) yield* builtAlike(exact, known, form)
  if (known && asksForUsefulBody(exact)) yield* builtAlikeOfAnyMark(exact, known, form)
  const anyModel = without(exact, 'generationId', 'modelId')
  const anyMark = without(anyModel, 'markId')
  const isParts = typeFields(form.adType).isParts && exact.has('markId')
  if (isParts && exact.has('modelId')) yield* ofSameModel(exact, form)
  const group =
    isVehicle && exact.has('markId') ? widened(anyModel, kindOf(form), groupIn(form)) : undefined
  // Of its mark a scooter of another kind.
  if (group && !exact.has('modelId')) yield [group]
  if (isVehicle && exact.has('markId')) yield* usuallyAlike(exact, alike, form)
  for (const conditions of exact.has(kindOf(form)) ? [anyModel, anyMark] : [anyModel]) {
    const minor = minorKeys(conditions, form)
    yield [conditions]
    yield minor.map((key) => without(conditions, key))
    yield [without(conditions, ...minor)]
  }
  if (isParts) yield [without(anyModel, kindOf(form), ...minorKeys(exact, form))]
  if (known) yield* builtAlikeOfAnyMark(exact, known, form)
}
