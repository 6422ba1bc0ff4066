import type { MeantList } from '@trassa/contracts/entities/understood'
import { hasTextAlone, saysThing } from '../fields/said-in-list.ts'
import { typeFields } from '../fields/type-fields.ts'
import { isFound, likelihood, type Meant } from './meant-list.ts'

/** One with ads is meant in place of an empty one that is so much likelier at most. */
export const ABOUT_AS_LIKELY = 5

/** What a query without ads in one type asks for in another, with no fewer of its words: a "портер 2" is a lorry rather than a car without ads. */
export const sameModelIn = (others: readonly Meant[], empty: Meant): Meant | undefined =>
  others.find(
    (one) =>
      isFound(one) &&
      one.unmatched <= empty.unmatched &&
      one.citySlug === empty.citySlug &&
      asksFor(one, 'modelId') &&
      asksFor(empty, 'modelId') &&
      isAlike(one, empty) &&
      likelihood(one) > likelihood(empty) - ABOUT_AS_LIKELY,
  )

export const asksFor = ({ query }: MeantList, key: string): boolean =>
  new URLSearchParams(query).has(key)

/** Whether both are vehicles, or both are none. */
export const isAlike = (one: MeantList, other: MeantList): boolean =>
  typeFields(one.adType).isVehicle === typeFields(other.adType).isVehicle

/** Whether a list leaves out words, of a mark or a kind that another one asks for: tyres of cars beside "шины на мтз", a MINI beside a mini-excavator. */
const losesRow = (one: Meant, other: Meant): boolean =>
  one.ignored !== '' &&
  ((asksForRow(other) && !asksForRow(one)) || (asksForKind(other) && !asksForKind(one)))

const asksForKind = (one: Meant): boolean => asksFor(one, typeFields(one.adType).kind ?? '')

/** Filters that all things have. */
const GENERAL = /^(?:price|year|mileage|condition|owner|city)/

/** Whether a list asks for nothing but what all things have: "до 2 млн" of tractors beside electric cars. */
const isGeneral = ({ query }: Meant): boolean =>
  [...new URLSearchParams(query).keys()].every((key) => GENERAL.test(key))

export const asksForRow = (one: Meant): boolean => asksFor(one, 'markId') || asksFor(one, 'modelId')

/**
 * Whether a list is another meaning beside the likeliest one. All ads of a type are none, nor are those with words like the ones of a text alone
 * ("бензопила" is no tank), those that have a property of the thing that is named ("до 300 000" of a chopper), those that share nothing but a price with it, and those that leave out its mark or kind.
 */
export const isMeaning = (one: Meant, best: Meant): boolean =>
  one.query !== '' &&
  (one.isExact || !hasTextAlone(one.query)) &&
  (one.namesType || hasTextAlone(one.query) || saysThing(one) || !saysThing(best)) &&
  (one.namesType || !isGeneral(one) || isGeneral(best)) &&
  !losesRow(one, best)

export const isSameList = (one: MeantList, other: MeantList): boolean =>
  one.adType === other.adType && one.citySlug === other.citySlug && one.query === other.query
