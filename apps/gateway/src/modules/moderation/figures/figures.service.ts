import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import type {
  readFigures,
  readQueueAges,
  readStaffFigures,
} from '@trassa/contracts/calls/moderator/figures'
import { hasAppeals, hasBatches } from '@trassa/contracts/enumerations/figures'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { findUsersById } from '../../identity/public.ts'
import {
  type FigureScope,
  type Person,
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

/** The appeals and batches of a scope; of a lane that has none they are not asked for. */
async function readBeside(db: Executor, scope: FigureScope) {
  return {
    appeals: hasAppeals(scope.lane) ? await readAppeals(db, scope) : [],
    batches: hasBatches(scope.lane) ? await readBatchFigures(db, scope) : [],
  }
}

/** Those of `ids` who have decided and skipped nothing. */
async function readOthers(db: Executor, ids: ReadonlySet<string>): Promise<Person[]> {
  if (ids.size === 0) return []
  const others = await findUsersById(db, [...ids])
  return others.map(({ id, username, role }) => ({
    moderator: { id, username, role },
    ...countsOf(undefined),
  }))
}

export type FiguresService = ReturnType<typeof createFiguresService>

/**
 * Figures of the moderators' work (docs/decisions/154): of all for every moderator, of one for that one and for seniors. Their
 * statements run in turn: one reader takes one connection, however long the period is.
 */
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
      const periods = await readPeriods(db, scope)
      const hours = await readWorkedHours(db, scope)
      const { appeals, batches } = await readBeside(db, scope)
      const queue = await readQueueHistory(db, scope)
      const total = periods.find(({ kind }) => kind === 'total')
      const workedHours = [...hours.values()].reduce((sum, count) => sum + count, 0)
      return {
        step,
        countedAt: await readCountedAt(db),
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
      const people = await readPeople(db, scope)
      const hours = await readWorkedHours(db, scope)
      const { appeals, batches } = await readBeside(db, scope)
      const named = appeals.flatMap(({ blockedBy }) => blockedBy ?? [])
      const others = new Set([...named, ...batches.map(({ moderatorId }) => moderatorId)])
      for (const { moderator } of people) others.delete(moderator.id)
      return [...people, ...(await readOthers(db, others))].map((person) => ({
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
