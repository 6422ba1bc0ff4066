export const VIN_LENGTH = 17

/** domain §4: seventeen Latin letters and digits without I, O, Q. */
export const VIN_PATTERN = /^[A-HJ-NPR-Z0-9]{17}$/

/**
 * A VIN, or the number of a body or frame: `NCP61-0123456` of cars for Japan, the short ones of old cars. 13 to 16
 * signs without a dash are a VIN with something missing.
 */
export const VEHICLE_NUMBER_PATTERN =
  /^(?:[A-HJ-NPR-Z0-9]{17}|(?=.{5,17}$)[A-Z0-9]+-[A-Z0-9]+|[A-Z0-9]{5,12})$/

/** ISO 3779: North America and China prescribe the check digit; elsewhere its place means what a factory wants. */
const HAS_CHECK_DIGIT = /^[1-5L]/

const CHECK_DIGIT_INDEX = 8
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** ISO 3779: transliteration values of the letters; digits have their own value. */
const LETTERS: Partial<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}

/** Whether the check digit (the ninth character) is right. Meaningful for a complete VIN only. */
export function hasCheckDigit(vin: string): boolean {
  const sum = [...vin].reduce(
    (total, sign, index) => total + (LETTERS[sign] ?? Number(sign)) * (WEIGHTS[index] ?? 0),
    0,
  )
  const rest = sum % 11
  return vin[CHECK_DIGIT_INDEX] === (rest === 10 ? 'X' : String(rest))
}

/**
 * The warning for a well-formed VIN whose check digit is wrong although the country of its manufacturer
 * prescribes one, else `null`. Never an error (domain §4).
 */
export function vinWarning(vin: string): string | null {
  const normal = vin.trim().toUpperCase()
  if (!VIN_PATTERN.test(normal) || !HAS_CHECK_DIGIT.test(normal) || hasCheckDigit(normal))
    return null
  return 'Контрольная цифра не сходится. Сверьте номер с документами; если он верен, оставьте как есть.'
}
