import type { FilterField } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { upperBound } from '@trassa/catalog/engine/number-kind'
import { type FoundLabel, type NamedLabel, TYPE_KEY } from '../lexicon/labels.ts'
import type { Named } from '../lexicon/lexicon.ts'
import type { NumberSense } from '../numbers/number-sense.ts'
import type { NumberMatch } from '../numbers/number-senses.ts'
import type { TypeFields } from './type-fields.ts'

/** What some tokens of a query may mean in the lists of a type. */
export interface Candidate {
  /** A bit for each token that it covers. */
  mask: number
  weight: number
  /** What it covers stays in the text. */
  staysInText?: boolean
  meaning:
    | { kind: 'marks'; ids: readonly string[] }
    /** `needsParent`: too short to be meant without the mark, or the model. */
    | { kind: 'models' | 'generations'; ids: readonly string[]; needsParent: boolean }
    | { kind: 'filters'; filters: readonly Filter[] }
    | { kind: 'type' | 'noise' }
}

/** Words that stand together in a query and what the lexicon knows of them. */
export interface NamedSpan {
  mask: number
  /** How many tokens. */
  size: number
  letters: number
  digits: number
  named: Named
  /** A model has this name together with the word before it: the `4` of `RAV 4`. */
  isPartOfModel: boolean
}

/** What a query may mean, for all types. */
export interface Spans {
  named: readonly NamedSpan[]
  labels: readonly (FoundLabel & { mask: number })[]
  numbers: readonly (NumberMatch & { mask: number })[]
}

const MARK = 6
const RARE_MARK = 5
const MODEL = 5
const GENERATION = 3.5
const PLACE = 6.5
/** Small towns have names that are words and marks as well: Зима, Тайга. */
const SMALL_PLACE = 3
const TYPE = 7
/** A word for goods or services: people who want a vehicle do not type it. */
const TYPE_OF_GOODS = 10
const LABEL = 5
/** Words for an axle are said of parts as well: "передний". */
const LABEL_OF_AXLE = 2.5
/** A label as it is written. */
const EXACT_LABEL = 1.5
const FURTHER_WORD = 3.5
const NOISE = 0.5
const FURTHER_TOKEN = 0.8
const FURTHER_OF_MODEL = 2.5

/** The marks among ids that a type has. */
export type MarksOf = (fields: TypeFields, ids: readonly string[]) => string[]

export interface Known {
  marksIn: MarksOf
  markOf: (modelId: string) => string | undefined
  modelOf: (generationId: string) => string | undefined
  popularityOf: (id: string) => number
}

export function candidatesOf(spans: Spans, fields: TypeFields, known: Known): Candidate[] {
  return [
    ...spans.named.flatMap((span) => namedCandidates(span, fields, known)),
    ...labelCandidates(spans, fields),
    ...spans.numbers.flatMap(({ mask, senses }) => numberCandidates(mask, senses, fields)),
  ]
}

/** Names by which a model is not known without its mark: `5`, `CX`, `320`. */
const needsParent = ({ letters, digits }: NamedSpan, { hasGenerations }: TypeFields): boolean =>
  (letters === 0 && digits < 4) ||
  (hasGenerations ? letters + digits < 2 : letters + digits < 3 || (letters === 1 && digits < 4))

function namedCandidates(span: NamedSpan, fields: TypeFields, known: Known): Candidate[] {
  const { mask, size, letters, digits, named } = span
  const more = (size - 1) * FURTHER_TOKEN
  const found: Candidate[] = []
  const marks = known.marksIn(fields, named.marks)
  if (marks.length > 0)
    found.push({
      mask,
      weight: (marks.some((id) => known.popularityOf(id) > 0) ? MARK : RARE_MARK) + more,
      meaning: { kind: 'marks', ids: marks },
    })
  if (fields.hasModels && named.models.length > 0) {
    const ids = named.models.filter((id) => {
      const mark = known.markOf(id)
      return mark !== undefined && known.marksIn(fields, [mark]).length > 0
    })
    if (ids.length > 0)
      found.push({
        mask,
        weight:
          MODEL + (size - 1) * FURTHER_OF_MODEL + (letters > 2 ? 0.5 : 0) + (digits > 3 ? 0.5 : 0),
        meaning: { kind: 'models', ids, needsParent: needsParent(span, fields) },
      })
  }
  if (fields.hasGenerations && named.generations.length > 0 && !span.isPartOfModel)
    found.push({
      mask,
      weight: GENERATION + more + (letters > 0 && letters + digits > 3 ? 1 : 0),
      meaning: {
        kind: 'generations',
        ids: named.generations,
        needsParent: needsParent(span, fields),
      },
    })
  // The list of parts has no generations: "рейка е39" is of the models that have one.
  if (!fields.hasGenerations && fields.hasModels && letters > 0 && letters + digits > 2) {
    const ids = [...new Set(named.generations.flatMap((id) => known.modelOf(id) ?? []))].filter(
      (id) => known.marksIn(fields, [known.markOf(id) ?? '']).length > 0,
    )
    if (ids.length > 0)
      found.push({
        mask,
        weight: GENERATION + more,
        staysInText: true,
        meaning: { kind: 'models', ids, needsParent: false },
      })
  }
  for (const slug of named.places)
    found.push({
      mask,
      weight: (known.popularityOf(slug) > 0 ? PLACE : SMALL_PLACE) + more,
      meaning: { kind: 'filters', filters: [{ key: 'city', op: 'exact', value: slug }] },
    })
  for (const label of named.labels)
    if (label.adType === fields.adType)
      found.push(labelCandidate(label, { mask, size, fields, bonus: EXACT_LABEL }))
  if (named.isNoise) found.push({ mask, weight: NOISE + more, meaning: { kind: 'noise' } })
  return found
}

function labelFilter({ key, value, end }: NamedLabel, { byKey }: TypeFields): Filter {
  if (end) return { key, op: 'range', [end]: value }
  return byKey.get(key)?.filter === 'many'
    ? { key, op: 'many', values: [value as string | number] }
    : { key, op: 'exact', value }
}

function labelCandidate(
  label: NamedLabel,
  { mask, size, fields, bonus }: { mask: number; size: number; fields: TypeFields; bonus: number },
): Candidate {
  const more = (size - 1) * FURTHER_WORD + bonus
  // Nearly all vehicles are used: "б/у" asks for nothing.
  if (label.end === 'from') return { mask, weight: LABEL + more, meaning: { kind: 'noise' } }
  return label.key === TYPE_KEY
    ? { mask, weight: (fields.isVehicle ? TYPE : TYPE_OF_GOODS) + more, meaning: { kind: 'type' } }
    : {
        mask,
        weight: (label.key === 'drive' && size === 1 ? LABEL_OF_AXLE : LABEL) + more,
        meaning: { kind: 'filters', filters: [labelFilter(label, fields)] },
        ...(label.isNarrower && { staysInText: true }),
      }
}

function labelCandidates({ labels }: Spans, fields: TypeFields): Candidate[] {
  return labels
    .filter(({ label }) => label.adType === fields.adType)
    .map(({ label, places, mask }) =>
      labelCandidate(label, { mask, size: places.length, fields, bonus: 0 }),
    )
}

const BARE_THOUSANDS = 10_000
const BARE_MILLIONS = 20

/** A price as it was meant: of a vehicle "до 500" are thousands. */
function meantPrice(sense: NumberSense, { isVehicle }: TypeFields): NumberSense {
  if (!sense.isBarePrice || !isVehicle) return sense
  const most = Math.max(sense.from ?? 0, sense.to ?? 0)
  const scale = most < BARE_MILLIONS ? 1e6 : most < BARE_THOUSANDS ? 1e3 : 1
  const { from, to } = sense
  return {
    ...sense,
    ...(from !== undefined && { from: from * scale }),
    ...(to !== undefined && { to: to * scale }),
  }
}

/** The filter that a number means; `undefined` where the type cannot be asked for it. */
function numberFilter(sense: NumberSense, field: FilterField): Filter | undefined {
  const { key, kind } = field
  const { from, to } = sense
  if (field.filter === 'range' && kind.type === 'number') {
    const [min, max] = [kind.min, upperBound(kind, new Date())]
    if ([from, to].some((end) => end !== undefined && (end < min || end > max))) return undefined
    return {
      key,
      op: 'range',
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    }
  }
  if (kind.type !== 'enumeration' || from !== to) return undefined
  const option = kind.options.find(({ name }) => Number.parseFloat(name) === from)
  if (!option) return undefined
  return field.filter === 'exact'
    ? { key, op: 'exact', value: option.id }
    : { key, op: 'many', values: [option.id] }
}

function numberCandidates(
  mask: number,
  senses: readonly NumberSense[],
  fields: TypeFields,
): Candidate[] {
  const filters = senses.flatMap((sense) => {
    const field = fields.byKey.get(sense.key)
    return (field && numberFilter(meantPrice(sense, fields), field)) ?? []
  })
  if (filters.length < senses.length) return []
  const weight = senses.reduce((sum, sense) => sum + sense.weight, 0)
  return [{ mask, weight, meaning: { kind: 'filters', filters } }]
}
