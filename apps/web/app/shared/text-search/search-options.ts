import { formatNumber } from '@trassa/catalog/format/numbers'
import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { Suggestion } from '@trassa/contracts/entities/understood'

/** A line below the search field. */
export interface SearchOption {
  /** Unique in the whole list; part of an element's id. */
  key: string
  /** The query that it stands for. */
  text: string
  hint?: string
  /** Its list; absent for what was searched for before, which is understood anew. */
  list?: Suggestion['list']
}

export interface OptionGroup {
  title: string
  options: SearchOption[]
}

/** The id of an option's element, which the field names while the option is active. */
export const optionId = (listId: string, key: string): string => `${listId}-${key}`

/** Recent queries beside suggestions; an empty field has all of them. */
const RECENT_BESIDE = 2

const hintOf = ({ list: { adType, total } }: Suggestion): string =>
  [subtypeOfAdType(adType)?.name, formatNumber(total)].filter(Boolean).join(', ')

const comparable = (text: string): string =>
  text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ')

/** What is offered below the field: what was searched for in this browser, and what the typed text may go on to. */
export function optionGroups(
  typed: string,
  { recent, suggestions }: { recent: readonly string[]; suggestions: readonly Suggestion[] },
): OptionGroup[] {
  const begun = comparable(typed)
  const suggested = new Set(suggestions.map(({ text }) => comparable(text)))
  const before = recent.filter((query) => {
    const own = comparable(query)
    return own.startsWith(begun) && own !== begun && !suggested.has(own)
  })
  const groups: OptionGroup[] = [
    {
      title: 'Недавние запросы',
      options: (begun === '' ? before : before.slice(0, RECENT_BESIDE)).map((text, place) => ({
        key: `recent-${place}`,
        text,
      })),
    },
    {
      title: begun === '' ? 'Популярное' : 'Подсказки',
      options: suggestions.map((suggestion, place) => ({
        key: `suggestion-${place}`,
        text: suggestion.text,
        hint: hintOf(suggestion),
        list: suggestion.list,
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** A text in three parts, of which the second is what was typed, or its last word; empty where it has neither. */
export function emphasised(text: string, typed: string): [string, string, string] {
  const whole = typed.trim()
  const last = whole.split(/\s+/).at(-1) ?? ''
  for (const part of [whole, last]) {
    const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase())
    if (at >= 0)
      return [text.slice(0, at), text.slice(at, at + part.length), text.slice(at + part.length)]
  }
  return [text, '', '']
}
