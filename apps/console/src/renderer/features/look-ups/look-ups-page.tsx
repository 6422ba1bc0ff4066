import { useInfiniteQuery } from '@tanstack/react-query'
import type { LookUp } from '@trassa/contracts/calls/moderator/look-ups'
import { Button } from '@trassa/ui/actions/button'
import { Chip } from '@trassa/ui/actions/chip'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { TextField } from '@trassa/ui/fields/text-field'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { type LookUpsFilter, lookUpsQuery } from './look-ups-query.ts'
import { LookUpsTable } from './look-ups-table.tsx'

/** Who of the staff has looked up whom, for senior moderators (domain §9; docs/decisions/155). */
export function LookUpsPage() {
  const [params, setParams] = useSearchParams()
  const filter: LookUpsFilter = {
    staffId: params.get('staff'),
    userId: params.get('user'),
    day: params.get('day'),
  }
  const query = useInfiniteQuery(lookUpsQuery(useApi(), filter))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const set = (name: 'staff' | 'user' | 'day', value: string | null) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  return (
    <div className="h-full min-w-0 overflow-y-auto">
      <div className="grid gap-3 p-4">
        <h1 className="font-bold text-heading">Журнал просмотров</h1>
        <p className="max-w-160 text-text-muted">
          Кто из сотрудников искал людей и открывал их данные. Просмотр журнала тоже записывается.
        </p>
        <Filters filter={filter} items={items} onSet={set} />
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

interface FiltersProps {
  filter: LookUpsFilter
  /** What is shown: the names of what was chosen come from there. */
  items: readonly LookUp[]
  onSet: (name: 'staff' | 'user' | 'day', value: string | null) => void
}

function Filters({ filter: { staffId, userId, day }, items, onSet }: FiltersProps) {
  const staff = items.find((one) => one.staff.id === staffId)?.staff.username
  const user = items.find((one) => one.user?.id === userId)?.user?.username
  return (
    <div className="flex flex-wrap items-center gap-2">
      <TextField
        label="День"
        labelHidden
        type="date"
        value={day ?? ''}
        onChange={(event) => onSet('day', event.target.value)}
      />
      {day && (
        <Button variant="quiet" size="small" onClick={() => onSet('day', null)}>
          За всё время
        </Button>
      )}
      {staffId && (
        <Chip onRemove={() => onSet('staff', null)}>{`Сотрудник: ${staff ?? `№ ${staffId}`}`}</Chip>
      )}
      {userId && (
        <Chip onRemove={() => onSet('user', null)}>{`Человек: ${user ?? `№ ${userId}`}`}</Chip>
      )}
    </div>
  )
}
