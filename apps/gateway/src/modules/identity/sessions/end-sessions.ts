import type { Database } from '../../../platform/database/connect.ts'
import { changeAsOperator, type OperatorCommand } from '../users/change-as-operator.ts'
import { deleteSessionsOf } from './sessions.repository.ts'

/**
 * Ends every session of a user whose device was stolen, or whose access must end at once.
 *
 * @throws AppError `user.not_found`
 */
export const endSessions = (db: Database, command: OperatorCommand) =>
  changeAsOperator(db, command, 'session.revoked', deleteSessionsOf)
