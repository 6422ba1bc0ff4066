import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import type { UserHistoryPart } from '@trassa/contracts/calls/moderator-user-card'
import { AUDIT_EVENT_NAMES } from '@trassa/contracts/enumerations/moderation'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import { useApi } from '../../../lib/api-context.ts'
import { useNow } from '../../../lib/use-now.ts'
import { adStatusLabel } from '../../../shared/ads/ad-status.tsx'
import type { Opened } from '../opened.ts'
import { LoadedPart } from '../purchases/loaded-part.tsx'
import { userHistoryQuery } from './card-queries.ts'

const MINUTE_MS = 60_000
const NAMES: Record<string, string> = AUDIT_EVENT_NAMES

const EMPTY: Record<UserHistoryPart, string> = {
  account: 'Записей нет',
  decisions: 'Решений по объявлениям не было',
  made: 'Решений не принимал',
}

interface UserHistoryProps {
  userId: string
  part: UserHistoryPart
  onOpen: (next: Opened) => void
}

/** A part of a user's history, newest first, each entry with its ad. */
export function UserHistory({ userId, part, onOpen }: UserHistoryProps) {
  const now = useNow(MINUTE_MS)
  const query = useInfiniteQuery(userHistoryQuery(useApi(), userId, part))
  return (
    <LoadedPart query={query}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items)
        if (entries.length === 0) return <p className="text-text-muted">{EMPTY[part]}</p>
        return (
          <>
            <ol className="grid gap-2" aria-label="История">
              {entries.map(({ id, at, event, actorName, toStat, reason, ad }) => (
                <li key={id} className="flex flex-wrap gap-x-2">
                  <time dateTime={at} className="tabular w-28 shrink-0 text-text-muted">
                    {formatDateTime(at, now)}
                  </time>
                  <span>{NAMES[event] ?? event}</span>
                  {ad && (
                    <button
                      type="button"
                      className="text-sign-text hover:underline"
                      onClick={() => onOpen({ kind: 'ad', id: ad.id })}
                    >
                      {ad.title || `№ ${ad.id}`}
                    </button>
                  )}
                  {toStat !== null && (
                    <span className="text-text-muted">{adStatusLabel(toStat)}</span>
                  )}
                  <span className="text-text-muted">{actorName}</span>
                  {reason && <span className="w-full pl-30">{reason}</span>}
                </li>
              ))}
            </ol>
            <LoadMore
              shown={entries.length}
              total={pages[0]?.total ?? 0}
              loading={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          </>
        )
      }}
    </LoadedPart>
  )
}
