import { plainSpelling, type Token, tokensOf } from '@trassa/catalog/names/spelling-key'
import { SUGGESTIONS } from '@trassa/contracts/calls/typed-queries'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { typeFields } from '../fields/type-fields.ts'
import type { Typed } from '../understanding.service.ts'
import { byScore, type Candidate, createBeginnings, type RankedNames } from './beginnings.ts'
import {
  type Completion,
  type CountedBase,
  completionOf,
  countedBase,
  marksOfModels,
  queryOf,
  withoutPlace,
} from './completions.ts'
import type { Context, Contexts } from './context.ts'
import type { CountsOf } from './counts.ts'
import { type Entry, isThing } from './entries.ts'
import { rankOf } from './ranks.ts'

/** A completion and the words before it. */
export interface Completed extends Completion {
  context: Context | undefined
  score: number
}

interface ContextBase extends CountedBase {
  context?: Context
}

interface Known extends RankedNames {
  /** The types with ads of an entry. */
  typesOf: (number: number) => AdType[]
  contexts: Contexts
  /** Whether a word means something as it is. */
  isWord: (word: string) => boolean
  countsOf: CountsOf
}

/** Longer queries are not completed: what they mean costs too much for each letter. */
const MOST_TOKENS = 12
/** Words that are completed together: `land rover range rover s`. */
const MOST_WORDS = 5
/** `5 млн руб` */
const TOKENS_OF_NUMBER = 3
/** Types that one entry is suggested for. */
const TYPES_OF_ENTRY = 2

const OF_LIST = 4
const SECOND_TYPE = -3

/** Finds what the last words of a query may be the beginning of, in the lists that the words before them mean. */
export function createComplete({ contexts, isWord, countsOf, typesOf, ...names }: Known) {
  const { entries } = names
  const beginningWith = createBeginnings(names)

  /** What goes on from a whole list: its marks, or the models of its mark. */
  async function next({ adType, filters, citySlug }: CountedBase): Promise<Candidate[]> {
    const fields = typeFields(adType)
    const marks = filters.find(({ key }) => key === 'markId')
    const hasModel = filters.some(({ key }) => key === 'modelId')
    const isOneMark = marks?.op === 'many' && marks.values.length === 1
    const key = marks ? 'modelId' : 'markId'
    if (marks ? !isOneMark || hasModel || !fields.hasModels : !fields.marks) return []
    const counts = await countsOf(adType, queryOf(adType, withoutPlace(filters), citySlug), key)
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, SUGGESTIONS)
      .flatMap(([id]) => entries.numberOf(adType, key, id) ?? [])
      .map((number) => ({ number, bonus: 0 }))
  }

  async function counted(
    candidates: readonly Candidate[],
    basesOf: (number: number) => readonly ContextBase[],
    adType: AdType | undefined,
  ): Promise<Completed[]> {
    const all: { entry: Entry; base: ContextBase; total: number; score: number }[] = []
    for (const { number, bonus } of candidates) {
      const entry = entries.all[number] as Entry
      const own: typeof all = []
      for (const base of basesOf(number)) {
        if (!base.isCounted(entry)) await base.count(entry)
        const total = base.totalOf(entry)
        if (total === 0) continue
        const likelihood = rankOf(base.adType, total) - (base.context?.less ?? 0)
        const ofList = base.adType === adType ? OF_LIST : 0
        own.push({ entry, base, total, score: likelihood + bonus + ofList })
      }
      own.sort(byScore)
      const most = entry.kind === 'place' ? 1 : TYPES_OF_ENTRY
      for (const [place, one] of own.slice(0, most).entries())
        all.push({ ...one, score: one.score + place * SECOND_TYPE })
    }
    return all
      .sort(byScore)
      .slice(0, SUGGESTIONS)
      .map(({ entry, base, total, score }) => ({
        ...completionOf(entry, base, total),
        context: base.context,
        score,
      }))
  }

  /** Of the whole query as the beginning of one name. */
  function alone(prefix: string, { adType, citySlug }: Typed): Promise<Completed[]> {
    const fits = (entry: Entry) => entry.kind !== 'kind' || isThing(entry.key)
    const bases = new Map<AdType, ContextBase>()
    const baseOf = (type: AdType): ContextBase => {
      const base =
        bases.get(type) ?? countedBase({ adType: type, filters: [] }, citySlug ?? null, countsOf)
      bases.set(type, base)
      return base
    }
    const basesOf = (number: number) => typesOf(number).map(baseOf)
    return counted(beginningWith(prefix, { fits }), basesOf, adType)
  }

  /** The models of a mark that is being typed. */
  async function modelsOf({ context, ...mark }: Completed): Promise<Completed[]> {
    const base = { ...countedBase(mark, mark.citySlug, countsOf), ...(context && { context }) }
    return counted(await next(base), () => [base], mark.adType)
  }

  /** The marks whose models go on from one of some lists, where not all do. */
  function marksOfAll(bases: readonly ContextBase[]): ReadonlySet<number> | undefined {
    const numbers = new Set<number>()
    for (const marks of bases.map(marksOfModels)) {
      if (!marks) return undefined
      for (const id of marks) numbers.add(entries.markNumber(id) ?? -1)
    }
    return numbers
  }

  async function within(words: string, prefix: string, typed: Typed): Promise<Completed[]> {
    const bases = contexts(words).map((context) => ({
      ...countedBase(context, typed.citySlug ?? null, countsOf),
      context,
    }))
    const [first] = bases
    if (!first) return []
    if (prefix === '') return counted(await next(first), () => [first], typed.adType)
    const fits = (entry: Entry) => bases.some(({ goesOn }) => goesOn(entry))
    const modelsOf = marksOfAll(bases)
    return counted(beginningWith(prefix, { fits, modelsOf }), () => bases, typed.adType)
  }

  /** Whether the last word may mean something as it is: a space is after it, it is a name, or belongs to a number (`50 тыс`). */
  function isLastWhole(plain: string, tokens: readonly Token[]): boolean {
    const last = tokens.at(-1)
    if (!last || last.end < plain.length || isWord(last.text)) return true
    return tokens.slice(-TOKENS_OF_NUMBER).some(({ isNumber }) => isNumber)
  }

  return async (typed: Typed): Promise<Completed[]> => {
    const plain = plainSpelling(typed.q)
    const tokens = tokensOf(plain)
    if (tokens.length === 0 || tokens.length > MOST_TOKENS) return []
    const found: Completed[] = []
    const latest = isLastWhole(plain, tokens) ? tokens.length : tokens.length - 1
    for (let from = Math.max(0, tokens.length - MOST_WORDS); from <= latest; from++) {
      if (found.length >= SUGGESTIONS) break
      const prefix = tokens
        .slice(from)
        .map(({ key }) => key)
        .join('')
      const words = plain.slice(0, tokens[from]?.start ?? plain.length).trim()
      found.push(...(from === 0 ? await alone(prefix, typed) : await within(words, prefix, typed)))
    }
    const [first, ...rest] = found
    if (first?.entry.kind !== 'mark' || found.length >= SUGGESTIONS) return found
    return [first, ...[...rest, ...(await modelsOf(first))].sort(byScore)]
  }
}
