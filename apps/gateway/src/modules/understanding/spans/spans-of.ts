import { plainSpelling, type Token } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { typeFields } from '../fields/type-fields.ts'
import { isSkipped, TYPE_KEY } from '../lexicon/labels.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { numberSenses } from '../numbers/number-senses.ts'
import { engineSpans } from './engine-spans.ts'
import { isWithin, union } from './masks.ts'
import { isYear, maskOf, namedSpans } from './named-spans.ts'
import { isUnit } from './other-spellings.ts'
import type { Known, LabelSpan, NamedSpan, Spans } from './span.ts'
import { firstOf, type TokenRoles, tokenRoles } from './token-roles.ts'
import { wordSpans } from './word-spans.ts'

/** What is no name and no number of a query: phones (joined before), VINs, numbers of bodies, plates. */
const OPAQUE =
  /\b[78]\d{10}(?!\d)|(?<![a-zа-я\d])(?=[a-z]*\d)[a-hj-npr-z\d]{17}(?![a-zа-я\d])|[a-z]{2,5}\d{1,3}-\d{5,7}|(?<![а-я])[авекмнорстух]\d{3}[авекмнорстух]{2}\d{2,3}(?!\d)/g

/** Labels that words spell exactly, and those whose words stand near each other, by type. */
function labelSpans(
  tokens: readonly Token[],
  named: readonly NamedSpan[],
  { labels, named: nameOf }: Lexicon,
): LabelSpan[] {
  const exact = named.flatMap(({ mask, size, named: { labels: own } }) =>
    own.map((label): LabelSpan => ({ mask, size, label, isExact: true })),
  )
  const isFixed = tokens.map(({ key }) => {
    const name = nameOf(key)
    return name !== undefined && (name.isOrdinary || name.isNoise || name.ownModels.length > 0)
  })
  const near = labels
    .find(tokens.map(({ text }) => stem(text)))
    // An ordinary word, or a name, is no other word with another ending: "турбо" is no "турба", "поло" no "пол".
    .filter(({ label, places }) =>
      places.every((place) => {
        const { text = '' } = tokens[place] ?? {}
        return !isFixed[place] || plainSpelling(label.name).includes(text)
      }),
    )
    .map(({ label, places }): LabelSpan => {
      return { mask: maskOf(places), size: places.length, label, isExact: false }
    })
  const ordinary = named.filter(
    ({ size, named: { isOrdinary, isNoise } }) => isOrdinary || (isNoise && size > 1),
  )
  const marks = named.filter(({ size, named: own }) => size > 1 && own.marks.length > 0)
  const isWithinOne = (span: LabelSpan, some: readonly NamedSpan[]): boolean =>
    some.some((one) => isWithin(span, one))
  // "ручное управление" is no manual gearbox, a "дойц фар" no lamp.
  const isPartOfWords = (span: LabelSpan): boolean =>
    isWithinOne(span, ordinary) || (!span.isExact && isWithinOne(span, marks))
  return [...exact, ...near].filter((span) => !isPartOfWords(span))
}

/** The tokens before which nothing but small words stands. */
function headOf(tokens: readonly Token[], named: readonly NamedSpan[]): number {
  const asksForNothing = named
    .filter(({ named: { isNoise } }) => isNoise)
    .reduce((mask, span) => mask | span.mask, 0)
  const first = tokens.findIndex(
    ({ text }, place) => !isSkipped(text) && !(asksForNothing & (1 << place)),
  )
  return first < 0 ? 0 : (1 << (first + 1)) - 1
}

/** The tokens that are a kind of vehicle. */
const vehiclesIn = (labels: readonly LabelSpan[]): number =>
  union(
    labels.filter(
      ({ label, isExact }) =>
        isExact && VEHICLE_KINDS.has(label.key) && typeFields(label.adType).isVehicle,
    ),
  )

/** What goods may be for, by type: "на квадроцикл". */
function kindsByType(labels: readonly LabelSpan[], { accompanying }: TokenRoles) {
  const kinds = labels.filter(
    ({ mask, label: { key }, isExact, size }) =>
      KIND_KEYS.has(key) && (isExact || size === 1) && !(firstOf(mask) & accompanying),
  )
  return Map.groupBy(kinds, ({ label }) => label.adType)
}

/** The tokens that are a part or an accessory. */
const partsIn = (labels: readonly LabelSpan[]): number =>
  union(
    labels.filter(
      ({ label, isExact }) => isExact && label.key === 'typeId' && typeFields(label.adType).isGoods,
    ),
  )

/** Whether a word of letters and digits goes on there: of "6t30" the "6t" is no load. */
const goesOn = (plain: string, end: number): boolean =>
  /[a-zа-я]\d/.test(plain.slice(end - 1, end + 1))

/** "3000 литров" is no model; "82 л" may be. */
const isMeasure = (token: Token | undefined, next: Token | undefined): boolean =>
  token?.isNumber === true && next !== undefined && next.text.length > 1 && isUnit(next.text)

/** Everything in a query that the lexicon or the rules of numbers know. */
export function spansOf(plain: string, tokens: readonly Token[], known: Known): Spans {
  const within = (start: number, end: number) =>
    tokens.flatMap((token, place) => (token.start < end && token.end > start ? [place] : []))
  const isWhole = ({ start, end }: { start: number; end: number }) =>
    tokens.every(
      (token) =>
        token.end <= start || token.start >= end || (token.start >= start && token.end <= end),
    )
  const opaque = [...plain.matchAll(OPAQUE)].reduce(
    (mask, match) => mask | maskOf(within(match.index, match.index + match[0].length)),
    0,
  )
  const isReadable = ({ mask }: { mask: number }) => mask !== 0 && (mask & opaque) === 0
  const measured = maskOf(
    [...tokens.keys()].filter((place) => isMeasure(tokens[place], tokens[place + 1])),
  )
  const engines = engineSpans(tokens, known.engines)
  const named = namedSpans(tokens, known).filter(
    (span) =>
      isReadable(span) &&
      !(span.letters === 0 && span.mask & measured) &&
      !engines.some((one) => one.isInOne && isWithin(span, one)),
  )
  const labels = labelSpans(tokens, named, known).filter(isReadable)
  const roles = tokenRoles(plain, tokens, named)
  // "для экскаватора погрузчика" is for one machine.
  for (const { mask, size } of labels)
    if (size > 1 && firstOf(mask) & roles.purpose) roles.purpose |= mask
  return {
    named,
    labels: Map.groupBy(labels, ({ label }): AdType => label.adType),
    numbers: numberSenses(plain)
      .filter((match) => isWhole(match) && !goesOn(plain, match.end))
      .map((match) => ({ ...match, mask: maskOf(within(match.start, match.end)) }))
      .filter(isReadable),
    words: wordSpans(tokens, named, known).filter(isReadable),
    roles,
    head: headOf(tokens, named),
    labelled: union(labels),
    fuels: labels.filter(({ label, isExact, size }) => label.key === 'fuel' && isExact && size > 1),
    marks: union(named.filter(({ named: { marks } }) => marks.length > 0)),
    hasRow: named.some(
      ({ size, named: { marks, ownModels } }) =>
        marks.length > 0 || (size > 1 && ownModels.length > 0),
    ),
    vehicleKinds: kindsByType(labels, roles),
    vehicles: vehiclesIn(labels),
    engines,
    parts: partsIn(labels),
  }
}

/** Filters and words whose values are kinds of vehicles. */
const VEHICLE_KINDS: ReadonlySet<string> = new Set(['typeId', 'bodyType', TYPE_KEY])
/** Letters of names that are seldom ordinary words. */
const LONG_NAME = 4
/** Filters whose values are kinds of things. */
const KIND_KEYS: ReadonlySet<string> = new Set(['typeId', TYPE_KEY])

/** Words that only speak for a type. */
const isHint = ({ key, isNarrower }: LabelSpan['label']): boolean =>
  key === TYPE_KEY && isNarrower === true

/** The tokens that say what kind of thing is meant, with which body, and which one. */
export function kindsIn({ labels, named, words, roles, head }: Spans) {
  const years = union(words.filter(({ key }) => isYear(key)))
  const rows = named.filter(
    ({ named: { marks, models, ownModels }, mask, size, letters, digits }) =>
      size === 1 &&
      (letters >= LONG_NAME
        ? marks.length + models.length > 0
        : digits >= LONG_NAME && ownModels.length > 0 && !(mask & years)),
  )
  const all = [...labels.values()].flat()
  const kinds = all.filter(
    ({ label, mask }) => KIND_KEYS.has(label.key) && (!isHint(label) || mask & head),
  )
  const bodies = all.filter(({ label }) => label.key === 'bodyType')
  const beside = roles.accompanying | roles.negated | roles.chassis | roles.refused
  return {
    kinds: union(kinds) & ~beside,
    bodies: union(bodies) & ~beside,
    rows: union(rows) & ~beside,
  }
}
