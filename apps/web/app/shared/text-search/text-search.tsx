import { LONGEST_QUERY } from '@trassa/contracts/longest-query'
import clsx from 'clsx'
import { type ReactNode, type Ref, Suspense, useId } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../../lib/hydration/lazy-part.ts'
import { HINTS, listHref, TYPED, wordsHref } from '../addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE } from '../addresses/default-type.ts'
import { listLocationAt } from '../addresses/list-location.ts'
import { PATHS } from '../addresses/paths.ts'
import { useApi } from '../api/api-context.ts'
import { useCity } from '../city/current-city.ts'
import { useShownCity } from '../city/use-shown-city.ts'
import { PageIcon } from '../page-icon/page-icon.tsx'
import { rememberQuery } from './recent-queries.ts'
import type { SearchOption } from './search-options.ts'
import { useSearchField } from './use-search-field.ts'

const SearchSuggestions = lazyPart(() => import('./search-suggestions.tsx'))

interface TextSearchProps {
  className?: string
  input?: Ref<HTMLInputElement>
  /** Called when a search has begun. */
  onSearched?: () => void
  /** At the end of the field. */
  after?: ReactNode
}

/**
 * Searches by words, which are understood as a list; those of the present type and place are meant where the words name
 * none. A GET form, so that it works without JavaScript; with it queries are suggested while one types
 * (docs/decisions/189).
 */
export default function TextSearch({ className, input, onSearched, after }: TextSearchProps) {
  const api = useApi()
  const location = useLocation()
  const navigate = useNavigate()
  const ofAddress = useCity()?.slug ?? null
  const citySlug = useShownCity()?.slug ?? null
  const adType = listLocationAt(location, ofAddress)?.adType ?? DEFAULT_AD_TYPE
  const query = new URLSearchParams(location.search)
  const current = query.get(TYPED) ?? query.get('q') ?? ''
  const listId = useId()
  const field = useSearchField({ current, listId, onChoose: choose, input })

  function search(text: string): void {
    const words = text.trim().slice(0, LONGEST_QUERY)
    const place = { adType, citySlug }
    leaveFor(words, words ? wordsHref(words, place) : listHref(place))
  }

  function leaveFor(query: string, href: string): void {
    field.close()
    onSearched?.()
    if (query) {
      rememberQuery(query)
      const place = citySlug === null ? {} : { city: citySlug }
      const body = { q: query, ad_type: adType, ...place }
      void import('./count-search.ts').then(({ tellOfSearch }) => tellOfSearch(api, body))
    }
    void navigate(href)
  }

  /** A suggestion is a list already; what was searched for before is understood anew. */
  function choose({ text, list }: SearchOption): void {
    field.write(text)
    if (list) leaveFor(text, listHref({ ...list, typed: text }))
    else search(text)
  }

  return (
    <div className={clsx('text-search', className)}>
      <form
        method="get"
        aria-label="Поиск по словам"
        action={PATHS.search}
        onSubmit={(event) => {
          event.preventDefault()
          const words = new FormData(event.currentTarget).get('q')
          search(typeof words === 'string' ? words : '')
        }}
        {...field.form}
      >
        {adType !== DEFAULT_AD_TYPE && <input type="hidden" name={HINTS.adType} value={adType} />}
        {citySlug !== null && <input type="hidden" name={HINTS.citySlug} value={citySlug} />}
        <div>
          <button type="submit" aria-label="Найти по словам">
            <PageIcon name="search" />
          </button>
          <input
            key={current}
            type="search"
            name="q"
            defaultValue={current}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            enterKeyHint="search"
            aria-label="Найти объявление"
            placeholder="Марка, модель, слово"
            {...field.input}
          />
          {after}
        </div>
        {field.isOpen && (
          <Suspense>
            <SearchSuggestions
              id={listId}
              typed={{ text: field.text, adType, citySlug }}
              active={field.active}
              onActiveChange={field.activate}
              onOptions={field.offer}
              onChoose={choose}
            />
          </Suspense>
        )}
      </form>
    </div>
  )
}
