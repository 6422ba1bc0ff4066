import { AppError } from '@trassa/contracts/app-error'
import type { Role } from '@trassa/contracts/enumerations/users'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { deleteSecondFactor } from '../second-factor/second-factors.repository.ts'
import { demoteSessionsOf } from '../sessions/sessions.repository.ts'
import {
  lockSeniors,
  lockUserById,
  lockUserByPhone,
  type UserRecord,
  updateRole,
} from './users.repository.ts'

interface Grant {
  phone: string
  role: Role
  /** `null`: the command line (domain §2: the first senior moderator is granted there). */
  actorId: string | null
  sessionId: string
}

/**
 * Gives a user a role, or takes it away by giving `user`; open sessions have it from the next request on,
 * those of new staff once they have passed the second factor. A person who joins or leaves the staff starts
 * without a second factor: an app that was enrolled before does not count again.
 *
 * @throws AppError `user.not_found`
 */
export function grantRole(db: Database, grant: Grant): Promise<UserRecord> {
  return db.transaction(async (tx) => {
    const user = await lockUserByPhone(tx, grant.phone)
    if (!user) throw new AppError('user.not_found')
    const { role, actorId, sessionId } = grant
    return writeRole(tx, user, role, { actorId, sessionId })
  })
}

/**
 * The same by a senior moderator in the console (domain §2), with the reason in the history. An own role is not
 * changed and the seniors are locked, so that one is always left, also where two of them revoke each
 * other's role at once.
 *
 * @throws AppError `user.not_found`, `user.blocked`, `role.own`, `session.forbidden`
 */
export function changeRole(
  db: Database,
  { userId, role, reason }: { userId: string; role: Role; reason: string },
  { visitor, trace }: RequestContext,
): Promise<UserRecord> {
  if (userId === visitor.userId) throw new AppError('role.own')
  return db.transaction(async (tx) => {
    const seniors = await lockSeniors(tx)
    const user = await lockUserById(tx, userId)
    if (!user || user.deletedAt) throw new AppError('user.not_found')
    if (user.mergedIntoId) throw new AppError('user.merged')
    if (user.blockedAt) throw new AppError('user.blocked')
    // The visitor's own role may have been revoked while the request waited for the locks.
    if (!seniors.includes(visitor.userId)) throw new AppError('session.forbidden')
    return writeRole(tx, user, role, { actorId: visitor.userId, reason, ...trace })
  })
}

async function writeRole(
  tx: Transaction,
  user: UserRecord,
  role: Role,
  audit: { actorId: string | null; reason?: string; sessionId: string },
): Promise<UserRecord> {
  if (user.role === role) return user
  await updateRole(tx, user.id, role)
  if (user.role === 'user' || role === 'user') {
    await deleteSecondFactor(tx, user.id)
    await demoteSessionsOf(tx, user.id)
  }
  const change = { before: { role: user.role }, after: { role } }
  await insertAuditRows(tx, [{ ...audit, userId: user.id, event: 'user.role', ...change }])
  return { ...user, role }
}
