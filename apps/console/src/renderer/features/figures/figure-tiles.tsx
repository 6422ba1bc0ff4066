import { formatNumber, NBSP } from '@trassa/catalog/format/numbers'
import type { CallAnswer } from '@trassa/contracts/call'
import type { readFigures } from '@trassa/contracts/calls/moderator/figures'
import type { Figure } from '@trassa/contracts/enumerations/figures'
import { FigureName } from './charts/figure-name.tsx'
import { formatDuration } from './format-duration.ts'

type Totals = CallAnswer<typeof readFigures>['totals']

const NONE = '–'

/** Decisions for each worked hour. */
export const perHour = ({ decisions, workedHours }: Totals): string =>
  workedHours === 0 ? NONE : formatNumber(decisions / workedHours, 1)

/** A duration, a dash where nothing was decided. */
export const durationOr = (seconds: number | null): string =>
  seconds === null ? NONE : formatDuration(seconds)

/** The share of appeals after which the block ended, and of how many. */
export const overturnedShare = ({ appeals: { decided, overturned } }: Totals): string =>
  decided === 0
    ? NONE
    : `${formatNumber((overturned / decided) * 100)}${NBSP}% (${overturned} из ${decided})`

/** The figures of the whole period. */
export function FigureTiles({ totals }: { totals: Totals }) {
  const tiles: { figure: Figure; value: string; note?: string }[] = [
    { figure: 'decisions', value: formatNumber(totals.decisions) },
    { figure: 'perHour', value: perHour(totals) },
    {
      figure: 'timeToDecision',
      value: durationOr(totals.medianSeconds),
      note: `90${NBSP}%: ${durationOr(totals.p90Seconds)}`,
    },
    { figure: 'overturned', value: overturnedShare(totals) },
    { figure: 'skips', value: formatNumber(totals.skips) },
    {
      figure: 'batches',
      value: formatNumber(totals.batches.finished),
      note: `объявлений: ${formatNumber(totals.batches.changedAds)}`,
    },
  ]
  return (
    <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-card border bg-line wide:grid-cols-6">
      {tiles.map(({ figure, value, note }) => (
        <div key={figure} className="grid content-start bg-surface-raised p-3">
          <dt className="flex items-center text-caption text-text-muted">
            <FigureName figure={figure} />
          </dt>
          <dd className="font-bold text-title">{value}</dd>
          {note && <dd className="text-caption text-text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
