import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { spellingKey } from '@trassa/catalog/names/spelling-key'
import type { Suggestion } from '@trassa/contracts/entities/understood'
import type { Completed } from './complete.ts'
import { cityFilter, queryOf } from './completions.ts'
import type { Context } from './context.ts'
import { type FilterNames, textOf } from './texts.ts'

export function suggestionOf(completed: Completed, names: FilterNames): Suggestion {
  const { entry, adType, filters, citySlug, total } = completed
  return {
    kind: entry.kind,
    text: textOfCompleted(completed, names),
    list: { adType, citySlug, query: queryOf(adType, filters, null), total },
  }
}

/** The names of everything that is chosen; where the words before say it otherwise, these as they were typed. */
function textOfCompleted(completed: Completed, names: FilterNames): string {
  const { entry, adType, filters, added, citySlug, context } = completed
  const isPlaceSaid = entry.kind === 'place' || context?.filters.some(isPlace) === true
  const place = isPlaceSaid && citySlug !== null ? [cityFilter(citySlug)] : []
  const whole = saysAll(context, names)
    ? textOf(names, { adType, filters: [...filters, ...place] })
    : undefined
  if (whole) return whole
  const own = textOf(names, { adType, filters: added }) || entry.name
  const text = [context?.words, own].filter(Boolean).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const ROWS: ReadonlySet<string> = new Set(['markId', 'modelId', 'city'])
const isPlace = ({ key }: Filter): boolean => key === 'city'

/**
 * Whether the names of a context's filters say what its words say: `бампер` is also `Бампер передний`, and what says
 * the type alone has no filter.
 */
function saysAll(context: Context | undefined, names: FilterNames): boolean {
  if (!context) return true
  const { adType, filters, words } = context
  const kinds = filters.filter(({ key }) => !ROWS.has(key))
  const typed = spellingKey(words)
  return (
    filters.length > 0 &&
    kinds.every((kind) => {
      const name = textOf(names, { adType, filters: [kind] })
      return name !== undefined && typed.includes(spellingKey(name))
    })
  )
}
