import { VIN_PATTERN } from './vin.ts'
import { VIN_MANUFACTURERS, type VinManufacturer } from './vin-manufacturers.ts'

export interface DecodedVin {
  /** Id in the dictionary `carMarks`. */
  markId: string | null
  /** The model year, if it is encoded and unambiguous. */
  year: number | null
}

/** ISO 3779: year codes of the tenth character, in order; they repeat every thirty years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const CYCLE = YEAR_CODES.length
const YEAR_INDEX = 9
/** North America: the seventh character is a digit up to model year 2009, a letter from 2010. */
const CYCLE_INDEX = 6
const LAST_OF_DIGITS = 2009
const FROM_NORTH_AMERICA = /^[1-57]/
const FROM_CHINA = /^L/

/** The first model year for which a country's law requires the year code; `null` elsewhere. */
function prescribedSince(vin: string): number | null {
  if (FROM_NORTH_AMERICA.test(vin)) return 1981
  return FROM_CHINA.test(vin) ? 2000 : null
}

const matchesPrefix = (vin: string, prefix: string) =>
  [...prefix].every((character, index) => character === '.' || character === vin[index])

function manufacturerOf(vin: string): { maker: VinManufacturer; since: number | null } | null {
  const fitting = VIN_MANUFACTURERS.flatMap((maker) =>
    Object.entries(maker.prefixes)
      .filter(([prefix]) => matchesPrefix(vin, prefix))
      .map(([prefix, since]) => ({ prefix, maker, since: since ?? prescribedSince(vin) })),
  )
  return fitting.toSorted((a, b) => b.prefix.length - a.prefix.length)[0] ?? null
}

/**
 * The model year of the tenth character; `null` if none or several fit. The seventh character tells
 * the thirty-year cycle of cars only: lorries and motorcycles use it freely.
 */
function yearOf(vin: string, since: number, now: Date, isCar: boolean): number | null {
  const place = YEAR_CODES.indexOf(vin[YEAR_INDEX] ?? '')
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
 * Decodes the mark and the model year of a complete VIN; `null` for values that are not certain: many
 * European and Japanese manufacturers use the tenth character for something else, and a letter may mean
 * 1990 or 2020. Returns nulls for a malformed VIN.
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
