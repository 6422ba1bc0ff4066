import { cut } from '@trassa/catalog/format/cut'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { plural } from '@trassa/catalog/format/numbers'
import type { AuditEntry, ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { AUDIT_EVENT_NAMES } from '@trassa/contracts/enumerations/moderation'
import { ROLE_NAMES } from '@trassa/contracts/enumerations/users'
import { useNow } from '../../../lib/use-now.ts'
import { adStatusLabel } from '../../ads/ad-status.tsx'
import { contentRows, type DifferenceRow } from '../difference-rows.ts'
import { Section } from '../section.tsx'
import { changedLabels } from './changed-labels.ts'
import { foldEdits, type HistoryLine } from './fold-edits.ts'

const MINUTE_MS = 60_000
/** Signs of a value; a description is longer. */
const VALUE = 80
const NAMES: Record<string, string> = AUDIT_EVENT_NAMES

type HistoryAd = Pick<ModeratedAd, 'adType' | 'userId' | 'history'>

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

/** Who it was, and what that person is to the ad. */
function actorOf({ actorId, actorName, actorRole }: AuditEntry, { userId }: HistoryAd): string {
  if (actorId === null || actorRole === null) return actorName
  const role = actorId === userId ? 'владелец' : ROLE_NAMES[actorRole].toLowerCase()
  return `${actorName}, ${role}`
}

/** The values that a line has changed, and the names of what has changed without values to show. */
function changesOf(line: HistoryLine, { adType }: HistoryAd) {
  const { difference, changed } = line
  const rows = difference ? contentRows(adType, difference) : []
  const differing = rows.filter(({ before, after }) => before !== after)
  // Long texts that differ behind what is shown of them are named only.
  const isVisible = ({ before, after }: DifferenceRow) => shownValue(before) !== shownValue(after)
  const hidden = differing.filter((row) => !isVisible(row)).map(({ label }) => label.toLowerCase())
  const shown = new Set(rows.map(({ label }) => label.toLowerCase()))
  // A revision that waits is shown by its fields.
  const isRevisionNamed = rows.length === 0
  const labels = changedLabels(difference?.after.adType ?? adType, changed, { isRevisionNamed })
  return {
    rows: differing.filter(isVisible),
    labels: [...hidden, ...labels.filter((label) => !shown.has(label))],
  }
}

/** What has happened to the ad and what it has changed, the newest first; edits of one sitting are one line. */
export function AdHistory({ ad }: { ad: HistoryAd }) {
  if (ad.history.length === 0) return null
  return (
    <Section title="История">
      <ol className="grid gap-1.5">
        {foldEdits(ad.history).map((line) => (
          <HistoryItem key={line.entry.id} line={line} ad={ad} />
        ))}
      </ol>
    </Section>
  )
}

function HistoryItem({ line, ad }: { line: HistoryLine; ad: HistoryAd }) {
  const now = useNow(MINUTE_MS)
  const { entry } = line
  const { rows, labels } = changesOf(line, ad)
  return (
    <li className="flex flex-wrap gap-x-2">
      <time dateTime={entry.at} className="tabular shrink-0 text-text-muted">
        {formatDateTime(entry.at, now)}
      </time>
      <span>{nameOf(line)}</span>
      <span className="text-text-muted">{actorOf(entry, ad)}</span>
      {change(entry) && <span className="text-text-muted">{change(entry)}</span>}
      {rows.length > 0 && (
        <ul className="w-full">
          {rows.map((row) => (
            <ValueChange key={row.key} row={row} />
          ))}
        </ul>
      )}
      {labels.length > 0 && (
        <span className="w-full text-text-muted">Изменено: {labels.join(', ')}</span>
      )}
      {entry.reason && <span className="wrap-anywhere w-full">{entry.reason}</span>}
    </li>
  )
}

const shownValue = (text: string | null) => (text === null ? '—' : cut(text, VALUE))

function ValueChange({ row: { label, before, after } }: { row: DifferenceRow }) {
  return (
    <li className="wrap-anywhere">
      <span className="text-text-muted">{label}:</span> {shownValue(before)} → {shownValue(after)}
    </li>
  )
}
