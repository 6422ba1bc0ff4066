import type { Option } from './option.ts'

/** Rank of a label for a query, best first: equal, begins with it, a word begins with it, contains it. */
function fitOf(label: string, typed: string): number {
  const text = label.toLocaleLowerCase('ru')
  if (text === typed) return 0
  if (text.startsWith(typed)) return 1
  return text.split(/[\s«»()/-]+/).some((word) => word.startsWith(typed)) ? 2 : 3
}

/** Sorts options by rank, stable within a rank: «82» before «1822». */
export function rankOptions<Value extends string | number>(
  options: readonly Option<Value>[],
  query: string,
): readonly Option<Value>[] {
  const typed = query.trim().toLocaleLowerCase('ru')
  if (typed === '') return options
  const fits = new Map(options.map((option) => [option, fitOf(option.label, typed)]))
  return options.toSorted((a, b) => (fits.get(a) ?? 0) - (fits.get(b) ?? 0))
}
