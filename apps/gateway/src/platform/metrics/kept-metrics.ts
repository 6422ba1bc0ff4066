import { Counter, Gauge, type Registry } from 'prom-client'
import type { KeptFigures } from '../kept/kept-figures.ts'

/** What is kept in memory, by what it is. */
type FiguresByName = Readonly<Record<string, KeptFigures>>

/** Figures of kept answers and pages (decisions 166, 167), read when metrics are asked for. @returns what adds some */
export function createKeptMetrics(registry: Registry): (figures: FiguresByName) => void {
  const watched: Record<string, KeptFigures> = {}
  const registers = [registry]
  const labelNames = ['of'] as const
  for (const [name, help, figure] of [
    ['trassa_kept_hits_total', 'Kept answers and pages that were given', 'hits'],
    ['trassa_kept_fills_total', 'Answers and pages that were made and kept', 'fills'],
  ] as const) {
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const [of, figures] of Object.entries(watched)) this.inc({ of }, figures[figure])
      },
    })
  }
  new Gauge({
    name: 'trassa_kept_bytes',
    help: 'Memory of kept answers and pages',
    labelNames,
    registers,
    collect() {
      for (const [of, { bytes }] of Object.entries(watched)) this.set({ of }, bytes)
    },
  })
  return (figures) => void Object.assign(watched, figures)
}
