import { useInfiniteQuery } from '@tanstack/react-query'
import { daySchema } from '@trassa/contracts/calendar-day'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { LookUpsFilters, type LookUpsPart } from './look-ups-filters.tsx'
import { type LookUpsFilter, lookUpsQuery } from './look-ups-query.ts'
import { LookUpsTable } from './look-ups-table.tsx'

/** Who of the staff has looked up whom, for senior moderators (domain §9; docs/decisions/155). */
export function LookUpsPage() {
  const [params, setParams] = useSearchParams()
  const filter: LookUpsFilter = {
    staffId: params.get('staff'),
    userId: params.get('user'),
    day: daySchema.safeParse(params.get('day')).data ?? null,
  }
  const query = useInfiniteQuery(lookUpsQuery(useApi(), filter))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const set = (part: LookUpsPart, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(part, value)
        else next.delete(part)
        return next
      },
      { replace: true },
    )
  return (
    <div className="h-full min-w-0 overflow-y-auto">
      <div className="grid gap-3 p-4">
        <h1 className="font-bold text-heading">Журнал просмотров</h1>
        <p className="max-w-160 text-text-muted">
          Кто из сотрудников искал людей и открывал их данные. Просмотр журнала тоже записывается.
        </p>
        <LookUpsFilters filter={filter} items={items} onSet={set} />
        {query.data ? (
          items.length === 0 ? (
            <EmptyState title="Записей нет">Выберите другой день или уберите условия.</EmptyState>
          ) : (
            <>
              <LookUpsTable items={items} onSet={set} />
              <LoadMore
                shown={items.length}
                total={query.data.pages[0]?.total ?? 0}
                loading={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          )
        ) : query.error ? (
          <FailureState
            reason={failureText(query.error)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <SkeletonGroup className="grid gap-1">
            {Array.from({ length: 10 }, (_, index) => (
              <Skeleton key={index} className="h-row" />
            ))}
          </SkeletonGroup>
        )}
      </div>
    </div>
  )
}
