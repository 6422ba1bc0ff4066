import type { TypeFields } from '../../fields/type-fields.ts'
import { union } from '../../spans/masks.ts'
import type { Known, Spans } from '../../spans/span.ts'
import type { Candidate } from '../candidate.ts'
import { namesModel } from '../needless-labels.ts'

/** It speaks for the types of parts that it is for, the first of them most. */
const OF_TYPE = 7
const OF_FURTHER_TYPE = 5.5

/** A part is looked for by the engine that it is for: "гбц 1zz" is of a Toyota. The code stays in the text. */
export function engineCandidates(
  fields: TypeFields,
  spans: Pick<Spans, 'engines' | 'parts' | 'marks' | 'hasRow' | 'named' | 'labelled'>,
  known: Pick<Known, 'marksOf'>,
): Candidate[] {
  const { engines, parts, marks: named, hasRow } = spans
  if (!fields.isParts || engines.length === 0) return []
  // "марк 2 1jz", "chaser 1jz" are cars with that engine.
  if (parts === 0 && (hasRow || namesModel(spans, union(engines)))) return []
  const own = known.marksOf(fields)
  return engines.flatMap(({ mask, engine: { types, marks } }): Candidate[] => {
    const place = types.indexOf(fields.adType)
    const ids = marks.filter((id) => own.has(id))
    if (place < 0 || ids.length === 0) return []
    const weight = place === 0 ? OF_TYPE : OF_FURTHER_TYPE
    // "двигатель 406" names the part as well, "камаз 740" the mark.
    const code = mask & ~parts & ~named || mask
    return [{ mask: code, weight, staysInText: true, meaning: { kind: 'marks', ids } }]
  })
}
