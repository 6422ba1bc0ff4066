import { inOtherLayout } from '../text/keyboard-layout.ts'
import type { Option } from './option.ts'

/** Better ranks are smaller. */
const NO_FIT = 4

const foldOf = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')

/** Rank of a text for a query, best first: equal, begins with it, a word begins with it, contains it. */
function fitOf(text: string, typed: string): number {
  if (text === typed) return 0
  if (text.startsWith(typed)) return 1
  if (text.split(/[\s«»()/-]+/).some((word) => word.startsWith(typed))) return 2
  return text.includes(typed) ? 3 : NO_FIT
}

/** Rank by the label or, as good, by the keywords. */
const bestFit = ({ label, keywords = '' }: Option<string | number>, typed: string): number =>
  Math.min(fitOf(foldOf(label), typed), keywords ? fitOf(foldOf(keywords), typed) : NO_FIT)

/**
 * The options that fit what is typed, sorted by rank, stable within a rank: «82» before «1822». If none
 * fits, those that the same keys find in the other keyboard layout.
 */
export function rankOptions<Value extends string | number>(
  options: readonly Option<Value>[],
  query: string,
): readonly Option<Value>[] {
  const typed = foldOf(query.trim())
  if (typed === '') return options
  const found = fitting(options, typed)
  return found.length > 0 ? found : fitting(options, foldOf(inOtherLayout(typed)))
}

const fitting = <Value extends string | number>(options: readonly Option<Value>[], typed: string) =>
  options
    .map((option) => ({ option, fit: bestFit(option, typed) }))
    .filter(({ fit }) => fit < NO_FIT)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ option }) => option)
