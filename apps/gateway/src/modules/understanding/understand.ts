import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { plainSpelling, type Token, tokensOf } from '@trassa/catalog/names/spelling-key'
import { stem } from '@trassa/catalog/names/stem'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { createCorrections } from './corrections/corrections.ts'
import { isSkipped, TYPE_KEY } from './lexicon/labels.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { numberSenses } from './numbers/number-senses.ts'
import { type Budget, bestReading, type Reading } from './reading/best-reading.ts'
import {
  candidatesOf,
  type Known,
  type MarksOf,
  type NamedSpan,
  type Spans,
} from './reading/candidates.ts'
import { typeFields } from './reading/type-fields.ts'

/** What a query is understood as. */
export interface Understood {
  adType: AdType
  filters: Filter[]
  /** The words that are none of the filters; empty where all are. */
  text: string
  score: number
  /** The query that this is of, where the one that was typed has mistakes. */
  corrected?: string
}

/** A correction has to make so much more of a query mean something. */
const WORTH_CORRECTING = 2
/** Of reading a query and what it may have been meant for: some ten milliseconds. */
const MOST_STEPS = 30_000
/** Words of a name at most. */
const LONGEST_NAME = 7
/** Tokens that are read; what stands after them is text. */
const MOST_TOKENS = 24

/** How likely a type is meant where words do not tell, as a part of a word's weight. */
export const PRIOR: Partial<Record<AdType, number>> = {
  auto: 1,
  services: 0.7,
  truck: 0.6,
  special_industrial: 0.5,
  passenger: 0.45,
  moto: 0.45,
  special: 0.4,
  auto_parts_tires: 0.4,
  trailer: 0.3,
  quad_bike: 0.2,
  snow: 0.2,
  water: 0.2,
  auto_parts_car: -1,
  auto_parts_truck: -1.2,
  auto_parts_passenger: -1.6,
  auto_parts_trailer: -1.6,
  auto_parts_special: -1.6,
  auto_parts_special_industrial: -1.6,
  auto_parts_accessories: -1.1,
  moto_parts_moto: -1.5,
  moto_parts_hydro: -1.6,
  moto_parts_snow: -1.6,
  moto_parts_electro: -1.6,
  moto_parts_quadro_bike: -1.6,
  moto_parts_trailer: -1.7,
  moto_parts_accessories: -1.5,
}

const maskOf = (places: readonly number[]): number =>
  places.reduce((mask, place) => mask | (1 << place), 0)

/** What is no name and no number of a query: phones, VINs, numbers of bodies, plates. */
const OPAQUE =
  /(?:\+7|\b[78])[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d\d[\s-]*\d\d(?!\d)|(?<![a-zа-я\d])(?=[a-z]*\d)[a-hj-npr-z\d]{17}(?![a-zа-я\d])|[a-z]{2,5}\d{1,3}-\d{5,7}|(?<![а-я])[авекмнорстух]\d{3}[авекмнорстух]{2}\d{2,3}(?!\d)/g

function namedSpans(tokens: readonly Token[], lexicon: Lexicon): NamedSpan[] {
  const spans: NamedSpan[] = []
  for (let from = 0; from < tokens.length; from++) {
    let key = ''
    let [letters, digits] = [0, 0]
    for (let to = from; to < Math.min(tokens.length, from + LONGEST_NAME); to++) {
      const token = tokens[to] as Token
      key += token.key
      if (token.isNumber) digits += token.text.length
      else letters += token.text.length
      const size = to - from + 1
      const named = lexicon.named(key) ?? (size === 1 ? lexicon.inflected(token.text) : undefined)
      if (!named) continue
      const mask = maskOf(Array.from({ length: size }, (_, index) => from + index))
      const before = tokens[from - 1]
      const isPartOfModel =
        before !== undefined && (lexicon.named(before.key + key)?.models.length ?? 0) > 0
      spans.push({ mask, size, letters, digits, named, isPartOfModel })
    }
  }
  return spans
}

function spansOf(plain: string, tokens: readonly Token[], lexicon: Lexicon): Spans {
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
  const labels = lexicon.labels.find(tokens.map(({ text }) => stem(text)))
  return {
    named: namedSpans(tokens, lexicon).filter(isReadable),
    labels: labels.map((found) => ({ ...found, mask: maskOf(found.places) })).filter(isReadable),
    numbers: numberSenses(plain)
      .filter(isWhole)
      .map((match) => ({ ...match, mask: maskOf(within(match.start, match.end)) }))
      .filter(isReadable),
  }
}

/** Letters of names that are seldom ordinary words. */
const LONG_NAME = 4
/** Filters whose values are kinds of things. */
const KIND_KEYS: ReadonlySet<string> = new Set(['typeId', TYPE_KEY])

/** The tokens that say what kind of thing is meant, or which. */
const kindsIn = ({ labels, named }: Spans): number =>
  [
    ...labels.filter(({ label }) => KIND_KEYS.has(label.key)),
    ...named.filter(
      ({ named: { labels: own, marks, models }, size, letters }) =>
        own.some(({ key }) => KIND_KEYS.has(key)) ||
        (size === 1 && letters >= LONG_NAME && marks.length + models.length > 0),
    ),
  ].reduce((mask, span) => mask | span.mask, 0)

/** The words of a query that no candidate covers. */
function unread(plain: string, tokens: readonly Token[], covered: number): string {
  const words: string[] = []
  let end = -1
  tokens.forEach(({ start, ...token }, place) => {
    if (covered & (1 << place)) return
    const text = plain.slice(start, token.end)
    // Letters and digits of one word stay together.
    if (start === end) words.push(`${words.pop()}${text}`)
    else words.push(text)
    end = token.end
  })
  return words.filter((word) => !isSkipped(word)).join(' ')
}

export function createUnderstanding(lexicon: Lexicon, marksIn: MarksOf) {
  const { markOf, modelOf, popularityOf } = lexicon
  const known: Known = { marksIn, markOf, modelOf, popularityOf }

  const corrections = createCorrections(lexicon.vocabulary)

  function readAs(plain: string, budget: Budget): Understood[] {
    const tokens = tokensOf(plain).slice(0, MOST_TOKENS)
    const spans = spansOf(plain, tokens, lexicon)
    const kinds = kindsIn(spans)
    const weighed = tokens.map(({ isNumber, text }, place) => ({
      isNumber,
      isSkipped: isSkipped(text),
      isKnown: Boolean(kinds & (1 << place)),
    }))
    const readings = AD_TYPES.map((adType): Reading => {
      const fields = typeFields(adType)
      return bestReading(weighed, candidatesOf(spans, fields, known), { fields, known, budget })
    })
    return readings
      .map((reading) => ({
        adType: reading.fields.adType,
        filters: reading.filters,
        text: unread(plain, tokens, reading.covered),
        score: reading.score + (PRIOR[reading.fields.adType] ?? 0),
      }))
      .sort((a, b) => b.score - a.score)
  }

  const scoreOf = (understood: readonly Understood[]): number => understood[0]?.score ?? 0

  return {
    /**
     * What a query may be understood as, for each type that it may mean something in, the likeliest first.
     *
     * @param corrects whether mistakes are corrected, which takes most of the time
     */
    understand: (query: string, { corrects = true } = {}): Understood[] => {
      const plain = plainSpelling(query)
      const budget = { steps: MOST_STEPS }
      let best = readAs(plain, budget)
      const meant = corrects ? corrections.of(plain, best[0]?.text ?? '') : []
      for (const corrected of meant) {
        if (budget.steps < 0) break
        const other = readAs(corrected, budget).map((understood) => ({ ...understood, corrected }))
        if (scoreOf(other) > scoreOf(best) + WORTH_CORRECTING) best = other
      }
      return best
    },
  }
}
