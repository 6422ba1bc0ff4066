import { useQuery } from '@tanstack/react-query'
import type { Claim, ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { isUnanswered } from '../../../../shared/failures.ts'
import { useApi } from '../../../lib/api-context.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { useNow } from '../../../lib/use-now.ts'
import { heartbeatQuery } from '../queue-queries.ts'
import { useAway } from './use-away.ts'

const SECOND_MS = 1000

const TIME = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' })

/** The time until `until` as `9:05`; `0:00` after it. */
function remaining(until: string, now: Date): string {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / SECOND_MS))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The ad's claim and the time that it is still valid without a heartbeat. Sends the heartbeat while a person works. */
export function ClaimLine({ ad }: { ad: ModeratedAd }) {
  const now = useNow(SECOND_MS)
  const isAway = useAway()
  const { data, error } = useQuery({ ...heartbeatQuery(useApi(), ad.id), enabled: !isAway })
  if (error && !isUnanswered(error)) return <ClaimNotice>{failureText(error)}</ClaimNotice>
  const claim = data ?? ad.claim
  if (!claim) return null
  if (!claim.mine) {
    return <ClaimNotice>{`Теперь объявление проверяет ${claim.moderatorName}`}</ClaimNotice>
  }
  if (isAway) return <ClaimNotice>{awayText(claim, now)}</ClaimNotice>
  return (
    <p className="flex justify-between gap-3 text-caption text-text-muted">
      <span>Проверяете вы</span>
      <span className="tabular" title="Время продлевается само, пока вы работаете">
        осталось {remaining(claim.expiresAt, now)}
      </span>
    </p>
  )
}

function awayText({ expiresAt }: Claim, now: Date): string {
  const until = new Date(expiresAt)
  const release =
    until > now ? `объявление освободится в ${TIME.format(until)}` : 'объявление уже свободно'
  return `Вы отошли: ${release}. Чтобы продолжить, нажмите любую клавишу`
}

function ClaimNotice({ children }: { children: string }) {
  return (
    <p role="alert" className="rounded-card bg-marking-quiet p-2">
      {children}
    </p>
  )
}
