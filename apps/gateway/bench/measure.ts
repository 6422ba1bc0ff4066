/** Percentiles of many runs, in milliseconds. */
export interface Times {
  p50: number
  p95: number
}

const percentile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export function timesOf(samples: readonly number[]): Times {
  const sorted = [...samples].sort((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) }
}

/**
 * Runs each work in turn, again and again: a noisy minute of the machine then falls on all alike, and
 * their ratios hold.
 */
export async function sideBySide<Name extends string>(
  works: Record<Name, (round: number) => Promise<unknown>>,
  { rounds, warmUp = Math.ceil(rounds / 10) }: { rounds: number; warmUp?: number },
): Promise<Record<Name, Times>> {
  const names = Object.keys(works) as Name[]
  const samples = Object.fromEntries(names.map((name) => [name, []])) as Record<Name, number[]>
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const started = performance.now()
      await works[name](round + warmUp)
      if (round >= 0) samples[name].push(performance.now() - started)
    }
  }
  return Object.fromEntries(names.map((name) => [name, timesOf(samples[name])])) as Record<
    Name,
    Times
  >
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits))
