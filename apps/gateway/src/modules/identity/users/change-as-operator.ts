import { AppError } from '@trassa/contracts/app-error'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { lockUserByPhone, type UserRecord } from './users.repository.ts'

/** Which user the command line names, and the log session of the command. */
export interface OperatorCommand {
  phone: string
  sessionId: string
}

/**
 * Changes a user from the command line: the change and its audit row, which has no actor, are one transaction.
 *
 * @throws AppError `user.not_found`
 */
export function changeAsOperator(
  db: Database,
  { phone, sessionId }: OperatorCommand,
  event: string,
  change: (tx: Transaction, userId: string) => Promise<void>,
): Promise<UserRecord> {
  return db.transaction(async (tx) => {
    const user = await lockUserByPhone(tx, phone)
    if (!user) throw new AppError('user.not_found')
    await change(tx, user.id)
    await insertAuditRows(tx, [{ actorId: null, userId: user.id, event, sessionId }])
    return user
  })
}
