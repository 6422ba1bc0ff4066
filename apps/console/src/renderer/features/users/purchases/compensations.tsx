import { formatDateTime } from '@trassa/catalog/format/dates'
import type { Compensation } from '@trassa/contracts/entities/moderator/staff-order'
import { useNow } from '../../../lib/use-now.ts'
import { Section } from '../../../shared/ad-view/section.tsx'

const MINUTE_MS = 60_000

interface CompensationsProps {
  compensations: readonly Compensation[]
  onOpenAd: (id: string) => void
}

/** What the user was given for nothing, by whom and why. */
export function Compensations({ compensations, onOpenAd }: CompensationsProps) {
  const now = useNow(MINUTE_MS)
  if (compensations.length === 0) return null
  return (
    <Section title="Компенсации">
      <ol className="grid gap-1.5">
        {compensations.map(({ id, at, actorName, title, adId, reason }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2">
            <time dateTime={at} className="tabular text-text-muted">
              {formatDateTime(at, now)}
            </time>
            {adId === null ? (
              <span>{title}</span>
            ) : (
              <button
                type="button"
                className="text-left text-sign-text underline-offset-2 hover:underline"
                onClick={() => onOpenAd(adId)}
              >
                {title}
              </button>
            )}
            <span className="text-text-muted">{actorName}</span>
            <span className="w-full">{reason}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
