import type { TypeFields } from '../fields/type-fields.ts'
import { isWithin } from '../spans/masks.ts'
import type { Known, NamedSpan, Spans } from '../spans/span.ts'
import { firstOf } from '../spans/token-roles.ts'
import type { Candidate } from './candidate.ts'
import { generationCandidates } from './generation-candidates.ts'
import { FOR_VEHICLE, isForVehicle } from './goods/goods-candidates.ts'
import { further, MACHINES, needsParent } from './short-names.ts'

const MARK = 6
const RARE_MARK = 5
const MODEL = 5
const PLACE = 6.5
/** Small towns have names that are words and marks as well: Зима, Тайга. */
const SMALL_PLACE = 2.5
const NOISE = 0.5
/** A vehicle that something else is for. */
const VEHICLE_AS_PURPOSE = -3.5
const TYRE_AS_PURPOSE = -9
const FURTHER_OF_MODEL = 2.5
/** A model is called something else. */
const NOT_OWN = 0.5
/** Of a letter and some digits: parts, sizes and cars are called so as well. */
const SHORT = 2
/** Tractors are known by such names more than loaders: "е60" is a BMW before it is a Bobcat. */
const SHORT_OF_OTHERS = 1.5

/** A generation of the model before it, by its short name. */
const isGenerationAfter = ({ letters, isAfterModel, named, withBefore }: NamedSpan): boolean =>
  letters === 1 && isAfterModel && named.generations.length > 0 && withBefore.all.length === 0

/** Whether the words are a part of several that together are no name. */
const isInPhrase = (span: NamedSpan, { named }: Spans): boolean =>
  named.some((one) => (one.named.isOrdinary || one.named.isNoise) && isWithin(span, one))

/** What words stand for that are names of rows, or of nothing. */
export function rowCandidates(
  span: NamedSpan,
  fields: TypeFields,
  { known, spans }: { known: Known; spans: Spans },
): Candidate[] {
  const { mask, named } = span
  // "штамповка на гранту" is no tyre called "Grant".
  const isWheels = fields.marks?.codes.includes('wheel') ?? false
  const isPurpose = (fields.isVehicle || isWheels) && Boolean(firstOf(mask) & spans.roles.purpose)
  // "лодка с мотором ямаха" is of another maker.
  const isOfMotor = fields.isVehicle && Boolean(firstOf(mask) & spans.roles.motor)
  if (isOfMotor)
    return [{ mask, weight: FOR_VEHICLE, staysInText: true, meaning: { kind: 'noise' } }]
  const rows = [
    ...markCandidates(span, fields, { known, spans }),
    ...modelCandidates(span, fields, { known, spans }),
  ]
  const found = [
    // "коробка на камри" is no car.
    ...(isPurpose
      ? rows.map((row) => ({
          ...row,
          weight: row.weight + (isWheels ? TYRE_AS_PURPOSE : VEHICLE_AS_PURPOSE),
        }))
      : rows),
    ...generationCandidates(span, fields, { known, spans }),
  ]
  for (const slug of span.places) {
    // "белый салон" is in no Белый, "в любом состоянии" in no Любим.
    if (!span.isKnownPlace && (named.isNoise || isInPhrase(span, spans))) continue
    // "рычаг нижний" is no part in Нижний Новгород.
    if (named.isOrdinary && fields.isGoods) continue
    // "газель нн" is that model.
    if (span.withBefore.all.length > 0) continue
    // Белый is a colour, even in lists that have none.
    if (!span.isKnownPlace && (mask & spans.labelled) === mask) continue
    found.push({
      mask,
      weight: (span.isKnownPlace ? PLACE : SMALL_PLACE) + further(span),
      meaning: { kind: 'filters', filters: [{ key: 'city', op: 'exact', value: slug }] },
    })
  }
  if (isForVehicle(span, fields, known))
    found.push({ mask, weight: FOR_VEHICLE, staysInText: true, meaning: { kind: 'noise' } })
  if (named.isNoise) {
    // "не новая", "без люка": what is denied is told to be left out.
    const isTold = named.isWish || Boolean(mask & spans.roles.negated)
    const meaning = { kind: 'noise' } as const
    found.push({
      mask,
      weight: NOISE + further(span),
      meaning,
      ...(isTold && { isLeftOut: true }),
    })
  }
  // "манипулятор камаз" is that lorry.
  const isKindAtHead = (spans.labels.get(fields.adType) ?? []).some(
    ({ label, mask: kind }) => label.key === fields.kind && kind === mask && mask & spans.head,
  )
  if (named.isOrdinary && !isKindAtHead)
    found.push({ mask, weight: 0, staysInText: true, meaning: { kind: 'noise' } })
  return found
}

function markCandidates(
  span: NamedSpan,
  fields: TypeFields,
  { known, spans }: { known: Known; spans: Spans },
): Candidate[] {
  // "погрузчик газ бензин" has two fuels, whether or not its list can be asked for them.
  if (fields.isVehicle && spans.fuels.some(({ mask }) => (span.mask & mask) === span.mask))
    return []
  const own = known.marksOf(fields)
  const ids = span.named.marks.filter((id) => own.has(id))
  if (ids.length === 0) return []
  const isKnown = ids.some((id) => known.popularityOf('marks', id) > 0)
  // The trailers of КЗПТ (Красноярск) are not meant by the city.
  if (span.isKnownPlace && !isKnown) return []
  return [
    {
      mask: span.mask,
      weight: (isKnown ? MARK : RARE_MARK) + further(span),
      meaning: { kind: 'marks', ids },
    },
  ]
}

function modelCandidates(
  span: NamedSpan,
  fields: TypeFields,
  { known, spans }: { known: Known; spans: Spans },
): Candidate[] {
  const { mask, size, letters, digits, named } = span
  if (!fields.hasModels) return []
  const ids = span.models.of(known.marksOf(fields))
  if (ids.length === 0) return []
  // "ауди а6 с5" is no S5.
  if (!fields.hasGenerations && isGenerationAfter(span)) return []
  const weight =
    MODEL + (size - 1) * FURTHER_OF_MODEL + (letters > 2 ? 0.5 : 0) + (digits > 3 ? 0.5 : 0)
  const prefersOwn = fields.prefersOwnNames
  const isShort = MACHINES.has(fields.adType) && letters === 1 && digits < 4
  const own = ids.filter((id) => named.ownModels.includes(id))
  const isKindOfVehicle = fields.isGoods && (mask & spans.vehicles) === mask
  // "250 эндуро" is a kind before it is the Stels of that name.
  const holdsKind = (spans.labels.get(fields.adType) ?? []).some(
    ({ label, isExact, mask: kind }) =>
      isExact && label.key === fields.kind && (kind & mask) === kind,
  )
  return [
    {
      mask,
      weight:
        weight -
        (prefersOwn && own.length === 0 ? NOT_OWN : 0) -
        (isShort ? SHORT + (fields.adType.endsWith('industrial') ? SHORT_OF_OTHERS : 0) : 0),
      meaning: {
        kind: 'models',
        ids,
        own,
        prefersOwn,
        // "вида" is a word before it is a car.
        needsParent: holdsKind || isKindOfVehicle || named.isOrdinary || needsParent(span, fields),
      },
    },
  ]
}
