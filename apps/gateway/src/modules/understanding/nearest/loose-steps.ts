import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { typeFields } from '../fields/type-fields.ts'
import { fitsOneMark, isNeed, isSized, kindOf, minorKeys } from './asked-things.ts'
import {
  asksForUsefulBody,
  builtAlike,
  builtAlikeOfAnyMark,
  isOfUnlikeFuel,
} from './built-alike.ts'
import { type Conditions, groupIn, idsOf, namedIn, widened, without } from './conditions.ts'
import { withoutKindSteps } from './related-steps.ts'
import { type AlikeModels, anyOf, everFewer, type Steps } from './steps.ts'

/** Volumes of motorcycles that differ by so much are alike. */
const NEAR_VOLUME = 0.15
/** Their models are called by volumes. */
const WITH_VOLUMES: readonly string[] = ['moto', 'quad_bike', 'snow']

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

const WINTER: readonly string[] = ['2', '3']
const isForWinter = (exact: Conditions): boolean => {
  const seasons = idsOf(exact, 'seasonality')
  return seasons.length > 0 && seasons.every((season) => WINTER.includes(season))
}
const ofWinter = (exact: Conditions): Conditions =>
  new Map(exact).set('seasonality', anyOf('seasonality', WINTER))

/** Of any model of the mark; of goods and machines also of the same kind and size of any mark: a car without its mark is no such car. */
export function* looseSteps(
  exact: Conditions,
  { builtAs, ...alike }: Pick<AlikeModels, 'builtAs' | 'usually' | 'volumeOf'>,
  form: FormDefinition,
): Steps {
  if (isSized(exact)) {
    const ofSize = without(exact, ...minorKeys(exact, form))
    // Who wants studs takes winter tyres of the size without them, then those of another size before summer ones.
    const forWinter = isForWinter(ofSize) ? ofWinter(ofSize) : ofSize
    yield [forWinter]
    if (exact.has('diameter')) yield [without(forWinter, 'width', 'profile')]
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
  const { isVehicle, prefersOwnNames } = typeFields(form.adType)
  if (fitsOneMark(exact, form)) {
    // Lorries and machines of a maker share parts. Else nothing else fits: who needs a headlamp has no use for a wing, nor for the headlamp of another car.
    if (prefersOwnNames && exact.has('modelId') && exact.has(kindOf(form)))
      yield [without(exact, 'modelId', ...minorKeys(exact, form))]
    return
  }
  const built = isVehicle ? builtAs(namedIn(exact)) : undefined
  const known = built && built.bodies.length > 0 ? built : undefined
  if (known && isOfUnlikeFuel(known)) yield* builtAlikeOfAnyMark(exact, known, form)
  if (known) yield* builtAlike(exact, known, form)
  if (known && asksForUsefulBody(exact)) yield* builtAlikeOfAnyMark(exact, known, form)
  const ofAny = without(exact, 'generationId')
  if (exact.has('generationId')) yield [ofAny, without(ofAny, ...minorKeys(exact, form))]
  const anyModel = without(exact, 'generationId', 'modelId')
  const anyMark = without(anyModel, 'markId')
  const group =
    isVehicle && exact.has('markId') ? widened(anyModel, kindOf(form), groupIn(form)) : undefined
  // A curtain-sider of any mark is a curtain-sider, but of its mark a scooter of another kind is near.
  if (isNeed(form) && exact.has(kindOf(form))) {
    const usual = alike.usually(form.adType, idsOf(exact, 'modelId'), idsOf(exact, 'markId'))
    // In place of a light tipper no heavy one.
    if (usual?.key === 'capacity' && !exact.has(usual.key)) {
      for (const list of [anyModel, anyMark]) yield [new Map(list).set(usual.key, usual)]
      yield* withoutKindSteps(exact, form)
    }
    yield [anyModel]
    yield [anyMark]
  }
  if (group && !exact.has('modelId')) yield [group]
  if (isVehicle && exact.has('markId')) yield* usuallyAlike(exact, alike, form)
  for (const conditions of exact.has(kindOf(form)) ? [anyModel, anyMark] : [anyModel])
    yield* everFewer(conditions, minorKeys(conditions, form))
  if (known) yield* builtAlikeOfAnyMark(exact, known, form)
}
