import { readFileSync } from 'node:fs'
import { parseCsv } from './csv.ts'

/** How a rim is bolted on: `5×114.3`. */
export interface BoltPattern {
  bolts: number
  /** Millimetres. */
  pcd: number
}

/** The usual bolt patterns of models, and of marks whose models share them, by their ids. */
export interface BoltPatterns {
  ofMarks: ReadonlyMap<string, readonly BoltPattern[]>
  ofModels: ReadonlyMap<string, readonly BoltPattern[]>
}

let known: BoltPatterns | undefined

/** The bolt patterns of `data/fitment`, read once: facts of what was built, so they stand in no database. Node only. */
export function readBoltPatterns(): BoltPatterns {
  known ??= readFile()
  return known
}

function readFile(): BoltPatterns {
  const path = new URL('../../data/fitment/bolt-patterns.csv', import.meta.url)
  const rows = parseCsv(readFileSync(path, 'utf8'))
  const of = (level: string) =>
    new Map(
      rows
        .filter((row) => row.level === level)
        .map(({ id = '', patterns = '' }) => [id, patterns.split('|').map(toPattern)]),
    )
  return { ofMarks: of('mark'), ofModels: of('model') }
}

function toPattern(text: string): BoltPattern {
  const [bolts, pcd] = text.split('x').map(Number)
  if (!bolts || !pcd) throw new Error(`Not a bolt pattern: ${text}`)
  return { bolts, pcd }
}
