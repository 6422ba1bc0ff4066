import type { NumberKind } from './definition.ts'

/** The largest value of a number field at `now`: a year may be the next one, whose cars are already sold. */
export function upperBound(kind: NumberKind, now: Date): number {
  return kind.max === 'nextYear' ? now.getUTCFullYear() + 1 : kind.max
}

/** Fraction digits of a step: 0 for whole numbers, 1 for 0.1. */
export function digitsOf({ step }: Pick<NumberKind, 'step'>): number {
  return Math.max(0, Math.ceil(-Math.log10(step)))
}
