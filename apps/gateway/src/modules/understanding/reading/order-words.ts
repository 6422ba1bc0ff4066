import type { ListSortId } from '@trassa/contracts/enumerations/ads'

/** Words that ask for an order of ads, for no filter says them. */
const ORDERS: readonly (readonly [RegExp, ListSortId])[] = [
  // "недорогая иномарка"; "дешевле 500 тысяч" is a price
  [/(?<![а-я])(?:(?:по)?деш[ео]в(?!ле\s*\d)|не\s?дорог|бюджетн)/, 'priceFrom'],
  // "с небольшим пробегом"
  [/(?<![а-я])(?:мал|маленьк|небольш|низк|минимальн)[а-я]*\s+пробег/, 'mileageFrom'],
]

/** The order that words of a query ask for, in `plainSpelling`. */
export const orderOf = (plain: string): ListSortId | undefined =>
  ORDERS.find(([words]) => words.test(plain))?.[1]
