import { VIN_PATTERN } from './vin.ts'
import { VIN_MANUFACTURERS, type VinManufacturer } from './vin-manufacturers.ts'

export interface DecodedVin {
  /** Id of the mark among the marks of cars. */
  markId: string | null
  /** The model year, where the maker tells it and it can be no other. */
  year: number | null
}

/** ISO 3779: the tenth sign's order; it repeats every thirty years. */
const YEAR_SIGNS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const CYCLE = YEAR_SIGNS.length
const YEAR_INDEX = 9
/** North America: a digit until 2009, a letter since. */
const CYCLE_INDEX = 6
const LAST_OF_DIGITS = 2009
const FROM_NORTH_AMERICA = /^[1-57]/
const FROM_CHINA = /^L/

/** Where the makers of a country have no line of their own: since when the tenth sign is prescribed there. */
function prescribedSince(vin: string): number | null {
  if (FROM_NORTH_AMERICA.test(vin)) return 1981
  return FROM_CHINA.test(vin) ? 2000 : null
}

const startsLike = (vin: string, prefix: string) =>
  [...prefix].every((sign, index) => sign === '.' || sign === vin[index])

function manufacturerOf(vin: string): { maker: VinManufacturer; since: number | null } | null {
  const fitting = VIN_MANUFACTURERS.flatMap((maker) =>
    Object.entries(maker.prefixes)
      .filter(([prefix]) => startsLike(vin, prefix))
      .map(([prefix, since]) => ({ prefix, maker, since: since ?? prescribedSince(vin) })),
  )
  return fitting.toSorted((a, b) => b.prefix.length - a.prefix.length)[0] ?? null
}

/**
 * The only model year that the tenth sign can mean; `null` where two would fit or none. The seventh
 * sign says which thirty years for cars alone: on lorries and motorcycles it may be anything.
 */
function yearOf(vin: string, since: number, now: Date, isCar: boolean): number | null {
  const place = YEAR_SIGNS.indexOf(vin[YEAR_INDEX] ?? '')
  if (place < 0) return null
  const last = now.getUTCFullYear() + 1
  const years = [0, 1, 2].map((cycle) => FIRST_YEAR + place + cycle * CYCLE)
  const isDigit = /\d/.test(vin[CYCLE_INDEX] ?? '')
  const tellsCycle = isCar && FROM_NORTH_AMERICA.test(vin)
  const fitting = years
    .filter((year) => year >= since && year <= last)
    .filter((year) => !tellsCycle || isDigit === year <= LAST_OF_DIGITS)
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/**
 * What a complete VIN tells of a car. Rather nothing than a guess: many works in Europe and Japan use
 * the tenth sign for something else, and a letter may mean 1990 or 2020.
 */
export function decodeVin(vin: string, now = new Date()): DecodedVin {
  if (!VIN_PATTERN.test(vin)) return { markId: null, year: null }
  const found = manufacturerOf(vin)
  const since = found ? found.since : prescribedSince(vin)
  return {
    markId: found?.maker.markId ?? null,
    year: since === null ? null : yearOf(vin, since, now, found !== null),
  }
}
