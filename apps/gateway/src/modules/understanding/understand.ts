import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { plainSpelling, tokensOf } from '@trassa/catalog/names/spelling-key'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { createCorrections } from './corrections/corrections.ts'
import { isSkipped } from './lexicon/labels.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { withDigits } from './numbers/spoken-numbers.ts'
import { type Budget, type ReadToken, seekReading } from './reading/best-reading.ts'
import { bestReadings } from './reading/best-readings.ts'
import type { Known, MarksOf } from './reading/candidate.ts'
import { candidatesOf } from './reading/candidates.ts'
import { priorOf } from './reading/priors.ts'
import { kindsIn, spansOf, unread } from './reading/spans.ts'
import { isNegation } from './reading/token-roles.ts'
import { typeFields } from './reading/type-fields.ts'

/** What a query is understood as. */
export interface Understood {
  adType: AdType
  filters: Filter[]
  /** Words say the type itself: `мотоцикл`. */
  namesType: boolean
  /** The words that are none of the filters; empty where all are. */
  text: string
  /** How many words mean nothing. */
  unknown: number
  score: number
  /** The query that this is of, where the one that was typed has mistakes. */
  corrected?: string
}

/** One sign between the digits of `4*4` and `4×4`. */
const TIMES = /(?<number>\d)\s*[*×]\s*(?=\d)/g
/** What stands after the code of a generation: "камри 40 кузов", "в 90 кузове". */
const BODY = /(?<=(?<!\d)\d{2,3}[а-яa-z]?)(?:-?(?:й|ом|м))?\s+кузов[а-я]{0,2}(?![а-я])/g
/** A telephone number is one word, which no ad has: `8 (916) 123-45-67`. */
const PHONE = /(?:\+7|(?<!\d)[78])[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d\d[\s-]*\d\d(?!\d)/g
/** A correction has to make so much more of a query mean something. */
const WORTH_CORRECTING = 2
/** Of reading a query and what it may have been meant for: some ten milliseconds. */
const MOST_STEPS = 30_000
/** Tokens that are read; what stands after them is text. */
const MOST_TOKENS = 24

/** Types that are as likely have this order. */
const placeOf = ({ adType }: Understood): number => AD_TYPES.indexOf(adType)

export function createQueryReader(lexicon: Lexicon, marksIn: MarksOf) {
  const known: Known = { ...lexicon, marksIn }
  const corrections = createCorrections(lexicon.vocabulary, (key) => {
    const named = lexicon.named(key)
    if (!named) return undefined
    const { marks, models, places, labels } = named
    if (marks.length + models.length + places.length > 0) return 'row'
    return labels.length > 0 ? 'label' : undefined
  })

  /** Of readings that score less than `least`, see `bestReadings`. */
  function readAs(plain: string, budget: Budget, least = Number.NEGATIVE_INFINITY): Understood[] {
    const tokens = tokensOf(plain).slice(0, MOST_TOKENS)
    const spans = spansOf(plain, tokens, lexicon)
    const { kinds, bodies, rows } = kindsIn(spans)
    const weighed = tokens.map(({ isNumber, text }, place): ReadToken => {
      const bit = 1 << place
      const says = kinds & bit ? 'kind' : bodies & bit ? 'body' : rows & bit ? 'row' : undefined
      const isPurpose = Boolean(spans.roles.purpose & (1 << place))
      const isHead = Boolean(spans.head & (1 << place))
      return {
        isNumber,
        isSkipped: isSkipped(text) || isNegation(text),
        isPurpose,
        isHead,
        ...(says && { says }),
      }
    })
    const sought = AD_TYPES.map((adType) => {
      const fields = typeFields(adType)
      const candidates = candidatesOf(spans, fields, known)
      const prior = priorOf(adType, plain)
      return { prior, ...seekReading(weighed, candidates, { fields, known }) }
    })
    return bestReadings(sought, budget, least)
      .map(({ reading, score }) => ({
        adType: reading.fields.adType,
        filters: reading.filters,
        namesType: reading.namesType,
        text: unread(plain, tokens, reading.covered).join(' '),
        unknown: unread(plain, tokens, reading.known | spans.roles.accompanying).length,
        score,
      }))
      .sort((a, b) => b.score - a.score || placeOf(a) - placeOf(b))
  }

  const scoreOf = (understood: readonly Understood[]): number => understood[0]?.score ?? 0

  return {
    /**
     * What a query may be understood as, for each type that it may mean something in, the likeliest first.
     *
     * @param corrects whether mistakes are corrected, which takes most of the time
     */
    understand: (query: string, { corrects = true } = {}): Understood[] => {
      const spelled = plainSpelling(query).replaceAll(TIMES, '$<number>x').replaceAll(BODY, '')
      const plain = withDigits(spelled.replaceAll(PHONE, (phone) => phone.replaceAll(/\D/g, '')))
      const budget = { steps: MOST_STEPS }
      const typed = readAs(plain, budget)
      const meant = corrects ? corrections.of(plain, typed[0]?.text ?? '') : []
      let best = typed
      let least = scoreOf(typed) + WORTH_CORRECTING
      for (const corrected of meant) {
        if (budget.steps < 0) break
        const other = readAs(corrected, budget, least).map((understood) => ({
          ...understood,
          corrected,
        }))
        if (scoreOf(other) <= least) continue
        best = other
        least = scoreOf(other)
      }
      return best
    },
  }
}
