/** Kopecks as the specification's fields have them: whole roubles. */
export const toRoubles = (kopecks: number): number => kopecks / 100

/** Whole roubles as the ledger has them: kopecks. */
export const toKopecks = (roubles: number): number => roubles * 100

/** Kopecks as providers write them: 135000 → `1350.00`. */
export const toDecimal = (kopecks: number): string =>
  `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`

/** `1350.00` → 135000; `null` for what is no amount of whole kopecks. Never through a float. */
export function fromDecimal(text: string): number | null {
  const [, roubles, kopecks = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return roubles === undefined ? null : Number(roubles) * 100 + Number(kopecks.padEnd(2, '0'))
}
