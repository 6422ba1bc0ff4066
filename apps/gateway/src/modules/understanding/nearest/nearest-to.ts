import type { MeantList } from '@trassa/contracts/entities/understood'
import { COUNTING_MS, isOtherThing, likelihood, type Meant } from '../meant-list.ts'
import { typeFields } from '../reading/type-fields.ts'
import type { AlikeModels } from './steps.ts'
import {
  closeList,
  looseList,
  type Measure,
  propertyList,
  relatedList,
  saysThing,
  wholeType,
} from './wider-list.ts'

/** One with ads is meant in place of an empty one that is so much likelier at most. */
const ABOUT_AS_LIKELY = 5
/** Another empty one is as likely. */
const AS_LIKELY = 2

interface Dependencies {
  measure: Measure
  alike: AlikeModels
  /** What else a query may mean that is hardly meant: found where nothing else is. */
  unlikely: () => Promise<readonly Meant[]>
}

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
  const measure = measuredUntil(performance.now() + COUNTING_MS, unbounded)
  const isWithin = (one: Meant, far: number) => likelihood(one) > likelihood(empty) - far
  const isOfThing = (one: Meant) => one.total > 0 && saysThing(one)
  const found = others.filter(isOfThing)
  const likelyToo = found.filter((one) => isWithin(one, ABOUT_AS_LIKELY))
  const inPlace = likelyToo.filter((one) => one.citySlug === empty.citySlug)
  const equal = others.filter(
    (one) => one.total === 0 && isWithin(one, AS_LIKELY) && !isOtherThing(one, empty),
  )
  const ofModel = (lists: readonly Meant[]): Meant | undefined =>
    asksFor(empty, 'modelId') ? lists.find((one) => asksFor(one, 'modelId')) : undefined
  const isWhole = (one: Meant) => one.unmatched === 0 || isWithin(one, AS_LIKELY)
  const closeEqual = (lists: readonly Meant[]) =>
    firstMade(lists, (one) => closeList(one, measure, alike))
  // The same model in the lists of another type, where it has none with all conditions either.
  const ofModelToo = equal.filter(
    (one) =>
      asksFor(one, 'modelId') &&
      isAlike(one, empty) &&
      one.unmatched === 0 &&
      one.citySlug === empty.citySlug,
  )
  // Of these ways the first that finds ads; each is tried when it is reached.
  return (
    // A service elsewhere is of no use.
    (empty.adType === 'services' && empty.citySlug !== null
      ? inPlace.find((one) => isAlike(one, empty))
      : undefined) ??
    // The same model in the lists of another type.
    ofModel(inPlace.filter((one) => isAlike(one, empty) && isWhole(one))) ??
    (await closeList(empty, measure, alike)) ??
    (asksFor(empty, 'modelId') ? await closeEqual(ofModelToo) : undefined) ??
    // All that is said, of the named mark, in the lists of another type.
    likelyToo.find((one) => isAlike(one, empty) && one.unmatched === 0 && asksFor(one, 'markId')) ??
    (await looseList(empty, measure, alike)) ??
    likelyToo.find((one) => isAlike(one, empty) && one.unmatched <= empty.unmatched) ??
    (await closeEqual(equal)) ??
    // Who names a part wants another part rather than the whole machine.
    likelyToo.find((one) => !typeFields(one.adType).isVehicle || !isOtherThing(one, empty)) ??
    (await relatedList(empty, measure)) ??
    likelyToo[0] ??
    ofModel(found.filter((one) => one.unmatched <= empty.unmatched)) ??
    (await propertyList(empty, measure)) ??
    (empty.namesType ? undefined : (found[0] ?? (await unlikely()).find(isOfThing))) ??
    wholeType(empty, unbounded)
  )
}

/** Lists that are measured later are not looked at: they hold nothing. */
const measuredUntil =
  (until: number, measure: Measure): Measure =>
  async (adType, query) =>
    performance.now() > until ? { total: 0, isExact: true } : measure(adType, query)

const asksFor = ({ query }: MeantList, key: string): boolean => new URLSearchParams(query).has(key)

/** Whether both are vehicles, or both are none. */
const isAlike = (one: MeantList, other: MeantList): boolean =>
  typeFields(one.adType).isVehicle === typeFields(other.adType).isVehicle

async function firstMade<T, R>(values: readonly T[], make: (value: T) => Promise<R | null>) {
  for (const value of values) {
    const made = await make(value)
    if (made !== null) return made
  }
  return null
}
