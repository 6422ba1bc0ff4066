import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import type {
  dismissDuplicate,
  userComplaints,
  userDuplicates,
  userHistory,
} from '@trassa/contracts/calls/moderator/user-card'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { newestFirst } from '../../../platform/keyset/newest-first.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { countUserComplaints, readUserComplaints } from '../../complaints/public.ts'
import { findUserById } from '../../identity/public.ts'
import { insertDismissedPair, readDuplicates } from './duplicates/duplicates.repository.ts'
import { logOpening } from './look-up.ts'
import { countUserHistory, readUserHistory } from './user-history.repository.ts'

const PAGE = 50

const NOT_DUPLICATE: AuditEvent = 'user.notDuplicate'

type Query<C extends typeof userHistory | typeof userComplaints> = CallArguments<
  C,
  'output'
>['query']

export type UserCardService = ReturnType<typeof createUserCardService>

/** The sections of a user's card (domain §9): two statements each, beside the user's and the look-up's. */
export function createUserCardService({ db }: { db: Database }) {
  /** @throws AppError `user.not_found` */
  async function openSection(userId: string, asked: RequestContext, part: string): Promise<void> {
    const user = await findUserById(db, userId)
    await logOpening(db, user, asked, { kind: { place: 'card' }, details: { part } })
    if (!user) throw new AppError('user.not_found')
  }

  return {
    /** @throws AppError `user.not_found` */
    history: async (
      userId: string,
      { part, cursor }: Query<typeof userHistory>,
      asked: RequestContext,
    ): Promise<CallAnswer<typeof userHistory>> => {
      await openSection(userId, asked, part)
      const [{ rows, nextCursor }, total] = await Promise.all([
        newestFirst(cursor, PAGE, (page) => readUserHistory(db, { userId, part }, page)),
        countUserHistory(db, { userId, part }),
      ])
      return { items: rows, total, nextCursor }
    },

    /** @throws AppError `user.not_found` */
    complaints: async (
      userId: string,
      { side, cursor }: Query<typeof userComplaints>,
      asked: RequestContext,
    ): Promise<CallAnswer<typeof userComplaints>> => {
      await openSection(userId, asked, 'complaints')
      const [{ rows, nextCursor }, total] = await Promise.all([
        newestFirst(cursor, PAGE, (page) => readUserComplaints(db, { userId, side }, page)),
        countUserComplaints(db, { userId, side }),
      ])
      return { items: rows, total, nextCursor }
    },

    /** @throws AppError `user.not_found` */
    duplicates: async (
      userId: string,
      asked: RequestContext,
    ): Promise<CallAnswer<typeof userDuplicates>> => {
      await openSection(userId, asked, 'duplicates')
      return { items: await readDuplicates(db, userId) }
    },

    /** @throws AppError `user.not_found` */
    dismiss: async (
      userId: string,
      otherId: string,
      { visitor, trace }: RequestContext,
    ): Promise<CallAnswer<typeof dismissDuplicate>> => {
      const found = await Promise.all([findUserById(db, userId), findUserById(db, otherId)])
      if (userId === otherId || found.includes(undefined)) throw new AppError('user.not_found')
      await db.transaction(async (tx) => {
        if (!(await insertDismissedPair(tx, [userId, otherId]))) return
        const facts = { actorId: visitor.userId, userId, ...trace }
        await insertAuditRows(tx, [{ ...facts, event: NOT_DUPLICATE, after: { otherId } }])
      })
      return { dismissed: true }
    },
  }
}
