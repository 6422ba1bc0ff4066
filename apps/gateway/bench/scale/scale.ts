import type { BenchServer } from '../bench-server.ts'
import { round, type Times } from '../measure.ts'
import { startChild } from '../processes/child.ts'
import type { ScaleFigures } from './index-process.ts'
import type { ListTimes } from './list-times.ts'
import { dropSchema, multiplyAds } from './multiplied-ads.ts'

/** Live ads, in millions (`BENCH_MILLIONS`). */
const MILLIONS = '1 3 10'
/** What 200 writes a second are in a day (`BENCH_CHANGES`); made to the first of these indexes. */
const CHANGES = 200 * 24 * 3600
const EMPTY = 'bench_no_ads'
const MULTIPLIED = 'bench_multiplied_ads'

/** Memory, start and processor time of an index of more ads than the table has, each in a process of its own. */
export async function benchScale({ pool, config }: BenchServer): Promise<void> {
  const sizes = (process.env.BENCH_MILLIONS ?? MILLIONS).split(' ').map(Number)
  const table: Record<string, Figures> = {}
  await multiplyAds(pool, EMPTY, 0)
  try {
    for (const [index, millions] of sizes.entries()) {
      await multiplyAds(pool, MULTIPLIED, millions * 1_000_000)
      const changes = index === 0 ? (process.env.BENCH_CHANGES ?? String(CHANGES)) : '0'
      const schemas = [EMPTY, MULTIPLIED]
      const { said } = await startChild(
        '../scale/index-process.ts',
        config.dataDir,
        ...schemas,
        changes,
      )
      const figures = said as ScaleFigures
      table[`${millions} million`] = rowOf(figures)
      if (figures.churned)
        table[`after ${figures.churned.changes} changes`] = rowOf(figures.churned)
      console.table(turned(table))
    }
  } finally {
    await dropSchema(pool, MULTIPLIED)
    await dropSchema(pool, EMPTY)
  }
}

type Figures = Record<string, string | number>

/** A row for each figure, a column for each index. */
function turned(table: Record<string, Figures>): Record<string, Figures> {
  const rows: Record<string, Figures> = {}
  for (const [index, figures] of Object.entries(table)) {
    for (const [name, value] of Object.entries(figures)) {
      rows[name] = { ...rows[name], [index]: value }
    }
  }
  return rows
}

type Row = Pick<ScaleFigures, 'arena' | 'heap' | 'lists'> & Partial<ScaleFigures>

const rowOf = ({ ads, loadSeconds, arena, heap, words, resident, lists }: Row): Figures => ({
  ...(ads && { 'live ads': ads }),
  ...(loadSeconds && { 'load, processor s': round(loadSeconds, 1) }),
  'arena MB': Math.round(arena),
  'heap MB': Math.round(heap),
  ...(words && { 'words MB': Math.round(words) }),
  ...(resident && {
    'resident MB without ads': Math.round(resident.without),
    'resident MB with the index': Math.round(resident.index),
    'resident MB with words': Math.round(resident.words),
  }),
  ...Object.fromEntries(
    Object.entries(lists).map(([name, times]) => [
      `${NAMES[name as keyof ListTimes]}, p50 and p95 ms`,
      shown(times),
    ]),
  ),
})

const NAMES: Record<keyof ListTimes, string> = {
  page: 'page and total',
  facets: 'facets',
  both: 'page, total and facets',
}

const shown = ({ p50, p95 }: Times): string => `${round(p50)}, ${round(p95)}`
