import clsx from 'clsx'
import { type ReactNode, type Ref, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../../lib/hydration/lazy-part.ts'
import { HINTS, listHref, TYPED, wordsHref } from '../addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE } from '../addresses/default-type.ts'
import { listLocationAt } from '../addresses/list-location.ts'
import { PATHS } from '../addresses/paths.ts'
import { useCity } from '../city/current-city.ts'
import { useShownCity } from '../city/use-shown-city.ts'
import { PageIcon } from '../page-icon/page-icon.tsx'
import { rememberQuery } from './recent-queries.ts'

const RecentQueries = lazyPart(() => import('./recent-queries-list.tsx'))

/** As the filter `q` has it. */
const LONGEST = 100

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
 * none. A GET form, so that it works without JavaScript; the queries of this browser are offered again.
 */
export default function TextSearch({ className, input, onSearched, after }: TextSearchProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const ofAddress = useCity()?.slug ?? null
  const citySlug = useShownCity()?.slug ?? null
  const adType = listLocationAt(location, ofAddress)?.adType ?? DEFAULT_AD_TYPE
  const query = new URLSearchParams(location.search)
  const current = query.get(TYPED) ?? query.get('q') ?? ''
  const [isOpen, setOpen] = useState(false)

  const search = (text: string) => {
    const words = text.trim().slice(0, LONGEST)
    setOpen(false)
    onSearched?.()
    if (words) rememberQuery(words)
    const place = { adType, citySlug }
    void navigate(words ? wordsHref(words, place) : listHref(place))
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
        onFocus={() => setOpen(true)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false)
        }}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        {adType !== DEFAULT_AD_TYPE && <input type="hidden" name={HINTS.adType} value={adType} />}
        {citySlug !== null && <input type="hidden" name={HINTS.citySlug} value={citySlug} />}
        <div>
          <button type="submit" aria-label="Найти по словам">
            <PageIcon name="search" />
          </button>
          <input
            key={current}
            ref={input}
            type="search"
            name="q"
            defaultValue={current}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="search"
            aria-label="Найти объявление"
            placeholder="Марка, модель, слово"
          />
          {after}
        </div>
        {isOpen && (
          <Suspense>
            <RecentQueries onChosen={search} />
          </Suspense>
        )}
      </form>
    </div>
  )
}
