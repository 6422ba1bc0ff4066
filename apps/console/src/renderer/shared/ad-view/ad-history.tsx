import { formatDateTime } from '@trassa/catalog/format/dates'
import type { AuditEntry } from '@trassa/contracts/entities/moderation'
import { AUDIT_EVENT_NAMES } from '@trassa/contracts/enumerations/moderation'
import { useNow } from '../../lib/use-now.ts'
import { adStatusLabel } from '../ads/ad-status.tsx'
import { Section } from './section.tsx'

const MINUTE_MS = 60_000
const NAMES: Record<string, string> = AUDIT_EVENT_NAMES

function change({ fromStat, toStat }: AuditEntry): string | null {
  if (toStat === null || fromStat === toStat) return null
  return fromStat === null
    ? adStatusLabel(toStat)
    : `${adStatusLabel(fromStat)} → ${adStatusLabel(toStat)}`
}

/** What has happened to the ad, the newest first. */
export function AdHistory({ history }: { history: readonly AuditEntry[] }) {
  const now = useNow(MINUTE_MS)
  if (history.length === 0) return null
  return (
    <Section title="История">
      <ol className="grid gap-1">
        {history.map((entry) => (
          <li key={entry.id} className="flex flex-wrap gap-x-2">
            <time dateTime={entry.at} className="tabular shrink-0 text-text-muted">
              {formatDateTime(entry.at, now)}
            </time>
            <span>{NAMES[entry.event] ?? entry.event}</span>
            <span className="text-text-muted">{entry.actorName}</span>
            {change(entry) && <span className="text-text-muted">{change(entry)}</span>}
            {entry.reason && <span className="w-full">{entry.reason}</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
