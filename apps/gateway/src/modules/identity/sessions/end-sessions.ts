import { AppError } from '@trassa/contracts/app-error'
import type { Database } from '../../../platform/database/connect.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { lockUserByPhone, type UserRecord } from '../users/users.repository.ts'
import { deleteSessionsOf } from './sessions.repository.ts'

/**
 * Ends every session of a user whose device was stolen, or who must not go on.
 *
 * @throws AppError `user.not_found`
 */
export function endSessions(
  db: Database,
  { phone, sessionId }: { phone: string; sessionId: string },
): Promise<UserRecord> {
  return db.transaction(async (tx) => {
    const user = await lockUserByPhone(tx, phone)
    if (!user) throw new AppError('user.not_found')
    await deleteSessionsOf(tx, user.id)
    await insertAuditRows(tx, [
      { actorId: null, userId: user.id, event: 'session.revoked', sessionId },
    ])
    return user
  })
}
