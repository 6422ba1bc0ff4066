import type { Random } from '../../random.ts'

const STEPS: readonly (readonly [below: number, step: number])[] = [
  [1_000, 50],
  [10_000, 100],
  [50_000, 500],
  [200_000, 5_000],
  [1_500_000, 10_000],
  [6_000_000, 50_000],
]
const LARGEST_STEP = 100_000

/** Rounds roubles as sellers do: 450, 3 200, 38 500, 845 000, sometimes 1 999 000. */
export function askingPrice(price: number, random: Random): number {
  const step = STEPS.find(([below]) => price < below)?.[1] ?? LARGEST_STEP
  const round = Math.max(step, Math.round(price / step) * step)
  return round > 400_000 && random.chance(0.14) ? round - 1_000 : round
}

/** Rounds the price of a car in roubles as sellers do: 845 000, 1 250 000, sometimes 1 999 000. */
export const carAskingPrice = (price: number, random: Random) => {
  const step =
    price < 100_000 ? 5_000 : price < 1_500_000 ? 10_000 : price < 6_000_000 ? 50_000 : 100_000
  const round = Math.max(35_000, Math.round(price / step) * step)
  if (round > 400_000 && random.chance(0.14)) return round - 1_000
  return round > 300_000 && random.chance(0.2) ? round + 5_000 : round
}
