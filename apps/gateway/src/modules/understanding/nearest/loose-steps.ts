import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { typeFields } from '../reading/type-fields.ts'
import type { BuiltAs } from './built-as.ts'
import { type Conditions, loosened, without } from './conditions.ts'
import { type AlikeModels, anyOf, isSized, kindOf, minorKeys, type Steps } from './steps.ts'

/** Cars of other years are others; so much earlier and later ones are alike. */
const NEAR_YEARS = 2
/** Few cars for sale are older. */
const FIRST_YEAR = 1990
/** A model of more bodies is looked for in none of them. */
const MOST_BODIES = 3
/** Who looks for a hatchback, a coupé, a van or a pickup wants no other body of the same mark. */
const UNLIKE_BODIES: readonly number[] = [2, 3, 8, 9, 10, 11, 12, 14]

const idsOf = (conditions: Conditions, key: string): string[] => {
  const filter = conditions.get(key)
  return typeof filter === 'object' && filter.op === 'many' ? filter.values.map(String) : []
}

const ofCountry = (conditions: Conditions, { marks }: BuiltAs): Conditions =>
  new Map(conditions).set('markId', anyOf('markId', marks))

/** Cars that were built as the model that is asked for: of its years and body, of its mark, then of those of its country; of its years alone. */
function* builtAlike(exact: Conditions, built: BuiltAs | undefined, form: FormDefinition): Steps {
  if (!built || built.bodies.length === 0) return
  const anyModel = without(exact, 'generationId', 'modelId')
  const ofYears = new Map(loosened(anyModel, 'year', form) ?? anyModel)
  const from = built.from - NEAR_YEARS
  const bounds = {
    ...(from >= FIRST_YEAR && { from }),
    ...(built.to !== null && { to: built.to + NEAR_YEARS }),
  }
  if (!ofYears.has('year') && Object.keys(bounds).length > 0)
    ofYears.set('year', { key: 'year', op: 'range', ...bounds })
  const isOfFew = built.bodies.length <= MOST_BODIES && !exact.has('bodyType')
  const ofBody = isOfFew
    ? new Map(ofYears).set('bodyType', anyOf('bodyType', built.bodies.map(String)))
    : ofYears
  const isUnlike = built.bodies.every((body) => UNLIKE_BODIES.includes(body))
  const lists = [
    ofBody,
    ...(isOfFew && isUnlike ? [ofCountry(ofBody, built), without(ofBody, 'year')] : []),
    ...(isOfFew ? [ofYears] : []),
  ]
  for (const list of lists) {
    const minor = minorKeys(list, form).filter((key) => exact.has(key) && key !== 'year')
    yield [list]
    yield minor.map((key) => without(list, key))
    yield [without(list, ...minor)]
  }
}

/** Of any model of the mark; of goods and machines also of the same kind and size of any mark: a car without its mark is no such car. */
export function* looseSteps(
  exact: Conditions,
  { builtAs }: Pick<AlikeModels, 'builtAs'>,
  form: FormDefinition,
): Steps {
  if (isSized(exact)) {
    const ofSize = without(exact, ...minorKeys(exact, form))
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
  if (typeFields(form.adType).isVehicle)
    yield* builtAlike(exact, builtAs(idsOf(exact, 'modelId'), idsOf(exact, 'generationId')), form)
  const anyModel = without(exact, 'generationId', 'modelId')
  const anyMark = without(anyModel, 'markId')
  for (const conditions of exact.has(kindOf(form)) ? [anyModel, anyMark] : [anyModel]) {
    const minor = minorKeys(conditions, form)
    yield [conditions]
    yield minor.map((key) => without(conditions, key))
    yield [without(conditions, ...minor)]
  }
}
