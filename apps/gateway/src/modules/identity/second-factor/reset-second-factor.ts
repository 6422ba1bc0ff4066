import { AppError } from '@trassa/contracts/app-error'
import type { Database } from '../../../platform/database/connect.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { lockUserByPhone, type UserRecord } from '../users/users.repository.ts'
import { deleteSecondFactor } from './second-factors.repository.ts'

/**
 * For a staff member who has lost the phone and the recovery codes: the app and the codes count no longer,
 * every session ends (one may be on the lost phone), and the next sign-in to the console enrols again.
 *
 * @throws AppError `user.not_found`
 */
export function resetSecondFactor(
  db: Database,
  { phone, sessionId }: { phone: string; sessionId: string },
): Promise<UserRecord> {
  return db.transaction(async (tx) => {
    const user = await lockUserByPhone(tx, phone)
    if (!user) throw new AppError('user.not_found')
    await deleteSecondFactor(tx, user.id)
    await deleteSessionsOf(tx, user.id)
    await insertAuditRows(tx, [
      { actorId: null, userId: user.id, event: 'secondFactor.reset', sessionId },
    ])
    return user
  })
}
