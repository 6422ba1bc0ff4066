import type { TypeFields } from '../../fields/type-fields.ts'
import { valuesOf } from '../../fields/values-of.ts'
import type { Candidate } from '../candidate.ts'

/** «Подвесной лодочный мотор» among the parts of boats. */
const OUTBOARD = 208
/** What a part is for. */
const OF_PART = 3

const kindsOf = ({ meaning }: Candidate): readonly unknown[] =>
  meaning.kind === 'filters' ? valuesOf(meaning.filters, 'typeId') : []

/** Beside a part an outboard is what it is for: "карбюратор меркури 5". */
export function partsOfMotors(
  candidates: readonly Candidate[],
  { adType }: TypeFields,
): readonly Candidate[] {
  if (adType !== 'moto_parts_hydro') return candidates
  const isMotor = (candidate: Candidate) => kindsOf(candidate).includes(OUTBOARD)
  const parts = candidates.filter(
    (one) => kindsOf(one).length > 0 && !isMotor(one) && !one.staysInText,
  )
  if (parts.length === 0) return candidates
  const isPart = ({ mask }: Candidate) => parts.some((part) => (part.mask & mask) !== 0)
  return candidates.map((candidate) =>
    isMotor(candidate) && !isPart(candidate)
      ? { ...candidate, weight: OF_PART, meaning: { kind: 'noise' } }
      : candidate,
  )
}
