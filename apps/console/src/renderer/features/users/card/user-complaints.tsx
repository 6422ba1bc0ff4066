import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComplaintSide } from '@trassa/contracts/calls/moderator/user-card'
import { COMPLAINT_OUTCOMES, COMPLAINT_REASONS } from '@trassa/contracts/enumerations/complaints'
import { useApi } from '../../../lib/api-context.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { Opened } from '../opened.ts'
import { userComplaintsQuery } from './card-queries.ts'
import { AdButton, DatedLine } from './dated-line.tsx'
import { PagedList } from './paged-list.tsx'

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
      <PagedList query={query} empty={empty}>
        {({ id, at, reason, comment, outcome, ad }) => (
          <DatedLine key={id} at={at} now={now} below={comment}>
            <span>{COMPLAINT_REASONS[reason]}</span>
            <AdButton ad={ad} onOpen={(adId) => onOpen({ kind: 'ad', id: adId })} />
            <span className="text-text-muted">
              {outcome ? COMPLAINT_OUTCOMES[outcome] : 'Ждёт решения'}
            </span>
          </DatedLine>
        )}
      </PagedList>
    </section>
  )
}
