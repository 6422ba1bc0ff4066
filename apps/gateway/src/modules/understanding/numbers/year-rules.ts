import { exactly, FROM, type NumberRule } from './number-sense.ts'

const FIRST = 1930
const CENTURY = 100
/** After its first one. */
const YEARS_OF_DECADE = 9

const lastYear = (): number => new Date().getFullYear() + 1

/** The last year of two digits. */
export const yearOfDigits = (digits: number): number =>
  digits <= lastYear() % CENTURY ? 2000 + digits : 1900 + digits

/** Of two digits the last such year. */
function yearOf(text: string | undefined): number | undefined {
  const digits = Number(text)
  if (text?.length === 2) return yearOfDigits(digits)
  return digits >= FIRST && digits <= lastYear() ? digits : undefined
}

const FOUR = String.raw`(?:19|20)\d\d(?!\d)`
const WORD = String.raw`(?:г\.?\s?в\.?|года?х?|годов|г\.?|год выпуска|гв)(?![а-я])`
const NOT_OLDER = `(?<![а-я])(?:не (?:старше|старее|раньше|ранее|ниже)|новее|(?:по)?свежее|моложе|младше|после|от|с|начиная с)`
const NOT_NEWER = `(?<![а-я])(?:не (?:новее|позже|моложе|выше)|старше|старее|раньше|до|по)`
const SURE = 7
const BARE = 4

/** The year that a vehicle of so many years was made in. */
const yearOfAge = (years: string | undefined): number => new Date().getFullYear() - Number(years)

const bounded = (year: string | undefined, isLower: boolean, weight: number) => {
  const value = yearOf(year)
  if (value === undefined) return undefined
  return { key: 'year', ...(isLower ? { from: value } : { to: value }), weight }
}

function exactYear(year: string | undefined, weight: number) {
  const value = yearOf(year)
  return value === undefined ? undefined : exactly('year', value, weight)
}

export const YEAR_RULES: NumberRule[] = [
  {
    pattern: new RegExp(
      String.raw`(?:${FROM})?(?<low>${FOUR})\s*(?:${WORD})?\s*(?:[-–—/]|до|по|(?<=\s))\s*(?<high>${FOUR}|\d\d(?!\d))\s*(?:${WORD})?`,
      'g',
    ),
    read: ({ low, high }) => {
      const [from, to] = [yearOf(low), yearOf(high)]
      return from && to && from <= to ? { key: 'year', from, to, weight: SURE + 3 } : undefined
    },
  },
  {
    // "15-17 год", "с 15 по 17 г.в."
    pattern: new RegExp(
      String.raw`(?:${FROM})?(?<![\d.,/-])(?<low>\d\d)\s*(?:[-–—/]|до|по)\s*(?<high>\d\d)\s*${WORD}`,
      'g',
    ),
    read: ({ low, high }) => {
      const [from, to] = [yearOf(low), yearOf(high)]
      return from && to && from <= to ? { key: 'year', from, to, weight: SURE + 6 } : undefined
    },
  },
  {
    pattern: new RegExp(
      String.raw`${NOT_OLDER}\s*(?<year>${FOUR}|\d\d(?!\d)(?=\s*${WORD}))\s*(?:${WORD})?`,
      'g',
    ),
    // More than the year alone and what else "новее" means.
    read: ({ year }) => bounded(year, true, SURE + 6),
  },
  {
    // "2000х годов", "90-е"
    pattern: /(?<decade>(?:19|20)\d0|[6-9]0)-?\s?(?:х|ых|е)(?:\s*год(?:ов|а|ы))?(?![а-я])/g,
    read: ({ decade }) => {
      const from = yearOf(decade)
      return from === undefined
        ? undefined
        : { key: 'year', from, to: from + YEARS_OF_DECADE, weight: SURE + 1 }
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?<year>${FOUR})\s*(?:${WORD})?\s*(?:\+|и (?:новее|моложе|выше|позже)|новее|от\s*$)`,
      'g',
    ),
    read: ({ year }) => bounded(year, true, SURE + 6),
  },
  {
    pattern: new RegExp(
      String.raw`(?<year>${FOUR})\s*(?:${WORD})?\s*и (?:старше|старее|ниже|раньше)`,
      'g',
    ),
    read: ({ year }) => bounded(year, false, SURE + 6),
  },
  {
    pattern: new RegExp(String.raw`${NOT_NEWER}\s*(?<year>${FOUR})\s*(?:${WORD})?`, 'g'),
    read: ({ year }) => bounded(year, false, SURE + 6),
  },
  {
    pattern: new RegExp(String.raw`(?<year>${FOUR}|\d\d(?!\d))\s*${WORD}`, 'g'),
    read: ({ year }) => exactYear(year, SURE),
  },
  {
    pattern: new RegExp(String.raw`(?<![\d.,])(?<year>${FOUR})`, 'g'),
    read: ({ year }) => exactYear(year, BARE),
  },
  {
    // "не старше 5 лет", "до 10 лет", "моложе 3 лет"
    pattern:
      /(?<![а-я])(?:не старше|до|возраст(?:ом)? до|не (?:более|больше)|моложе|младше)\s*(?<years>\d{1,2}(?=(?:-?х)?\s*лет)|[1-4](?=\s*год))(?:-?х)?\s*(?:лет|года?)(?![а-я])/g,
    read: ({ years }) => ({ key: 'year', from: yearOfAge(years), weight: SURE + 4 }),
  },
  {
    pattern: /(?<![а-я]|не )(?:старше|больше)\s*(?<years>\d{1,2})\s*лет(?![а-я])/g,
    read: ({ years }) => ({ key: 'year', to: yearOfAge(years), weight: SURE + 4 }),
  },
  {
    // "авто 3 года", "5 лет"
    pattern: /(?<![\d.,-])(?:(?<years>[1-4])\s*года?|(?<more>[5-9])\s*лет)(?![а-я])/g,
    read: ({ years, more }) => ({ key: 'year', from: yearOfAge(years ?? more), weight: SURE }),
  },
  {
    // "2115 09"
    pattern: /(?<=\d{4}\s)(?<year>0\d)(?![\d.,])/g,
    read: ({ year }) => exactYear(year, BARE),
  },
  {
    // "3-5 лет", "от 3 до 5 лет"
    pattern: new RegExp(
      String.raw`(?:${FROM})?(?<!\d)(?<low>\d{1,2})\s*(?:-|–|до|по)\s*(?<high>\d{1,2})\s*лет(?![а-я])`,
      'g',
    ),
    read: ({ low, high }) => ({
      key: 'year',
      from: yearOfAge(high),
      to: yearOfAge(low),
      weight: SURE + 1,
    }),
  },
]
