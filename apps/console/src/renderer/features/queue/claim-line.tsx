import { useQuery } from '@tanstack/react-query'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { isUnanswered } from '../../../shared/failures.ts'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useNow } from '../../lib/use-now.ts'
import { heartbeatQuery } from './queue-queries.ts'

const SECOND_MS = 1000

/** The time until `until` as `9:05`; `0:00` after it. */
export function remaining(until: string, now: Date): string {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / SECOND_MS))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The ad's claim and the time that it is still valid without a heartbeat. Sends the heartbeat. */
export function ClaimLine({ ad }: { ad: ModeratedAd }) {
  const now = useNow(SECOND_MS)
  const { data, error } = useQuery(heartbeatQuery(useApi(), ad.id))
  if (error && !isUnanswered(error)) {
    return (
      <p role="alert" className="text-stop-text">
        {failureText(error)}
      </p>
    )
  }
  const claim = data ?? ad.claim
  if (!claim) return null
  return (
    <p className="flex justify-between gap-3 text-caption text-text-muted">
      <span>{claim.mine ? 'Проверяете вы' : `Проверяет ${claim.moderatorName}`}</span>
      <span className="tabular" title="Время продлевается само, пока объявление открыто">
        осталось {remaining(claim.expiresAt, now)}
      </span>
    </p>
  )
}
