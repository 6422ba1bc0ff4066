import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import type { MarkCode } from '@trassa/contracts/enumerations/marks'
import { type TypeFields, typeFields } from './type-fields.ts'

/** The ids of the marks that ads of a type may have; one object for all types with the same marks. */
export type MarkSet = ReadonlySet<string>

export interface MarkSets {
  marksOf: (fields: TypeFields) => MarkSet
  /** Those that a mark is in: of thirteen mostly one. */
  setsOf: (markId: string) => readonly MarkSet[]
}

interface Marks {
  carMarks: readonly { id: string }[]
  vehicleMarks: readonly { id: string; codes: readonly MarkCode[] }[]
}

const NONE: readonly MarkSet[] = []

const keyOf = ({ marks }: TypeFields): string =>
  marks ? [marks.dictionary, ...marks.codes].join(' ') : ''

/** Tells which marks each type has. Many types have the same ones: what depends on marks alone is found once for these. */
export function markSets({ carMarks, vehicleMarks }: Marks): MarkSets {
  function setFor({ marks }: TypeFields): MarkSet {
    if (marks?.dictionary === 'carMarks') return new Set(carMarks.map(({ id }) => id))
    const isOwn = (code: MarkCode): boolean => marks?.codes.includes(code) ?? false
    return new Set(vehicleMarks.flatMap(({ id, codes }) => (codes.some(isOwn) ? id : [])))
  }
  const byKey = new Map<string, MarkSet>()
  for (const fields of AD_TYPES.map(typeFields))
    if (!byKey.has(keyOf(fields))) byKey.set(keyOf(fields), setFor(fields))
  const byType = new Map(
    AD_TYPES.map((type) => [type, byKey.get(keyOf(typeFields(type))) as MarkSet]),
  )
  const byMark = new Map<string, MarkSet[]>()
  for (const set of byKey.values()) {
    for (const mark of set) {
      const sets = byMark.get(mark)
      if (sets) sets.push(set)
      else byMark.set(mark, [set])
    }
  }
  return {
    marksOf: ({ adType }) => byType.get(adType) as MarkSet,
    setsOf: (markId) => byMark.get(markId) ?? NONE,
  }
}
