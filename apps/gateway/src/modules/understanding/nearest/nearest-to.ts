import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { MeantList } from '@trassa/contracts/entities/understood'
import { saysThing } from '../fields/said-in-list.ts'
import { typeFields } from '../fields/type-fields.ts'
import { COUNTING_MS, isOtherThing, likelihood, type Meant } from '../meant/meant-list.ts'
import type { Measure } from '../meant/measure.ts'
import { ABOUT_AS_LIKELY, asksFor, asksForRow, isAlike } from '../meant/other-meanings.ts'
import { isNeed } from './asked-things.ts'
import { asksForKind, kindNouns, kindOf } from './kinds-of-list.ts'
import type { AlikeModels } from './steps.ts'
import {
  closeList,
  looseList,
  propertyList,
  relatedList,
  wholeType,
  withoutKindList,
} from './wider-list.ts'

/** Another empty one is as likely. */
const AS_LIKELY = 2.5

/** Of another type a kind of the same name: a vacuum truck among lorries and among machines. */
const ALSO_A_NEED = 5

interface Dependencies {
  measure: Measure
  alike: AlikeModels
  /** What else a query may mean that is hardly meant: found where nothing else is. */
  unlikely: () => Promise<readonly Meant[]>
}

type Found = MeantList | null | undefined
/** A way to a list with ads; each is tried when it is reached. */
type Way = () => Found | Promise<Found>

/**
 * What is shown in place of a list without ads (docs/decisions/191).
 *
 * @param others what else the query may mean, the likeliest first
 * @returns `null` where nothing is near
 */
export async function nearestTo(
  empty: Meant,
  others: readonly Meant[],
  { measure: unbounded, alike, unlikely }: Dependencies,
): Promise<MeantList | null> {
  // The number says which part fits; without a mark nothing else does.
  if (empty.hasPartNumber && !asksForRow(empty)) return null
  const measure = measuredUntil(performance.now() + COUNTING_MS, unbounded)
  const isWithin = (one: Meant, far: number) => likelihood(one) > likelihood(empty) - far
  // A starter of another mark fits no better than none.
  const isOfOneMark = typeFields(empty.adType).isParts && asksForRow(empty)
  // Who names a part wants no machine in place of it.
  const isOfThing = (one: Meant) =>
    one.total > 0 &&
    saysThing(one) &&
    (asksForRow(one) || !isOfOneMark) &&
    !isOtherThing(one, empty)
  const isHere = (one: Meant) => one.citySlug === empty.citySlug
  const found = others.filter(isOfThing)
  // A "четра т11" is no Chery that is called so, too.
  const isOtherModel = (one: Meant) =>
    one.ignored !== '' && asksForRow(empty) && asksFor(one, 'modelId')
  const likelyToo = found.filter((one) => isWithin(one, ABOUT_AS_LIKELY) && !isOtherModel(one))
  const inPlace = likelyToo.filter(isHere)
  const emptyToo = others.filter(
    (one) => one.total === 0 && isWithin(one, AS_LIKELY) && !isOtherThing(one, empty),
  )
  const ofModel = (lists: readonly Meant[]): Found =>
    asksFor(empty, 'modelId') ? lists.find((one) => asksFor(one, 'modelId')) : undefined
  const isWhole = (one: Meant) => one.unmatched === 0 || isWithin(one, AS_LIKELY)
  const closeTo = (one: Meant) => closeList(one, measure, alike)
  const looseTo = (one: Meant) => looseList(one, measure, alike)

  // A service elsewhere is of no use; a crane for sale elsewhere is of less than one that is hired out here.
  const serviceHere: Way = () =>
    empty.citySlug === null
      ? undefined
      : empty.adType === 'services'
        ? inPlace.find((one) => isAlike(one, empty))
        : inPlace.find(({ adType }) => adType === 'services')
  const sameModelOfOtherType: Way = () =>
    ofModel(inPlace.filter((one) => isAlike(one, empty) && isWhole(one)))
  const sameKindOfOtherType: Way = () =>
    found.find(
      (one) =>
        isHere(one) && one.unmatched === 0 && kindOf(one) !== '' && kindOf(one) === kindOf(empty),
    )
  const fewerConditions: Way = () => closeTo(empty)
  const ofModelToo = emptyToo.filter(
    (one) =>
      asksFor(empty, 'modelId') &&
      asksFor(one, 'modelId') &&
      isAlike(one, empty) &&
      one.unmatched === 0 &&
      isHere(one),
  )
  const fewerConditionsOfOtherType: Way = () => firstMade(ofModelToo, closeTo)
  const fewerWordsOfOtherType: Way = () => ofModel(inPlace.filter((one) => isAlike(one, empty)))
  const sameMarkOfOtherType: Way = () =>
    likelyToo.find((one) => isAlike(one, empty) && one.unmatched === 0 && asksFor(one, 'markId'))
  const otherModels: Way = () =>
    firstMade([empty, ...ofModelToo.filter(({ adType }) => typeFields(adType).isParts)], looseTo)
  const likelyAndAlike: Way = () => likelyToo.find((one) => isAlike(one, empty) && losesNoWord(one))
  const closeToOthers: Way = () => firstMade(emptyToo, closeTo)
  // A vacuum truck of any maker is among machines, too.
  const sameNeedOfOtherType: Way = () =>
    firstMade(
      others.filter(
        (one) =>
          one.total === 0 &&
          isWithin(one, ALSO_A_NEED) &&
          isNeed(formOf(one.adType)) &&
          asksForKind(one) &&
          asksForKind(empty),
      ),
      looseTo,
    )
  // Where there is no skidder, another tractor.
  const sameNounOfOtherType: Way = () => {
    const nouns = new Set(kindNouns(empty))
    return found.find(
      (one) => isNeed(formOf(one.adType)) && kindNouns(one).some((noun) => nouns.has(noun)),
    )
  }
  // Who dismantles cars may have the part.
  const dismantler: Way = async () => {
    if (!isOfOneMark || asksForKind(empty) || empty.hasPartNumber) return undefined
    const services = [...others, ...(await unlikely())].filter(
      (one) => one.adType === 'services' && asksForKind(one),
    )
    return firstMade(services, async (one) => (one.total > 0 ? one : closeTo(one)))
  }
  const otherKinds: Way = () => withoutKindList(empty, measure)
  // "каток вибрационный 12 тонн" is no roller of a field, beside which two words mean nothing.
  const losesNoWord = (one: Meant) => one.unmatched <= empty.unmatched
  const likely: Way = () => likelyToo.find(losesNoWord)
  const related: Way = () =>
    firstMade([empty, ...emptyToo.filter((one) => kindOf(one) !== '')], (one) =>
      relatedList(one, measure),
    )
  const unlikelyOfModel: Way = () =>
    ofModel(found.filter((one) => losesNoWord(one) && !isOtherModel(one)))
  const sameProperties: Way = () => propertyList(empty, measure)
  const anyMeaning: Way = async () =>
    empty.namesType
      ? undefined
      : (found.find(losesNoWord) ??
        (await unlikely()).find((one) => isOfThing(one) && losesNoWord(one)))
  const all: Way = () => wholeType(empty, unbounded)

  const ways = [
    serviceHere,
    sameModelOfOtherType,
    sameKindOfOtherType,
    fewerConditions,
    fewerConditionsOfOtherType,
    fewerWordsOfOtherType,
    sameMarkOfOtherType,
    otherModels,
    likelyAndAlike,
    closeToOthers,
    sameNeedOfOtherType,
    otherKinds,
    likely,
    related,
    unlikelyOfModel,
    sameProperties,
    anyMeaning,
    sameNounOfOtherType,
    dismantler,
    all,
  ]
  return firstMade(ways, async (way) => (await way()) ?? null)
}

/** Lists that are measured later are not looked at: they hold nothing. */
const measuredUntil =
  (until: number, measure: Measure): Measure =>
  async (adType, query) =>
    performance.now() > until ? { total: 0, isExact: true } : measure(adType, query)

async function firstMade<T, R>(values: readonly T[], make: (value: T) => Promise<R | null>) {
  for (const value of values) {
    const made = await make(value)
    if (made !== null) return made
  }
  return null
}
