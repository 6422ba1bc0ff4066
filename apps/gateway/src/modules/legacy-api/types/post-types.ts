import { SUBTYPES, subtypeOfAdType, subtypeOfProdId } from '@trassa/catalog/taxonomy/subtypes'
import { TYPE_GROUPS } from '@trassa/catalog/taxonomy/type-groups'
import { invalid } from '@trassa/contracts/app-error'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { PostGroup } from '@trassa/contracts/older/post-groups'

/** The prodIds of both main types' subtypes of this name. */
const prodIdsNamed = (name: string): number[] =>
  SUBTYPES.filter(({ id }) => id.split('.')[1] === name).map(({ prodId }) => prodId)

/** spec §9: the types of each group, by prodId. Spare parts and wheels are those for cars and for motorcycles. */
const PROD_IDS: Readonly<Record<PostGroup, readonly number[]>> = {
  car: TYPE_GROUPS.car,
  truck: TYPE_GROUPS.truck,
  spare: [...TYPE_GROUPS.carSpare, ...TYPE_GROUPS.motoSpare],
  wheels: [...TYPE_GROUPS.carWheel, ...TYPE_GROUPS.motoWheel],
  accessories: prodIdsNamed('accessories'),
  services: prodIdsNamed('services'),
}

/** The type of a new ad of the group where the request names none. */
const DEFAULT_TYPES: Readonly<Record<PostGroup, AdType>> = {
  car: 'auto',
  truck: 'truck',
  spare: 'auto_parts_car',
  wheels: 'auto_parts_tires',
  accessories: 'auto_parts_accessories',
  services: 'services',
}

/** The ad types of a group, in the order of its prodIds; a type may be in several groups. */
export const typesOf = (group: PostGroup): AdType[] =>
  PROD_IDS[group].flatMap((prodId) => subtypeOfProdId(prodId)?.adType ?? [])

/** The number that older clients know a type by. */
const carTypeIdOf = (adType: AdType): number => subtypeOfAdType(adType)?.prodId ?? 0

/** An ad with the number of its type. */
export const toPost = <A extends { adType: AdType }>(ad: A) => ({
  ...ad,
  carTypeId: carTypeIdOf(ad.adType),
})

/** The type that a name or a prodId stands for. */
function readType(text: string): AdType | undefined {
  const subtype = subtypeOfProdId(Number(text)) ?? subtypeOfAdType(text as AdType)
  return subtype?.adType
}

/**
 * Reads a type that may be of any group.
 *
 * @returns `auto` (spec §4) where there is no text
 * @throws AppError `request.invalid` at `loc`
 */
export function requireType(text: string | undefined, loc: string[]): AdType {
  const type = text === undefined ? 'auto' : readType(text)
  if (!type) throw invalid(loc, 'Такого типа нет')
  return type
}

/**
 * Reads the types of a list: those of the group that are named, joined by commas, or all of them.
 *
 * @throws AppError `request.invalid` for a type that is not of the group
 */
export function listedTypes(group: PostGroup, text: string | undefined): AdType[] {
  const all = typesOf(group)
  const named = text?.split(',').filter(Boolean) ?? []
  if (named.length === 0) return all
  return [...new Set(named.map((name) => ofGroup(all, name, 'query')))]
}

/**
 * Reads the type of a new ad of the group.
 *
 * @throws AppError `request.invalid` for a type that is not of the group
 */
export const createdType = (group: PostGroup, text: string | undefined): AdType =>
  text === undefined ? DEFAULT_TYPES[group] : ofGroup(typesOf(group), text, 'body')

function ofGroup(types: readonly AdType[], text: string, part: 'query' | 'body'): AdType {
  const type = readType(text.trim())
  if (!type || !types.includes(type)) throw invalid([part, 'type'], 'Такого типа в разделе нет')
  return type
}
