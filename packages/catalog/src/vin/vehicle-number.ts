import { VIN_LENGTH } from './vin.ts'

/** Cyrillic letters that look like Latin ones, in their order. */
const CYRILLIC = 'АВЕКМНОРСТУХ'
const LATIN = 'ABEKMHOPCTYX'

/**
 * A VIN or a body number as it is typed or pasted, in the spelling that is kept: Latin capitals for Cyrillic
 * ones that look alike, no spaces, any dash as a hyphen. The dashes of a VIN are dropped, those of a body number kept.
 */
export function normalVehicleNumber(text: string): string {
  const latin = text
    .toUpperCase()
    .replace(/[АВЕКМНОРСТУХ]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter)
    .replace(/\s+/g, '')
    .replace(/[‐-―−]/g, '-')
  const joined = latin.replaceAll('-', '')
  return joined.length === VIN_LENGTH ? joined : latin
}
