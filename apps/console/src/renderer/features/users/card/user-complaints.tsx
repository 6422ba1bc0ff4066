import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import type { ComplaintSide } from '@trassa/contracts/calls/moderator-user-card'
import { COMPLAINT_OUTCOMES, COMPLAINT_REASONS } from '@trassa/contracts/enumerations/complaints'
import { LoadMore } from '@trassa/ui/navigation/load-more'
import { useApi } from '../../../lib/api-context.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { Opened } from '../opened.ts'
import { LoadedPart } from '../purchases/loaded-part.tsx'
import { userComplaintsQuery } from './card-queries.ts'

const MINUTE_MS = 60_000

const SIDES: Record<ComplaintSide, { title: string; empty: string }> = {
  about: { title: 'На объявления пользователя', empty: 'На объявления не жаловались' },
  by: { title: 'Отправленные пользователем', empty: 'Пользователь не жаловался' },
}

interface UserComplaintsProps {
  userId: string
  onOpen: (next: Opened) => void
}

/** Complaints of a user's ads and those that the user has made. */
export function UserComplaints({ userId, onOpen }: UserComplaintsProps) {
  return (
    <div className="grid gap-4">
      <Side userId={userId} side="about" onOpen={onOpen} />
      <Side userId={userId} side="by" onOpen={onOpen} />
    </div>
  )
}

function Side({ userId, side, onOpen }: UserComplaintsProps & { side: ComplaintSide }) {
  const now = useNow(MINUTE_MS)
  const query = useInfiniteQuery(userComplaintsQuery(useApi(), userId, side))
  const { title, empty } = SIDES[side]
  return (
    <section aria-label={title} className="grid gap-2">
      <h2 className="font-bold">{title}</h2>
      <LoadedPart query={query}>
        {({ pages }) => {
          const complaints = pages.flatMap(({ items }) => items)
          if (complaints.length === 0) return <p className="text-text-muted">{empty}</p>
          return (
            <>
              <ol className="grid gap-2">
                {complaints.map(({ id, at, reason, comment, outcome, ad }) => (
                  <li key={id} className="flex flex-wrap gap-x-2">
                    <time dateTime={at} className="tabular w-28 shrink-0 text-text-muted">
                      {formatDateTime(at, now)}
                    </time>
                    <span>{COMPLAINT_REASONS[reason]}</span>
                    <button
                      type="button"
                      className="text-sign-text hover:underline"
                      onClick={() => onOpen({ kind: 'ad', id: ad.id })}
                    >
                      {ad.title || `№ ${ad.id}`}
                    </button>
                    <span className="text-text-muted">
                      {outcome ? COMPLAINT_OUTCOMES[outcome] : 'Ждёт решения'}
                    </span>
                    {comment && <span className="w-full pl-30">{comment}</span>}
                  </li>
                ))}
              </ol>
              <LoadMore
                shown={complaints.length}
                total={pages[0]?.total ?? 0}
                loading={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          )
        }}
      </LoadedPart>
    </section>
  )
}
