import { formatDecimal, formatNumber, NBSP } from '@trassa/catalog/format/numbers'
import type { CallAnswer } from '@trassa/contracts/call'
import type { readFigures } from '@trassa/contracts/calls/moderator/figures'
import { type Figure, hasAppeals, hasBatches } from '@trassa/contracts/enumerations/figures'
import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import clsx from 'clsx'
import { FigureName } from './charts/figure-name.tsx'
import { formatDuration } from './format-duration.ts'

type Totals = CallAnswer<typeof readFigures>['totals']

const NONE = '–'

/** Decisions for each worked hour. */
export const perHour = ({ decisions, workedHours }: Totals): string =>
  workedHours === 0 ? NONE : formatDecimal(decisions / workedHours, 1)

/** A duration, a dash where nothing was decided. */
export const durationOr = (seconds: number | null): string =>
  seconds === null ? NONE : formatDuration(seconds)

/** The share of appeals after which the block ended, and of how many. */
export const overturnedShare = ({ appeals: { decided, overturned } }: Totals): string =>
  decided === 0
    ? NONE
    : `${formatNumber((overturned / decided) * 100)}${NBSP}% (${overturned} из ${decided})`

/** A row of its own for each number of tiles, so that no place stays empty. */
const COLUMNS: Record<number, string> = {
  4: 'grid-cols-4',
  5: 'grid-cols-5',
  6: 'grid-cols-3 wide:grid-cols-6',
}

interface Tile {
  figure: Figure
  value: string
  note?: string
}

interface FigureTilesProps {
  totals: Totals
  lane: QueueLane | undefined
}

/** The figures of the whole period, without those that a chosen lane has not. */
export function FigureTiles({ totals, lane }: FigureTilesProps) {
  const batches: Tile = {
    figure: 'batches',
    value: formatNumber(totals.batches.finished),
    note: `объявлений: ${formatNumber(totals.batches.changedAds)}`,
  }
  const overturned: Tile = { figure: 'overturned', value: overturnedShare(totals) }
  const tiles: Tile[] = [
    { figure: 'decisions', value: formatNumber(totals.decisions) },
    { figure: 'perHour', value: perHour(totals) },
    {
      figure: 'timeToDecision',
      value: durationOr(totals.medianSeconds),
      note: `90${NBSP}%: ${durationOr(totals.p90Seconds)}`,
    },
    ...(hasAppeals(lane) ? [overturned] : []),
    { figure: 'skips', value: formatNumber(totals.skips) },
    ...(hasBatches(lane) ? [batches] : []),
  ]
  return (
    <dl
      className={clsx(
        'grid gap-px overflow-hidden rounded-card border bg-line',
        COLUMNS[tiles.length],
      )}
    >
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
