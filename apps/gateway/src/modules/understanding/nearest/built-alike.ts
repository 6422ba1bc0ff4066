import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { minorKeys } from './asked-things.ts'
import type { BuiltAs } from './built-as.ts'
import { type Conditions, idsOf, loosened, without } from './conditions.ts'
import { inEra, isOld } from './era.ts'
import { anyOf, everFewer, type Steps } from './steps.ts'

/** Cars of other years are others; so much earlier and later ones are alike. */
const NEAR_YEARS = 2
/** Few cars for sale are older. */
const FIRST_YEAR = 1990
/** A model of more bodies is looked for in the ordinary ones: no coupé in place of a saloon. */
const MOST_BODIES = 3
const ORDINARY_BODIES: readonly number[] = [1, 2, 4, 5, 6]
const isOrdinary = (body: number): boolean => ORDINARY_BODIES.includes(body)
/** Who looks for a hatchback, a coupé, a van or a pickup wants no other body of the same mark. */
const UNLIKE_BODIES: readonly number[] = [2, 3, 8, 9, 10, 11, 12, 14]
/** Bodies of cars that are used alike. */
const CLASSES: readonly (readonly number[])[] = [
  [1, 2, 4, 5],
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
  const bodies = built.bodies.length <= MOST_BODIES ? built.bodies : built.bodies.filter(isOrdinary)
  const hasBody = exact.has('bodyType')
  const isOfFew = hasBody || bodies.length > 0
  const ofBody = isOfFew && !hasBody ? ofBodies(ofYears, bodies) : ofYears
  return { ofYears, ofBody, isOfFew }
}

/** What else a buyer seldom gives up for the mark: who has 200 000 and needs an automatic takes another small car. */
const WANTED: ReadonlySet<string> = new Set([
  'price',
  'gearbox',
  'drive',
  'fuel',
  'bodyType',
  'options',
  'steering',
])

/** What is asked for beside what cars are alike by, and what of it is given up first. */
function wishesOf(exact: Conditions, form: FormDefinition) {
  const minor = minorKeys(exact, form).filter((key) => key !== 'bodyType' && key !== 'year')
  return { minor, unwanted: minor.filter((key) => !WANTED.has(key)) }
}

const ofBodies = (conditions: Conditions, bodies: readonly number[]): Conditions =>
  new Map(conditions).set('bodyType', anyOf('bodyType', bodies.map(String)))

/** Engines of cars that are as large: volumes differ by so much at most. */
const NEAR_VOLUME = 0.2

/** About as large an engine tells a city car from a limousine of the same body. */
function ofVolume(conditions: Conditions, { volumes }: BuiltAs): Conditions {
  if (!volumes || conditions.has('volume')) return conditions
  const [least, most] = volumes
  const tenths = (litres: number) => Math.round(litres * 10) / 10
  const bounds = { from: tenths(least * (1 - NEAR_VOLUME)), to: tenths(most * (1 + NEAR_VOLUME)) }
  return new Map(conditions).set('volume', { key: 'volume', op: 'range', ...bounds })
}

/**
 * Cars that were built as the model that is asked for: of its years and body, of its mark; of its years and as large an engine, of its country and then of any mark;
 * of its mark, of any year. Each with all that is asked for first, then with what is wanted most.
 */
export function* builtAlike(exact: Conditions, built: BuiltAs, form: FormDefinition): Steps {
  yield* builtAlikeWith(exact, built, form)
  // Of a Fiat 500 with a folding roof the others as small.
  if (exact.has('bodyType') && built.bodies.length > 0)
    yield* builtAlikeWith(without(exact, 'bodyType'), built, form)
}

function* builtAlikeWith(exact: Conditions, built: BuiltAs, form: FormDefinition): Steps {
  const { ofYears, ofBody, isOfFew } = conditionsAsBuilt(exact, built, form)
  const isUnlike = built.bodies.every((body) => UNLIKE_BODIES.includes(body))
  const alike = CLASSES.find((some) => built.bodies.every((body) => some.includes(body)))
  const inClass = alike && !ofYears.has('bodyType') ? ofBodies(ofYears, alike) : undefined
  const { minor, unwanted } = wishesOf(exact, form)

  // In place of a classic no new car of its mark.
  const isClassic = isOld(built.to)
  const ofAnyYear = (conditions: Conditions): Conditions[] =>
    isClassic ? [] : [without(conditions, 'year')]

  const likeBody = ofVolume(ofCountry(ofBody, built), built)
  // Where the engine that is asked for is none of theirs, one about as large.
  const wanted = (conditions: Conditions) => {
    const some = without(conditions, ...unwanted)
    return unwanted.includes('volume') ? ofVolume(some, built) : some
  }
  const ofMark = [
    ofVolume(ofBody, built),
    ...(isOfFew && isUnlike ? [likeBody, ...ofAnyYear(ofBody)] : []),
    ...(inClass ? [inClass] : []),
  ]
  const ofOthers = isOfFew
    ? [
        likeBody,
        without(likeBody, 'markId'),
        ...(inClass ? [without(ofVolume(inClass, built), 'markId')] : []),
      ]
    : []
  const ofEra = inClass ? [ofVolume(ofCountry(inEra(inClass, built), built), built)] : []
  const further = [ofBody, ...(inClass ? ofAnyYear(inClass) : []), ...(isOfFew ? [ofYears] : [])]

  for (const list of ofMark) yield [list]
  for (const list of ofMark) yield [without(list, ...unwanted)]
  for (const list of [...ofOthers, ...ofEra]) yield [wanted(list)]
  for (const list of [...ofMark, ...further, ...ofOthers]) yield* everFewer(list, minor)
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
  const ofMarks = withFuel(ofCountry(ofBody, built))
  const { minor, unwanted } = wishesOf(exact, form)
  if (isUnlike) yield [withFuel(without(exact, 'generationId', 'modelId'))]
  for (const list of [ofMarks, anyMark]) {
    yield [list]
    yield [without(list, ...unwanted)]
  }
  yield [without(ofMarks, ...minor)]
  yield [without(anyMark, ...minor)]
  yield [without(anyMark, ...minor, 'year')]
  if (isUnlike) yield [withFuel(new Map())]
}
