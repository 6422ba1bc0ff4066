import { readFileSync } from 'node:fs'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { spellingKey } from '../names/spelling-key.ts'
import { parseCsv } from './csv.ts'

/** A family of engines by whose code people look for parts. */
export interface Engine {
  /** As the trade writes it: `1ZZ-FE`. */
  code: string
  /** The types of parts that they are for, the most usual first. */
  types: readonly AdType[]
  /** The ids of the marks of those types whose vehicles have it. */
  marks: readonly string[]
}

/** Engines by the keys of the spellings of their codes (`spellingKey`). */
export type Engines = ReadonlyMap<string, Engine>

let known: Engines | undefined

/** The engines of `data/fitment`, read once. Node only. */
export function readEngines(): Engines {
  known ??= new Map(
    readRows().flatMap(({ code = '', types = '', marks = '', names = '' }) => {
      const ofParts = types.split('|')
      const engine: Engine = {
        code,
        types: AD_TYPES.filter((adType) => ofParts.includes(adType)).toSorted(
          (a, b) => ofParts.indexOf(a) - ofParts.indexOf(b),
        ),
        marks: marks.split('|'),
      }
      return [code, ...names.split('|')].map((name) => [spellingKey(name), engine] as const)
    }),
  )
  return known
}

const readRows = () =>
  parseCsv(readFileSync(new URL('../../data/fitment/engines.csv', import.meta.url), 'utf8'))
