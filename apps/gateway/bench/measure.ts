import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const MEGABYTE = 1024 * 1024

/** Percentiles of many runs, in milliseconds. */
export interface Times {
  p50: number
  p95: number
}

export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const timesOf = (samples: readonly number[]): Times => ({
  p50: percentile(samples, 0.5),
  p95: percentile(samples, 0.95),
})

/**
 * Runs the works in turn, round after round: noise of the machine then affects all alike, and their
 * ratios stay comparable. A tenth more rounds run first, to warm up.
 */
export async function sideBySide(
  works: Record<string, (round: number) => Promise<unknown>>,
  rounds: number,
): Promise<Map<string, Times>> {
  const samples = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]))
  for (let round = -Math.ceil(rounds / 10); round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) {
      const started = performance.now()
      await work(Math.abs(round))
      if (round >= 0) samples.get(name)?.push(performance.now() - started)
    }
  }
  return new Map([...samples].map(([name, times]) => [name, timesOf(times)]))
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** Prints times, and what they are of those of one of the works. */
export function printTimes(times: Map<string, Times>, peer: { name: string; as: string }): void {
  const base = times.get(peer.name) ?? { p50: Number.NaN, p95: Number.NaN }
  console.table(
    Object.fromEntries(
      [...times].map(([name, { p50, p95 }]) => [
        name,
        {
          'p50 ms': round(p50),
          'p95 ms': round(p95),
          [`p50 ÷ ${peer.as}`]: round(p50 / base.p50, 1),
          [`p95 ÷ ${peer.as}`]: round(p95 / base.p95, 1),
        },
      ]),
    ),
  )
}

/** The memory of this process after a collection. */
export function keptMegabytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / MEGABYTE
}
