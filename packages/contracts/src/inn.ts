const WEIGHTS_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const WEIGHTS_11 = [7, ...WEIGHTS_10]
const WEIGHTS_12 = [3, ...WEIGHTS_11]

const checkDigit = (digits: number[], weights: number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11) % 10

/** The taxpayer's number of an organisation (ten digits) from its first nine: appends the check digit. */
export function organisationInn(nine: string): string {
  return `${nine}${checkDigit([...nine].map(Number), WEIGHTS_10)}`
}

/**
 * Whether a text is a taxpayer's number (ИНН, domain §2): ten digits of an organisation or twelve of an entrepreneur,
 * with right check digits.
 */
export function isInn(text: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(text) || /^0+$/.test(text)) return false
  const digits = [...text].map(Number)
  if (digits.length === 10) return digits[9] === checkDigit(digits, WEIGHTS_10)
  return (
    digits[10] === checkDigit(digits, WEIGHTS_11) && digits[11] === checkDigit(digits, WEIGHTS_12)
  )
}
