import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import { useApi } from '../../../lib/api-context.ts'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import type { Opened } from '../opened.ts'
import { Compensations } from './compensations.tsx'
import { PackagesTable } from './packages-table.tsx'
import { userPackagesQuery } from './purchases-queries.ts'

interface UserPackagesProps {
  userId: string
  onOpen: (next: Opened) => void
}

/** The packages of a user, newest first, and what was given for nothing and why. */
export function UserPackages({ userId, onOpen }: UserPackagesProps) {
  const query = useInfiniteQuery(userPackagesQuery(useApi(), userId))
  return (
    <LoadedPart query={query}>
      {({ pages }) => {
        const packages = pages.flatMap(({ items }) => items)
        return (
          <div className="grid gap-4">
            {packages.length === 0 ? (
              <p className="text-text-muted">Пакетов нет</p>
            ) : (
              <div className="grid gap-2">
                <PackagesTable
                  packages={packages}
                  onOpenOrder={(id) => onOpen({ kind: 'order', id })}
                />
                <LoadMore
                  shown={packages.length}
                  total={pages[0]?.total ?? 0}
                  loading={query.isFetchingNextPage}
                  onMore={() => void query.fetchNextPage()}
                />
              </div>
            )}
            <Compensations
              compensations={pages[0]?.compensations ?? []}
              onOpenAd={(id) => onOpen({ kind: 'ad', id })}
            />
          </div>
        )
      }}
    </LoadedPart>
  )
}
