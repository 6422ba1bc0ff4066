/** Makes whose first letters say less than other ones. */
const CHOSEN: Partial<Record<string, string>> = {
  Haval: 'HV',
  Changan: 'CA',
  Jetour: 'JT',
  Zeekr: 'ZK',
  Lexus: 'LX',
  Daewoo: 'DW',
  Москвич: 'МСК',
}

/** Names of so many letters stand whole. */
const SHORT = 4

/**
 * One to four letters for a mark without a logo: a short name as it is (УАЗ, Tank), the initials of several
 * words (Mercedes-Benz: MB), else the first two letters.
 */
export function monogramOf(name: string): string {
  const chosen = CHOSEN[name]
  if (chosen) return chosen
  const plain = name.replace(/\s*\([^)]*\)|[«»]/g, '').trim()
  if (plain.length <= SHORT) return plain
  const [first = '', second] = plain.split(/[\s-]+/)
  if (first.length <= SHORT && first === first.toUpperCase()) return first
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase()
}
