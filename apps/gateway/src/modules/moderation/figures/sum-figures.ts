import type { CallAnswer } from '@trassa/contracts/call'
import type { FigurePoint, readFigures } from '@trassa/contracts/calls/moderator/figures'
import { perOutcome } from '@trassa/contracts/enumerations/figures'
import type {
  AppealRow,
  BatchRow,
  Counted,
  Periods,
  QueueRow,
  Totals,
} from './figures.repository.ts'

/** The appeals of any hours, days and moderators together. */
export const sumAppeals = (rows: readonly AppealRow[]): Totals['appeals'] => ({
  decided: rows.reduce((sum, { decided }) => sum + decided, 0),
  overturned: rows.reduce((sum, { overturned }) => sum + overturned, 0),
})

/** The batches of any hours, days and moderators together. */
export const sumBatches = (rows: readonly BatchRow[]): Totals['batches'] => ({
  finished: rows.reduce((sum, { finished }) => sum + finished, 0),
  changedAds: rows.reduce((sum, { changedAds }) => sum + changedAds, 0),
})

/** What decisions come to; `undefined`: there were none. */
export const countsOf = (row: Counted | undefined): Counted => ({
  decisions: row?.decisions ?? 0,
  outcomes: row?.outcomes ?? perOutcome(() => 0),
  medianSeconds: row?.medianSeconds ?? null,
  p90Seconds: row?.p90Seconds ?? null,
  skips: row?.skips ?? 0,
})

/** The lanes in which something was decided. */
export const lanesOf = (periods: readonly Periods[]): CallAnswer<typeof readFigures>['lanes'] =>
  periods
    .filter(({ kind, decisions }) => kind === 'lane' && decisions > 0)
    .map(({ lane, decisions, medianSeconds, p90Seconds }) => ({
      lane,
      decisions,
      medianSeconds,
      p90Seconds,
    }))

interface Rows {
  periods: readonly Periods[]
  appeals: readonly AppealRow[]
  batches: readonly BatchRow[]
  queue: readonly QueueRow[]
}

/** One point for each hour or day, those in which nothing has happened included. */
export function pointsOf(
  bounds: readonly Date[],
  { periods, appeals, batches, queue }: Rows,
): FigurePoint[] {
  const ofBucket = new Map(
    periods.filter(({ kind }) => kind === 'bucket').map((row) => [row.bucket, row]),
  )
  const queueOf = new Map(queue.map(({ bucket, ...measured }) => [bucket, measured]))
  return bounds.slice(0, -1).map((at, index) => {
    const bucket = index + 1
    const { outcomes, medianSeconds, p90Seconds, skips } = countsOf(ofBucket.get(bucket))
    return {
      at: at.toISOString(),
      outcomes,
      medianSeconds,
      p90Seconds,
      skips,
      appeals: sumAppeals(appeals.filter((one) => one.bucket === bucket)),
      batches: sumBatches(batches.filter((one) => one.bucket === bucket)),
      queue: queueOf.get(bucket) ?? null,
    }
  })
}
