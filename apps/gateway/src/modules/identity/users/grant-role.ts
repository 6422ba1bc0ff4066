import { AppError } from '@trassa/contracts/app-error'
import type { Role } from '@trassa/contracts/enumerations/users'
import type { Database } from '../../../platform/database/connect.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { deleteSecondFactor } from '../second-factor/second-factors.repository.ts'
import { demoteSessionsOf } from '../sessions/sessions.repository.ts'
import { lockUserByPhone, type UserRecord, updateRole } from './users.repository.ts'

interface Grant {
  phone: string
  role: Role
  /** `null`: the command line (domain §2: the first senior moderator is granted there). */
  actorId: string | null
  sessionId: string
}

/**
 * Gives a user a role, or takes it away by giving `user`; open sessions have it from the next request on,
 * those of new staff once they have passed the second factor. Somebody who joins or leaves the staff starts
 * without a second factor: an app that was enrolled before does not count again.
 *
 * @throws AppError `user.not_found`
 */
export function grantRole(db: Database, grant: Grant): Promise<UserRecord> {
  return db.transaction(async (tx) => {
    const user = await lockUserByPhone(tx, grant.phone)
    if (!user) throw new AppError('user.not_found')
    if (user.role === grant.role) return user
    await updateRole(tx, user.id, grant.role)
    if (user.role === 'user' || grant.role === 'user') {
      await deleteSecondFactor(tx, user.id)
      await demoteSessionsOf(tx, user.id)
    }
    await insertAuditRows(tx, [
      {
        actorId: grant.actorId,
        userId: user.id,
        event: 'user.role',
        before: { role: user.role },
        after: { role: grant.role },
        sessionId: grant.sessionId,
      },
    ])
    return { ...user, role: grant.role }
  })
}
