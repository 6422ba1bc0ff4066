import { useQuery } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { AppError } from '@trassa/contracts/app-error'
import type { SavedSearch } from '@trassa/contracts/entities/saved-search'
import type { Profile } from '@trassa/contracts/entities/user'
import { SAVED_SEARCHES_MAX } from '@trassa/contracts/enumerations/saved-searches'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { PagePart } from '@trassa/ui/feedback/page-part'
import { Link } from 'react-router-dom'
import { useRowFocus } from '../../lib/browser/use-row-focus.ts'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useApi } from '../../shared/api/api-context.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { SearchRow } from './row/search-row.tsx'
import { TelegramState } from './telegram-state.tsx'
import { useRemoveSavedSearch, useSavedSearches } from './use-saved-searches.ts'

/** The saved searches of a user, and what keeps their messages from arriving. */
export function OwnSearches({ profile }: { profile: Profile }) {
  const { data, error, refetch, isFetching } = useSavedSearches(profile.id)
  // The bot may have been started, stopped or linked since.
  useQuery({ ...meQuery(useApi()), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  if (!data) {
    if (!error) return <ListSkeleton />
    return (
      <FailureState
        reason={error.message}
        {...(error instanceof AppError && error.sessionId && { sessionId: error.sessionId })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <>
      <TelegramState profile={profile} />
      <Searches searches={data} profile={profile} />
    </>
  )
}

interface SearchesProps {
  searches: readonly SavedSearch[]
  profile: Profile
}

function Searches({ searches, profile }: SearchesProps) {
  const remove = useRemoveSavedSearch(profile.id)
  const focus = useRowFocus(searches.length, false)
  const most = SAVED_SEARCHES_MAX[profile.type]
  return (
    <section aria-labelledby="searches" className="grid gap-4" {...focus.listeners}>
      {searches.length === 0 ? (
        <div ref={focus.emptyPlace}>
          <NoSearches />
        </div>
      ) : (
        <>
          <h2 id="searches" className="flex flex-wrap items-baseline gap-x-3 font-bold text-title">
            Сохранённые поиски
            <span className="font-regular text-caption text-text-muted">
              {searches.length} из {most}
            </span>
          </h2>
          {searches.length >= most && (
            <p className="text-text-muted">
              Это все: чтобы сохранить ещё один, удалите тот, что больше не нужен.
            </p>
          )}
          <ul ref={focus.rows} aria-labelledby="searches" className="grid gap-3">
            {searches.map((search) => (
              <li
                key={search.id}
                tabIndex={-1}
                className="rounded-card border bg-surface-raised p-4 desk:p-5"
              >
                <PagePart>
                  <SearchRow search={search} userId={profile.id} onRemove={remove} />
                </PagePart>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function NoSearches() {
  return (
    <EmptyState
      title="Сохранённых поисков пока нет"
      actions={<Button render={<Link to={PATHS.search} />}>Перейти к поиску</Button>}
    >
      Выберите в списке город, марку, цену – что для вас важно – и нажмите «Сохранить поиск».
    </EmptyState>
  )
}
