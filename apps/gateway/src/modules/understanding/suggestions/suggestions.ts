import { otherLayout } from '@trassa/catalog/names/keyboard-layout'
import { plainSpelling } from '@trassa/catalog/names/spelling-key'
import { SUGGESTIONS } from '@trassa/contracts/calls/typed-queries'
import type { Suggestion } from '@trassa/contracts/entities/understood'
import type { LexiconSource } from '../lexicon/lexicon-source.ts'
import type { Spellings } from '../lexicon/spellings.ts'
import type { Typed } from '../understanding.service.ts'
import { createComplete } from './complete.ts'
import { createContexts, type UnderstandWhole } from './context.ts'
import { type CountsOf, keepCounts } from './counts.ts'
import { makeEntries } from './entries.ts'
import { createPopular, type SearchedList } from './popular.ts'
import { makePrefixIndex } from './prefix-index.ts'
import { createRanks } from './ranks.ts'
import { createScores } from './scores.ts'
import { suggestionOf } from './suggestion-of.ts'
import { type FilterNames, filterNames } from './texts.ts'

/** Suggests what a query may go on to. */
export type Suggest = (typed: Typed) => Promise<Suggestion[]>

interface SuggestionsOptions {
  source: LexiconSource
  /** Of the lexicon of that source. */
  spellings: Spellings
  understandWhole: UnderstandWhole
  /** Whether a word means something as it is. */
  isWord: (word: string) => boolean
  /** Of the live ads; asked for each list once in some seconds. */
  countsOf: CountsOf
  /** What others searched for, the most frequent first. */
  popular: () => readonly SearchedList[]
}

/** Searches of others that are suggested beside what a query may go on to. */
const POPULAR_BESIDE = 2

/** Makes what suggests, in slices (`inSlices`); memory for all names that there are. */
export function* makeSuggestions({
  source,
  spellings,
  understandWhole,
  isWord,
  countsOf: read,
  popular,
}: SuggestionsOptions): Generator<void, { suggest: Suggest; names: FilterNames }> {
  const { entries, entriesOf } = yield* makeEntries(source)
  const index = yield* makePrefixIndex([...spellings.keys()], (key) =>
    entriesOf(spellings.sensesOf(key)),
  )
  const countsOf = keepCounts(read)
  const scores = createScores(entries, index)
  const ranks = createRanks(entries, countsOf, scores.update)
  const names = filterNames(entries)
  const complete = createComplete({
    entries,
    index,
    scores,
    typesOf: ranks.typesOf,
    contexts: createContexts(understandWhole),
    isWord,
    countsOf,
  })
  const searches = createPopular({ popular, names, countsOf })

  const suggest: Suggest = async (typed) => {
    await ranks.fresh()
    const q = typed.q.trim()
    if (q === '') return searches.most(typed, SUGGESTIONS)
    const completed = await inEitherLayout(q, (spelling) => complete({ ...typed, q: spelling }))
    const items = unique(completed.map((one) => suggestionOf(one, names)))
    const others = (await searches.beginningWith(typed, POPULAR_BESIDE)).filter(
      (one) => !items.some((item) => isSame(item, one)),
    )
    return [...items.slice(0, SUGGESTIONS - others.length), ...others]
  }
  return { suggest, names }
}

/** As it was typed; where that is the beginning of nothing, as the same keys type it in the other keyboard layout. */
async function inEitherLayout<T>(text: string, find: (text: string) => Promise<T[]>): Promise<T[]> {
  const found = await find(text)
  if (found.length > 0) return found
  const other = otherLayout(plainSpelling(text))
  return find(other)
}

const isSame = ({ list: a }: Suggestion, { list: b }: Suggestion): boolean =>
  a.adType === b.adType && a.citySlug === b.citySlug && a.query === b.query

const unique = (items: readonly Suggestion[]): Suggestion[] =>
  items.filter((item, place) => items.findIndex((other) => isSame(item, other)) === place)
