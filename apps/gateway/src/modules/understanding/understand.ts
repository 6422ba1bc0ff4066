import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { tokensOf } from '@trassa/catalog/names/spelling-key'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import type { Candidate } from './candidates/candidate.ts'
import { candidatesOf } from './candidates/candidates.ts'
import { createCorrections } from './corrections/corrections.ts'
import { type TypeFields, typeFields } from './fields/type-fields.ts'
import { isPartNumber } from './numbers/text-rules.ts'
import { type Budget, seekReading } from './reading/best-reading.ts'
import {
  bestReadings,
  FAR,
  type ReadingInType,
  type SoughtInType,
  scoresMore,
} from './reading/best-readings.ts'
import { namingWords } from './reading/naming-words.ts'
import { priorOf } from './reading/priors.ts'
import { canCover, mayCover, textMask, weighedTokens } from './reading/weighed-tokens.ts'
import { plainQuery } from './spans/plain-query.ts'
import type { Known } from './spans/span.ts'
import { spansOf } from './spans/spans-of.ts'
import { type NamedText, textsOf } from './spans/texts-of.ts'
import { type Query, unread } from './spans/unread.ts'

/** What a query is understood as. */
export interface Understood {
  adType: AdType
  filters: Filter[]
  /** Words say the type itself: `мотоцикл`. */
  namesType: boolean
  /** The words that are none of the filters; empty where all are. */
  text: string
  /** The same with the names of marks and models as the other alphabet writes them, where it has some. */
  otherText?: string
  /** Finds the names of what a thing is for in the text, with their numbers and without: "фокус 2", "фокус" of "докатка форд фокус 2". Absent without a text; few readings are asked. */
  named?: () => readonly NamedText[]
  /** The words that ask for nothing which ads say: "для новичка". */
  leftOut: string
  /** The words of the text by which a value of a filter was chosen: "автокрана". */
  chosenBy: readonly string[]
  /** Those of them that alone name the value. */
  naming: readonly string[]
  /** The text holds the number of a part, beside which nothing else is meant. */
  hasPartNumber: boolean
  /** How many words mean nothing. */
  unknown: number
  score: number
  /** The query that this is of, where the one that was typed has mistakes. */
  corrected?: string
}

/** A correction has to make so much more of a query mean something. */
const WORTH_CORRECTING = 2
/** Of reading a query and what it may have been meant for: some ten milliseconds. */
const MOST_STEPS = 30_000
/** Tokens that are read, each a bit of a mask. */
const MOST_TOKENS = 30

interface TypeCandidates {
  fields: TypeFields
  candidates: readonly Candidate[]
  prior: number
}

/** Types that are as likely have this order. */
const placeOf = ({ adType }: Understood): number => AD_TYPES.indexOf(adType)

export function createQueryReader(known: Known) {
  const corrections = createCorrections(known.vocabulary, (key) => {
    const named = known.named(key)
    if (!named) return undefined
    const { marks, models, places, labels } = named
    if (marks.length + models.length + places.length > 0) return 'row'
    return labels.length > 0 ? 'label' : undefined
  })

  function queryOf(plain: string): Query {
    const all = tokensOf(plain)
    // What asks for nothing takes no place in a long sentence.
    const telling =
      all.length > MOST_TOKENS ? all.filter(({ key }) => !known.named(key)?.isNoise) : all
    const tokens = telling.slice(0, MOST_TOKENS)
    return { plain, tokens, spans: spansOf(plain, tokens, known) }
  }

  /** Everything that a query may mean in the lists of each type. */
  const candidatesIn = (query: Query): TypeCandidates[] =>
    AD_TYPES.map((adType) => {
      const fields = typeFields(adType)
      const candidates = candidatesOf(query.spans, fields, known)
      return { fields, candidates, prior: priorOf(fields, query) }
    })

  function soughtIn({ tokens, spans }: Query, typed: readonly TypeCandidates[]): SoughtInType[] {
    const weighed = weighedTokens(tokens, spans)
    return typed.map(({ fields, candidates, prior }) => {
      return { prior, ...seekReading(weighed, candidates, { fields, known }) }
    })
  }

  function understoodAs(query: Query, found: readonly ReadingInType[]) {
    const { spans } = query
    const texts = textsOf(query, known)
    // Few readings leave words out, and none is made for each of all types.
    const wordsIn = (mask: number) => (mask === 0 ? [] : unread(query, ~mask))
    return found
      .map(({ reading, score }): Understood => {
        const { fields, filters, namesType, covered, leftOut, chosenBy } = reading
        const written = texts.of(covered)
        return {
          adType: fields.adType,
          filters,
          namesType,
          ...written,
          ...(written.text !== '' && { named: () => texts.namesIn(covered, fields) }),
          leftOut: wordsIn(leftOut).join(' '),
          chosenBy: wordsIn(chosenBy),
          naming: wordsIn(
            chosenBy && namingWords(spans.labels.get(fields.adType) ?? [], filters, chosenBy),
          ),
          hasPartNumber: spans.numbers.some(
            (one) => isPartNumber(one) && (one.mask & covered) === 0,
          ),
          unknown: unread(query, reading.known | spans.roles.accompanying).length,
          score,
        }
      })
      .sort((a, b) => b.score - a.score || placeOf(a) - placeOf(b))
  }

  /** Of readings that score less than `least`, see `bestReadings`. */
  function readAs(plain: string, budget: Budget, least = Number.NEGATIVE_INFINITY): Understood[] {
    const query = queryOf(plain)
    const sought = soughtIn(query, candidatesIn(query))
    return understoodAs(query, bestReadings(sought, budget, { least }))
  }

  const scoreOf = (understood: readonly Understood[]): number => understood[0]?.score ?? 0

  return {
    /** What a query may be understood as, for each type that it may mean something in, the likeliest first. */
    understand: (query: string): Understood[] => {
      const plain = plainQuery(query)
      const budget = { steps: MOST_STEPS }
      const typed = readAs(plain, budget)
      let best = typed
      let least = scoreOf(typed) + WORTH_CORRECTING
      for (const corrected of corrections.of(plain, typed[0]?.text ?? '')) {
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

    /**
     * What a query is understood as where none of its words are text, without corrections; nothing where one of the readings that leave
     * words is far better. Less work than `understand`, for types that have no meaning for one of the words are hardly ever read.
     *
     * @param within readings that are so much less likely than the likeliest of them are not asked for: they may be absent
     */
    understandWhole: (query: string, within: number): Understood[] => {
      const words = queryOf(plainQuery(query))
      const needed = textMask(words.tokens)
      const isWhole = ({ reading: { covered } }: ReadingInType) => (needed & ~covered) === 0
      if (!mayCover(needed, words.spans)) return []
      const typed = candidatesIn(words)
      const able = typed.filter(({ candidates }) => canCover(needed, candidates))
      const unable = typed.filter((one) => !able.includes(one))
      if (able.length === 0) return []
      const budget = { steps: MOST_STEPS }
      const found = bestReadings(soughtIn(words, able), budget, { within, isMeant: isWhole })
      const whole = found.filter(isWhole)
      const far = Math.max(...whole.map(({ score }) => score)) + FAR
      const isFarBetter =
        found.some(({ score }) => score > far) || scoresMore(soughtIn(words, unable), budget, far)
      return isFarBetter ? [] : understoodAs(words, whole)
    },
  }
}
