import type { NumberKind } from './definition.ts'

/** The largest value a number field takes at `now`: next year's cars are on sale already. */
export function upperBound(kind: NumberKind, now: Date): number {
  return kind.max === 'nextYear' ? now.getUTCFullYear() + 1 : kind.max
}

/** Digits after the point: none for whole numbers, one for a step of 0.1. */
export function digitsOf({ step }: Pick<NumberKind, 'step'>): number {
  return Math.max(0, Math.ceil(-Math.log10(step)))
}
