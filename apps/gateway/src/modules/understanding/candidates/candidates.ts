import type { TypeFields } from '../fields/type-fields.ts'
import { bitsOf, isWithin, union } from '../spans/masks.ts'
import type { Known, LabelSpan, Spans } from '../spans/span.ts'
import { firstOf } from '../spans/token-roles.ts'
import type { Candidate } from './candidate.ts'
import { boltCandidates } from './goods/bolt-candidates.ts'
import { engineCandidates } from './goods/engine-candidates.ts'
import { purposeCandidates } from './goods/goods-candidates.ts'
import { partsOfMotors } from './goods/parts-of-motors.ts'
import { carrierCandidates } from './implements.ts'
import { labelCandidate } from './label-candidates.ts'
import { mistakenMarks } from './mistaken-marks.ts'
import { numberCandidates } from './number-candidates.ts'
import { furtherPlaces, placeIn } from './place-candidates.ts'
import { rowCandidates } from './row-candidates.ts'
import { sameWords } from './same-words.ts'
import { hireCandidates } from './services/hire-candidates.ts'
import { workCandidates } from './services/work-candidates.ts'
import { restylingCandidates, wordCandidates } from './word-candidates.ts'

const REFUSING = 0.5
const INTENT = 0.3

/** What the words and numbers of a query may mean in the lists of a type. */
export function candidatesOf(spans: Spans, fields: TypeFields, known: Known): Candidate[] {
  const { roles } = spans
  const carriers = carrierCandidates(fields, spans, known)
  const carried = union(carriers)
  // "масло гидравлическое бочка" is no Corona, which is called so; but "блок управления двигателем приора" is of that car.
  const narrower = (spans.labels.get(fields.adType) ?? []).filter(
    (one) => one.label.isNarrower && one.size > 1 && isTogether(one),
  )
  const rows = spans.named
    .filter((span) => !(span.mask & carried) && !narrower.some((one) => isWithin(span, one)))
    .flatMap((span) => rowCandidates(span, fields, { known, spans }))
  const found = [
    ...rows,
    ...furtherPlaces(rows),
    ...mistakenMarks(spans, fields, known),
    ...carriers,
    ...partsOfMotors(
      sameWords(
        (spans.labels.get(fields.adType) ?? []).map((span) => labelCandidate(span, fields, spans)),
        fields,
      ),
      fields,
    ),
    ...boltCandidates(fields, spans, known),
    ...engineCandidates(fields, spans, known),
    ...purposeCandidates(fields, spans),
    ...hireCandidates(fields, spans, known),
    ...workCandidates(fields, spans),
    ...restylingCandidates(spans, fields),
    ...spans.numbers.flatMap((match) => numberCandidates(match, fields)),
  ]
  const denied = roles.negated | (isBodyOnChassis(spans, fields) ? 0 : roles.chassis)
  const meant = [...found, ...wordCandidates(spans, found, fields)].filter(
    ({ mask }) => !(mask & (roles.refused | roles.given)) && !(firstOf(mask) & denied),
  )
  if (roles.refused)
    meant.push({ mask: roles.refused, weight: REFUSING, meaning: { kind: 'noise' } })
  // "для огорода": what nothing is called is no condition. Texts are not looked for what is not wanted: "не дсг".
  const purposes = roles.isFor & ~union(spans.named) & ~spans.labelled
  const unwanted = roles.unwanted & ~roles.refused
  for (const mask of bitsOf(roles.intent | roles.given | purposes | unwanted | roles.fault))
    meant.push({ mask, weight: INTENT, isLeftOut: true, meaning: { kind: 'noise' } })
  const isSecondPlace = ({ mask }: Candidate): boolean =>
    rows.some((one) => placeIn(one) !== undefined && one.mask < firstOf(mask))
  return meant.map((candidate): Candidate => {
    if (!(firstOf(candidate.mask) & roles.alternative)) return candidate
    // A list is of one place: "в москве или владимире"; but "гранта до 400 тысяч, пенза".
    if (placeIn(candidate) !== undefined)
      return isSecondPlace(candidate)
        ? { ...candidate, isLeftOut: true, meaning: { kind: 'noise' } }
        : candidate
    return { ...candidate, isAlternative: true }
  })
}

/** Nothing stands between its words. */
const isTogether = ({ mask, size }: LabelSpan): boolean => mask === firstOf(mask) * (2 ** size - 1)

/** "автомастерская на базе урал" is that truck, a motorhome that Fiat, an "автокран на базе камаз" a machine. */
const isBodyOnChassis = ({ labels }: Spans, { adType, kind }: TypeFields): boolean =>
  (kind === 'bodyType' || adType === 'passenger') &&
  (labels.get(adType) ?? []).some(({ label }) => label.key === kind)
