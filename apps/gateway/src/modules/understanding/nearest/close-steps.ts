import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { asksForHire } from '../candidates/services/hire-candidates.ts'
import { typeFields } from '../fields/type-fields.ts'
import { ofRareBody } from './alike-bodies.ts'
import { isNeed, kindOf, minorKeys } from './asked-things.ts'
import { withNamesakes } from './called-so.ts'
import {
  type Conditions,
  idsOf,
  loosened,
  namedIn,
  PLACE,
  RADIUS,
  widened,
  without,
} from './conditions.ts'
import { besideGenerations, inEra, isOfOld } from './era.ts'
import { type AlikeModels, anyOf, everFewer, type Steps, withFewerWishes } from './steps.ts'

/** Of a `PC200` first `PC200-8`, then all PC. */
const FAMILY_WORDS = [3, 2, 1]

/** A car of 2006 does for who looks for one of 2000 at most. */
const FAR_YEARS = 6

/** More conditions are not left out by twos: too many lists would have to be measured. */
const MOST_IN_PAIRS = 6

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
  if (exact.has(kindOf(form))) {
    const anyMark = without(anyModel, 'markId', PLACE)
    yield [anyMark]
    yield [without(anyMark, 'year')]
  }
  // A light lorry of another body for the money is nearer than a heavy one of that body.
  yield [without(exact, kindOf(form), PLACE)]
}

/** Kilometres around the city that is asked for. */
const NEAR_PLACES = [100, 300, 500]

/** All that is asked for, but around the city. */
function* aroundCity(exact: Conditions): Steps {
  if (!exact.has(PLACE) || exact.has(RADIUS)) return
  for (const km of NEAR_PLACES)
    yield [new Map(exact).set(RADIUS, { key: RADIUS, op: 'exact', value: km })]
}

/** Of the same thing: other numbers, models that are called alike, ever fewer of the minor conditions. */
export function* closeSteps(exact: Conditions, alike: AlikeModels, form: FormDefinition): Steps {
  const { builtAs, familyOf, kinOf, namesakesOf, restylingsOf } = alike
  const { isVehicle } = typeFields(form.adType)
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
  yield* aroundCity(exact)
  // The crane that is hired elsewhere before the loader here.
  const isHire =
    form.adType === 'services' &&
    [...exact.values()].some((one) => typeof one === 'object' && asksForHire(one))
  if (isHire) yield [without(exact, PLACE)]
  yield nearTo(exact)
  // Words say less than what is filtered by.
  if (exact.has('q') && exact.size > 1) {
    const withoutText = without(exact, 'q')
    yield [withoutText]
    if (isVehicle) {
      yield* closeSteps(withoutText, alike, form)
      return
    }
    yield nearTo(withoutText)
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
  yield* ofRareBody(exact, form)
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
  yield* withFewerWishes(exact, minor)
  if (built) {
    const restyled = widened(exact, 'generationId', (id) => restylingsOf(String(id)))
    if (restyled) yield* everFewer(restyled, minor)
    if (!exact.has('year')) yield* everFewer(besideGenerations(ofAny, built), minor)
    yield* everFewer(ofTime(ofAny), minor)
    yield* ofRelatives()
  }
  for (const some of [...relatives, ofAny]) yield [ofTime(without(some, ...minor))]
  // "мтз 82.1 с куном": the tractor without it; but no tipper in place of a mixer.
  const isDoneWithout = isVehicle && (form.adType === 'special' || !isNeed(form))
  if (isDoneWithout && exact.has('modelId') && exact.has(kindOf(form)))
    yield [without(ofAny, kindOf(form), ...minor)]
}
