import type { TypeFields } from '../fields/type-fields.ts'
import type { Known, NamedSpan, Spans } from '../spans/span.ts'
import type { Candidate } from './candidate.ts'
import { further, needsParent } from './short-names.ts'

const GENERATION = 3.5
/** A generation in the lists of parts: "генератор фокус 2", "фара мазда 6 gh". */
const NUMBER_OF_GENERATION = 4
const LEAST_OF_CODE = 3

/** The generations that a name stands for; in lists that have none, what they say of the models. */
export function generationCandidates(
  span: NamedSpan,
  fields: TypeFields,
  { known, spans }: { known: Known; spans: Spans },
): Candidate[] {
  const { mask, letters, digits, named } = span
  const weight = GENERATION + further(span)
  if (named.generations.length === 0) return []
  // "колпаки р15" are of that size.
  if (fields.isGoods && span.isRimSize) return []
  if (fields.hasGenerations) {
    // "лэнд крузер 200" is no trailer called "крузер 200".
    // «транспортер т4» is a generation where that is no model of the type.
    if (span.withBefore.of(known.marksOf(fields)).length > 0) return []
    // "нива 2121", "уаз 469": a model before it is one of its own generations; "марк 2 110" is of another model.
    const isModel = letters === 0 && digits >= LEAST_OF_CODE
    const ids = named.generations.filter(
      (id) => !isModel || !named.ownModels.includes(known.modelOf(id) ?? ''),
    )
    if (ids.length === 0) return []
    const isLong = letters > 0 && letters + digits > 3
    // "мерседес 124" has a mark, at least.
    // «км» and «св» are words before they are codes of a generation.
    const isShort = needsParent(span, fields) || (digits === 0 && letters < 3)
    const needs = isShort && (digits > 2 ? 'mark' : true)
    const meaning = { kind: 'generations', ids, needsParent: needs } as const
    return [{ mask, weight: weight + (isLong ? 1 : 0), meaning }]
  }
  const hasPart = spans.labels.get(fields.adType)?.some(({ label }) => label.key === 'typeId')
  const isInName = span.withBefore.of(known.marksOf(fields)).length > 0
  if (
    letters < LEAST_OF_CODE &&
    span.isAfterModel &&
    !isInName &&
    hasPart &&
    !fields.prefersOwnNames
  )
    return [{ mask, weight: NUMBER_OF_GENERATION, staysInText: true, meaning: { kind: 'noise' } }]
  // The list of parts has no generations: "рейка е39" is of the models that have one.
  if (!fields.hasModels) return []
  const ids = span.modelsOfGenerations.of(known.marksOf(fields))
  if (ids.length === 0) return []
  return [{ mask, weight, staysInText: true, meaning: { kind: 'models', ids, needsParent: false } }]
}
