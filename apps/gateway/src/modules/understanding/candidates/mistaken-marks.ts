import type { TypeFields } from '../fields/type-fields.ts'
import { isWithin } from '../spans/masks.ts'
import type { Known, NamedSpan, Spans } from '../spans/span.ts'
import { firstOf } from '../spans/token-roles.ts'
import type { Candidate } from './candidate.ts'
import { needsParent } from './short-names.ts'

/** The model is known by its name, and the maker is told to be left out. */
const MISTAKEN = 2.5
/** Letters of a mark: shorter names are other things as well. */
const LEAST_OF_MARK = 3

const isAfter = (one: NamedSpan, before: NamedSpan): boolean =>
  firstOf(one.mask) === firstOf(before.mask) << before.size

/** "лада логан", "хендай рио": of a maker and a model of another one people mean the model. */
export function mistakenMarks(
  { named, roles, labelled }: Spans,
  fields: TypeFields,
  known: Known,
): Candidate[] {
  if (!fields.hasModels) return []
  const ofType = known.marksOf(fields)
  const isWord = ({ named: { isOrdinary, isNoise }, mask }: NamedSpan): boolean =>
    isOrdinary || isNoise || (mask & (labelled | roles.either | roles.alternative)) !== 0
  const models = named.filter(({ models }) => models.of(ofType).length > 0)
  const isModelAlone = (span: NamedSpan): boolean =>
    !isWord(span) &&
    !needsParent(span, fields) &&
    span.models.all.some(({ markId }) => known.popularityOf('marks', markId) > 0)
  const alone = models.filter(isModelAlone)
  // "солярис" is a model as well; and a Mitsubishi L200 is no Kubota, whatever the type.
  const isMark = (span: NamedSpan): boolean =>
    span.letters >= LEAST_OF_MARK &&
    !isWord(span) &&
    !models.includes(span) &&
    span.named.marks.some((id) => ofType.has(id))
  const isOwn = ({ named: { marks } }: NamedSpan, model: NamedSpan): boolean =>
    named.some(
      (one) => !isWithin(one, model) && one.models.all.some(({ markId }) => marks.includes(markId)),
    )
  const isMistaken = (mark: NamedSpan): boolean =>
    alone.some((model) => (isAfter(model, mark) || isAfter(mark, model)) && !isOwn(mark, model))
  return named
    .filter((span) => isMark(span) && isMistaken(span))
    .map(({ mask }) => ({ mask, weight: MISTAKEN, isLeftOut: true, meaning: { kind: 'noise' } }))
}
