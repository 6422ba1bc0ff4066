/** Ecological classes and the years from which new trucks and buses have them in Russia. */
const CLASSES: readonly (readonly [since: number, ecoClass: number])[] = [
  [2018, 5],
  [2013, 4],
  [2008, 3],
  [2004, 2],
  [1998, 1],
]

export const ecoClassOf = (year: number): number =>
  CLASSES.find(([since]) => year >= since)?.[1] ?? 0
