/** A number as people write it: a minus, digits in groups, a fraction, thousands, a unit. */
const NUMBER =
  /^([-−–]?)(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?(к|т|тыс|тысяч[аи]?)?\.?(км|г|год|года)?\.?$/i

/**
 * The number that a text means: `84 000 км`, `84.000` and `84 тыс.` are 84000.
 *
 * @returns `null` for a text that is not one number.
 */
export function typedNumber(text: string): number | null {
  const found = NUMBER.exec(text.replace(/\s/g, ''))
  if (!found) return null
  const [, minus, whole = '', fraction = '', thousands] = found
  const value = Number(`${whole.replace(/[.,]/g, '')}.${fraction}`) * (thousands ? 1000 : 1)
  return minus ? -value : value
}
