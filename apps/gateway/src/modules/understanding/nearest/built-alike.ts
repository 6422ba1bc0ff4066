import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { BuiltAs } from './built-as.ts'
import { type Conditions, idsOf, loosened, without } from './conditions.ts'
import { anyOf, everFewer, minorKeys, type Steps } from './steps.ts'

/** Cars of other years are others; so much earlier and later ones are alike. */
const NEAR_YEARS = 2
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

/** Who looks for a hybrid or an electric car wants no other. */
const UNLIKE_FUELS: readonly number[] = [3, 4]

const ofCountry = (conditions: Conditions, { marks }: BuiltAs): Conditions =>
  new Map(conditions).set('markId', anyOf('markId', marks))

export const asksForUsefulBody = (exact: Conditions): boolean => {
  const bodies = idsOf(exact, 'bodyType').map(Number)
  return bodies.length > 0 && bodies.every((body) => USEFUL_BODIES.includes(body))
}

/** What a model that is asked for was built as, in conditions: of its mark, without the model. */
function conditionsAsBuilt(exact: Conditions, built: BuiltAs, form: FormDefinition) {
  const anyModel = without(exact, 'generationId', 'modelId')
  const ofYears = new Map(loosened(anyModel, 'year', form) ?? anyModel)
  const from = built.from - NEAR_YEARS
  const isOver = built.to !== null && built.to < new Date().getFullYear() - NEAR_YEARS
  const bounds = {
    ...(from >= FIRST_YEAR && { from }),
    ...(isOver && { to: Number(built.to) + NEAR_YEARS }),
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
export function* builtAlike(exact: Conditions, built: BuiltAs, form: FormDefinition): Steps {
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
    yield* everFewer(list, minorKeys(list, form).filter(isMinor))
  }
}

export const isOfUnlikeFuel = ({ fuels }: BuiltAs): boolean =>
  fuels.length > 0 && fuels.every((fuel) => UNLIKE_FUELS.includes(fuel))

/** Where there are none of its mark: cars of any mark with its body, years and fuel, then with ever less of that. */
export function* builtAlikeOfAnyMark(
  exact: Conditions,
  built: BuiltAs,
  form: FormDefinition,
): Steps {
  const { ofBody } = conditionsAsBuilt(exact, built, form)
  const isUnlike = isOfUnlikeFuel(built)
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
