import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import type {
  readFigures,
  readQueueAges,
  readStaffFigures,
} from '@trassa/contracts/calls/moderator/figures'
import { perOutcome } from '@trassa/contracts/enumerations/figures'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import {
  type FigureScope,
  readAppeals,
  readBatchFigures,
  readCountedAt,
  readPeople,
  readPeriods,
  readQueueHistory,
  readWorkedHours,
} from './figures.repository.ts'
import { periodBounds } from './period-bounds.ts'
import { readLaneAges } from './queue-samples.repository.ts'
import { sumAppeals, sumBatches } from './sum-figures.ts'

type Query<C extends typeof readFigures | typeof readStaffFigures> = CallArguments<
  C,
  'output'
>['query']

export type FiguresService = ReturnType<typeof createFiguresService>

const NOTHING = {
  decisions: 0,
  outcomes: perOutcome(() => 0),
  medianSeconds: null,
  p90Seconds: null,
  skips: 0,
}

/** Figures of the moderators' work (docs/decisions/154): of all for every moderator, of one for that one and for seniors. */
export function createFiguresService({ db }: { db: Database }) {
  return {
    /** @throws AppError `session.forbidden` where a moderator asks for the figures of another. */
    read: async (
      { lane, moderatorId, ...period }: Query<typeof readFigures>,
      { userId, role }: Visitor,
    ): Promise<CallAnswer<typeof readFigures>> => {
      const isOther = moderatorId !== undefined && moderatorId !== userId
      if (isOther && !hasRole(role, 'seniorModerator')) throw new AppError('session.forbidden')
      const { step, bounds } = periodBounds(period)
      const scope: FigureScope = { bounds, lane, moderatorId }
      const [periods, hours, appeals, batches, queue, countedAt] = await Promise.all([
        readPeriods(db, scope),
        readWorkedHours(db, scope),
        readAppeals(db, scope),
        readBatchFigures(db, scope),
        readQueueHistory(db, scope),
        readCountedAt(db),
      ])
      const { decisions, outcomes, medianSeconds, p90Seconds, skips } =
        periods.find(({ kind }) => kind === 'total') ?? NOTHING
      const ofBucket = new Map(
        periods.filter(({ kind }) => kind === 'bucket').map((row) => [row.bucket, row]),
      )
      const queueOf = new Map(queue.map(({ bucket, ...measured }) => [bucket, measured]))
      return {
        step,
        countedAt,
        totals: {
          decisions,
          outcomes,
          medianSeconds,
          p90Seconds,
          skips,
          workedHours: [...hours.values()].reduce((sum, count) => sum + count, 0),
          appeals: sumAppeals(appeals),
          batches: sumBatches(batches),
        },
        lanes: periods
          .filter((row) => row.kind === 'lane' && row.decisions > 0)
          .map((row) => ({
            lane: row.lane,
            decisions: row.decisions,
            medianSeconds: row.medianSeconds,
            p90Seconds: row.p90Seconds,
          })),
        points: bounds.slice(0, -1).map((at, index) => {
          const bucket = index + 1
          const row = ofBucket.get(bucket) ?? NOTHING
          return {
            at: at.toISOString(),
            outcomes: row.outcomes,
            medianSeconds: row.medianSeconds,
            p90Seconds: row.p90Seconds,
            skips: row.skips,
            appeals: sumAppeals(appeals.filter((one) => one.bucket === bucket)),
            batches: sumBatches(batches.filter((one) => one.bucket === bucket)),
            queue: queueOf.get(bucket) ?? null,
          }
        }),
      }
    },

    queue: (): Promise<CallAnswer<typeof readQueueAges>> => readLaneAges(db),

    people: async ({
      lane,
      ...period
    }: Query<typeof readStaffFigures>): Promise<CallAnswer<typeof readStaffFigures>> => {
      const scope: FigureScope = { bounds: periodBounds(period).bounds, lane }
      const [people, hours, appeals, batches] = await Promise.all([
        readPeople(db, scope),
        readWorkedHours(db, scope),
        readAppeals(db, scope),
        readBatchFigures(db, scope),
      ])
      return people.map((person) => ({
        ...person,
        workedHours: hours.get(person.moderator.id) ?? 0,
        appeals: sumAppeals(appeals.filter(({ blockedBy }) => blockedBy === person.moderator.id)),
        batches: sumBatches(
          batches.filter(({ moderatorId }) => moderatorId === person.moderator.id),
        ),
      }))
    },
  }
}
