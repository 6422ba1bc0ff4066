import type { Random } from './random.ts'

const STEPS: readonly (readonly [below: number, step: number])[] = [
  [1_000, 50],
  [10_000, 100],
  [50_000, 500],
  [200_000, 5_000],
  [1_500_000, 10_000],
  [6_000_000, 50_000],
]
const LARGEST_STEP = 100_000

/** Roubles as people write them: 450, 3 200, 38 500, 845 000, sometimes 1 999 000. */
export function nicePrice(price: number, random: Random): number {
  const step = STEPS.find(([below]) => price < below)?.[1] ?? LARGEST_STEP
  const round = Math.max(step, Math.round(price / step) * step)
  return round > 400_000 && random.chance(0.14) ? round - 1_000 : round
}
