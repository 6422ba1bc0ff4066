import type { AdType } from '@trassa/contracts/enumerations/ads'

/** What digits in a query, with the words around them, may mean: a range of a filter. */
export interface NumberSense {
  /** The filter's key. */
  key: string
  from?: number
  to?: number
  /** How sure it is: a number with its unit more than one alone. */
  weight: number
  /** A price without a unit: of vehicles people leave out the thousands or millions. */
  isBarePrice?: boolean
  /** It speaks for these types: a size for tyres. */
  adTypes?: readonly AdType[]
}

/** A pattern of digits with their words, and what it means; `undefined` where it means nothing. */
export interface NumberRule {
  pattern: RegExp
  /** No filter: it stays in the text as it is. */
  isText?: boolean
  /** It has no digits: "двухосный". Others are not looked for where a query has none. */
  isSpelled?: boolean
  read: (groups: Partial<Record<string, string>>) => NumberSense | NumberSense[] | undefined
}

/** A whole or decimal number, thousands apart or not. */
export const NUMBER = String.raw`(?<![\d.,]|\d[xх*])(?:\d{1,3}(?: \d{3})+|\d+(?:[.,]\d+)?)(?![\d])`

/** One without thousands: "тигуан 2 150 сил" has 150. */
export const PLAIN_NUMBER = String.raw`(?<![\d.,]|\d[xх*])\d+(?:[.,]\d+)?(?!\d)`

export const numberOf = (text: string | undefined): number =>
  Number((text ?? '').replaceAll(' ', '').replace(',', '.'))

type Bounds = Pick<NumberSense, 'from' | 'to'>

const UPPER = /^(?:до|не дороже|не больше|не более|дешевле|меньше|менее|макс|максимум|по|<)$/
const LOWER = /^(?:от|с|не меньше|не менее|больше|более|свыше|дороже|>)$/

/** The bounds that a word before a number makes of it; equal ones without a word. */
export function boundsOf(word: string | undefined, value: number): Bounds {
  if (word && UPPER.test(word)) return { to: value }
  if (word && LOWER.test(word)) return { from: value }
  return { from: value, to: value }
}

/** The sense that is one value. */
export const exactly = (key: string, value: number, weight: number): NumberSense => ({
  key,
  ...boundsOf(undefined, value),
  weight,
})

/** Not the end of a name: "солярис 2015-2017". */
export const FROM = String.raw`(?<![а-яa-z])(?:от|с)\s*`

/** Units of power. */
export const HORSES = String.raw`л[./]?\s?с\.?|сил[аы]?|лошад[а-я]*|hp`

/** "с3" is the name of a scooter. */
export const BOUND = String.raw`(?<![а-яa-z\d])(?<bound>до|от|с(?!\d)|не дороже|не больше|не более|не меньше|не менее|дешевле|дороже|меньше|менее|больше|более|свыше|макс(?:имум)?|<|>)\s*`

/** A number whose words say what it is. */
export const SURE = 7

/** A number with a unit, in the bounds of the word before it. */
export const withUnit = (
  key: string,
  unit: string,
  {
    before = '',
    weight = SURE,
    number = NUMBER,
  }: { before?: string; weight?: number; number?: string } = {},
): NumberRule => ({
  pattern: new RegExp(
    String.raw`(?:${before})(?:${BOUND})?(?<value>${number})\s*(?:${unit})(?![а-яa-z])`,
    'g',
  ),
  read: ({ bound, value }) => ({ key, ...boundsOf(bound, numberOf(value)), weight }),
})
