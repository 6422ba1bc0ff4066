import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import type {
  readFigures,
  readQueueAges,
  readStaffFigures,
} from '@trassa/contracts/calls/moderator/figures'
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
import { countsOf, lanesOf, pointsOf, sumAppeals, sumBatches } from './sum-figures.ts'

type Query<C extends typeof readFigures | typeof readStaffFigures> = CallArguments<
  C,
  'output'
>['query']

export type FiguresService = ReturnType<typeof createFiguresService>

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
      const total = periods.find(({ kind }) => kind === 'total')
      const workedHours = [...hours.values()].reduce((sum, count) => sum + count, 0)
      return {
        step,
        countedAt,
        totals: {
          ...countsOf(total),
          workedHours,
          appeals: sumAppeals(appeals),
          batches: sumBatches(batches),
        },
        lanes: lanesOf(periods),
        points: pointsOf(bounds, { periods, appeals, batches, queue }),
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
