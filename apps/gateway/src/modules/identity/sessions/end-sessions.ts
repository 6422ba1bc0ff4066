import { AppError } from '@trassa/contracts/app-error'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { changeAsOperator, type OperatorCommand } from '../users/change-as-operator.ts'
import { lockUserById, type UserRecord } from '../users/users.repository.ts'
import { deleteSessionsOf } from './sessions.repository.ts'

/**
 * Ends every session of a user whose device was stolen, or whose access must end at once.
 *
 * @throws AppError `user.not_found`
 */
export const endSessions = (db: Database, command: OperatorCommand) =>
  changeAsOperator(db, command, 'session.revoked', deleteSessionsOf)

/**
 * The same by one of the staff, with the reason in the history; sessions of the staff are ended by seniors only.
 *
 * @throws AppError `user.not_found`, `user.staff`
 */
export const endSessionsOf = (
  db: Database,
  { userId, reason }: { userId: string; reason: string },
  { visitor, trace }: RequestContext,
): Promise<UserRecord> =>
  db.transaction(async (tx) => {
    const user = await lockUserById(tx, userId)
    if (!user || user.deletedAt) throw new AppError('user.not_found')
    if (user.role !== 'user' && !hasRole(visitor.role, 'seniorModerator')) {
      throw new AppError('user.staff')
    }
    await deleteSessionsOf(tx, userId)
    const facts = { actorId: visitor.userId, userId, reason, ...trace }
    await insertAuditRows(tx, [{ ...facts, event: 'session.revoked' }])
    return user
  })
