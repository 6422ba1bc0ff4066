import { useInfiniteQuery } from '@tanstack/react-query'
import type { UserHistoryPart } from '@trassa/contracts/calls/moderator/user-card'
import { AUDIT_EVENT_NAMES } from '@trassa/contracts/enumerations/moderation'
import { useApi } from '../../../lib/api-context.ts'
import { useNow } from '../../../lib/use-now.ts'
import { adStatusLabel } from '../../../shared/ads/ad-status.tsx'
import type { Opened } from '../opened.ts'
import { userHistoryQuery } from './card-queries.ts'
import { AdButton, DatedLine } from './dated-line.tsx'
import { PagedList } from './paged-list.tsx'

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
    <PagedList query={query} empty={EMPTY[part]} label="История">
      {({ id, at, event, actorName, toStat, reason, ad }) => (
        <DatedLine key={id} at={at} now={now} below={reason}>
          <span>{NAMES[event] ?? event}</span>
          {ad && <AdButton ad={ad} onOpen={(adId) => onOpen({ kind: 'ad', id: adId })} />}
          {toStat !== null && <span className="text-text-muted">{adStatusLabel(toStat)}</span>}
          <span className="text-text-muted">{actorName}</span>
        </DatedLine>
      )}
    </PagedList>
  )
}
