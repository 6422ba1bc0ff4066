import { formatDateTime } from '@trassa/catalog/format/dates'
import { plural } from '@trassa/catalog/format/numbers'
import type { AuditEntry, ModeratedAd } from '@trassa/contracts/entities/moderation'
import { AUDIT_EVENT_NAMES } from '@trassa/contracts/enumerations/moderation'
import { useNow } from '../../../lib/use-now.ts'
import { adStatusLabel } from '../../ads/ad-status.tsx'
import { Section } from '../section.tsx'
import { changedLabels } from './changed-labels.ts'
import { foldEdits, type HistoryLine } from './fold-edits.ts'

const MINUTE_MS = 60_000
const NAMES: Record<string, string> = AUDIT_EVENT_NAMES

function change({ fromStat, toStat }: AuditEntry): string | null {
  if (toStat === null || fromStat === toStat) return null
  return fromStat === null
    ? adStatusLabel(toStat)
    : `${adStatusLabel(fromStat)} → ${adStatusLabel(toStat)}`
}

function nameOf({ entry, total, minutes }: HistoryLine): string {
  if (total === 1) return NAMES[entry.event] ?? entry.event
  const edits = plural(total, ['правка', 'правки', 'правок'])
  return `${total} ${edits} за ${minutes} ${plural(minutes, ['минуту', 'минуты', 'минут'])}`
}

/** What has happened to the ad and what it has changed, the newest first; edits of one sitting are one line. */
export function AdHistory({ ad }: { ad: Pick<ModeratedAd, 'adType' | 'history'> }) {
  const now = useNow(MINUTE_MS)
  if (ad.history.length === 0) return null
  return (
    <Section title="История">
      <ol className="grid gap-1">
        {foldEdits(ad.history).map((line) => {
          const { entry } = line
          const changed = changedLabels(ad.adType, line.changed)
          return (
            <li key={entry.id} className="flex flex-wrap gap-x-2">
              <time dateTime={entry.at} className="tabular shrink-0 text-text-muted">
                {formatDateTime(entry.at, now)}
              </time>
              <span>{nameOf(line)}</span>
              <span className="text-text-muted">{entry.actorName}</span>
              {change(entry) && <span className="text-text-muted">{change(entry)}</span>}
              {changed.length > 0 && (
                <span className="w-full text-text-muted">Изменено: {changed.join(', ')}</span>
              )}
              {entry.reason && <span className="wrap-anywhere w-full">{entry.reason}</span>}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
