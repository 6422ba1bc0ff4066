import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { TypeFields } from '../fields/type-fields.ts'
import { union } from '../spans/masks.ts'
import type { Known, NamedSpan, Spans } from '../spans/span.ts'
import { firstOf } from '../spans/token-roles.ts'
import type { Candidate } from './candidate.ts'

/** Kinds of machines that others carry or draw: ploughs, loaders for tractors. */
const IMPLEMENTS: Readonly<Partial<Record<AdType, ReadonlySet<unknown>>>> = {
  special: new Set([
    ...[15, 16, 20, 21, 22, 23, 24, 25, 26, 27, 30, 32, 33],
    ...[40, 42, 43, 50, 51, 52, 53, 54, 55, 56, 61, 64, 73],
  ]),
  special_industrial: new Set([80]),
}

/** Makers of tractors, and of no implements: МТЗ to Агромаш. */
const CARRIERS: ReadonlySet<string> = new Set(
  '4001 4002 4003 4004 4005 4006 4007 4008 4009 4010'.split(' '),
)

/** What carries the implement is said, and is no other meaning of the query. */
const CARRIER = 6

const ANY_TRACTOR = /^трактор/i

/** The tokens that are the implement which stands first. */
function implementsAtHead({ adType }: TypeFields, { labels, head }: Spans): number {
  const kinds = IMPLEMENTS[adType]
  if (!kinds) return 0
  return union(
    (labels.get(adType) ?? []).filter(
      ({ label: { key, value }, mask, size, isExact }) =>
        key === 'typeId' &&
        kinds.has(value) &&
        (isExact || size === 1) &&
        Boolean(firstOf(mask) & head),
    ),
  )
}

/** The names of what carries the implement that stands first, which are not its maker: "плуг на мтз 82", "кун т-25". */
export function carrierCandidates(fields: TypeFields, spans: Spans, known: Known): Candidate[] {
  const implement = implementsAtHead(fields, spans)
  if (implement === 0) return []
  const own = known.marksOf(fields)
  const marksOf = ({ named, models }: NamedSpan): string[] =>
    [...named.marks, ...models.all.map(({ markId }) => markId)].filter((id) => own.has(id))
  // "картофелекопалка для мини трактора"
  const kinds = (spans.labels.get(fields.adType) ?? []).filter(
    ({ label: { key }, mask }) =>
      key === 'typeId' && firstOf(mask) & spans.roles.purpose && !(mask & implement),
  )
  // "плуг к мотоблоку нева"
  const purpose = spans.roles.purpose | (union(kinds) << 1)
  const carriers = spans.named.filter((span) => {
    const marks = marksOf(span)
    const isPurpose = Boolean(firstOf(span.mask) & purpose)
    const isMaker = !isPurpose && !marks.every((id) => CARRIERS.has(id))
    return marks.length > 0 && span.letters > 0 && !isMaker && !(span.mask & implement)
  })
  const [after, marks] = [union(carriers) << 1, new Set(carriers.flatMap(marksOf))]
  const numbers = spans.named.filter(
    (span) => Boolean(firstOf(span.mask) & after) && marksOf(span).some((id) => marks.has(id)),
  )
  const said = [...carriers, ...numbers].map(({ mask }): Candidate => {
    return { mask, weight: CARRIER, staysInText: true, meaning: { kind: 'noise' } }
  })
  const drawn = kinds.map(({ mask, label }): Candidate => {
    const meaning = { kind: 'noise' } as const
    // "плуг для трактора": what else would draw it.
    return ANY_TRACTOR.test(label.name)
      ? { mask, weight: CARRIER + 1, meaning }
      : { mask, weight: CARRIER, staysInText: true, meaning }
  })
  return [...said, ...drawn]
}
