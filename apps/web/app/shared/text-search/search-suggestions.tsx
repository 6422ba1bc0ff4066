import { plural } from '@trassa/catalog/format/numbers'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { useEffect, useMemo } from 'react'
import { forgetQueries, useRecentQueries } from './recent-queries.ts'
import { optionGroups, type SearchOption } from './search-options.ts'
import { SearchOptionsList } from './search-options-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SearchSuggestionsProps {
  id: string
  typed: { text: string; adType: AdType; citySlug: string | null }
  active: string | null
  onActiveChange: (key: string) => void
  /** Told what is offered, in the order of the list. */
  onOptions: (options: readonly SearchOption[]) => void
  onChoose: (option: SearchOption) => void
}

/** What is offered for the typed text, with how many lines that are for screen readers. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  const { typed, onOptions, ...list } = props
  const recent = useRecentQueries()
  const suggestions = useSuggestions(typed)
  const groups = useMemo(
    () => optionGroups(typed.text, { recent, suggestions }),
    [typed.text, recent, suggestions],
  )
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups])
  // The field outside of this late part moves through them.
  useEffect(() => onOptions(options), [options, onOptions])
  const hasRecent = options.some((option) => option.list === undefined)
  return (
    <>
      <p role="status" className="sr-only">
        {options.length > 0 && countText(options.length)}
      </p>
      {options.length > 0 && (
        <SearchOptionsList
          {...list}
          groups={groups}
          typed={typed.text}
          onForget={hasRecent ? forgetQueries : undefined}
        />
      )}
    </>
  )
}

const countText = (count: number): string =>
  `${count} ${plural(count, ['подсказка', 'подсказки', 'подсказок'])}, выбор стрелками вверх и вниз`
