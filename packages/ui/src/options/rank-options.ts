import type { Option } from './option.ts'

/** How well a label fits what was typed: it is it, begins with it, has a word that does, or only holds it. */
function fitOf(label: string, typed: string): number {
  const text = label.toLocaleLowerCase('ru')
  if (text === typed) return 0
  if (text.startsWith(typed)) return 1
  return text.split(/[\s«»()/-]+/).some((word) => word.startsWith(typed)) ? 2 : 3
}

/** The options with those first that fit best, else as given: «82» is before 1822. */
export function rankOptions<Value extends string | number>(
  options: readonly Option<Value>[],
  query: string,
): readonly Option<Value>[] {
  const typed = query.trim().toLocaleLowerCase('ru')
  if (typed === '') return options
  const fits = new Map(options.map((option) => [option, fitOf(option.label, typed)]))
  return options.toSorted((a, b) => (fits.get(a) ?? 0) - (fits.get(b) ?? 0))
}
