import { existsSync, readFileSync } from 'node:fs'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { plainSpelling } from '../names/spelling-key.ts'
import { parseCsv } from './csv.ts'

/** What models of a mark usually are. */
interface UsualKind {
  /** What their names begin with, in `plainSpelling`; empty for all others of the mark. */
  beginnings: readonly string[]
  /** Labels of the type's kinds; of trucks the tons that they carry: `0.5..2`. */
  kinds: readonly string[]
}

const known = new Map<AdType, ReadonlyMap<string, readonly UsualKind[]>>()

function readKinds(adType: AdType): ReadonlyMap<string, readonly UsualKind[]> {
  const file = new URL(`../../data/fitment/kinds/${adType}.csv`, import.meta.url)
  const rows = existsSync(file) ? parseCsv(readFileSync(file, 'utf8')) : []
  const kinds = rows.map(({ mark_id: mark = '', models = '', kinds: own = '' }) => {
    const beginnings = models.split('|').filter(Boolean).map(plainSpelling)
    return [mark, { beginnings, kinds: own.split('|') }] as const
  })
  return new Map(
    [...Map.groupBy(kinds, ([mark]) => mark)].map(([mark, same]) => [
      mark,
      same.map(([, row]) => row),
    ]),
  )
}

function kindsIn(adType: AdType, markId: string): readonly UsualKind[] {
  const read = known.get(adType) ?? readKinds(adType)
  known.set(adType, read)
  return read.get(markId) ?? []
}

/** What a model usually is, by `data/fitment/kinds`; empty where that is not known. Files are read once. Node only. */
export function usualKinds(adType: AdType, markId: string, modelName: string): readonly string[] {
  const plain = plainSpelling(modelName)
  const row = kindsIn(adType, markId).find(
    ({ beginnings }) => beginnings.length === 0 || beginnings.some((one) => plain.startsWith(one)),
  )
  return row?.kinds ?? []
}

/** What all models of a mark usually are, whichever; empty where that is not known. */
export const usualKindsOfMark = (adType: AdType, markId: string): readonly string[] => [
  ...new Set(kindsIn(adType, markId).flatMap(({ kinds }) => kinds)),
]
