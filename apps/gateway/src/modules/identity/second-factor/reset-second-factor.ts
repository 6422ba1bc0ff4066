import type { Database } from '../../../platform/database/connect.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { changeAsOperator, type OperatorCommand } from '../users/change-as-operator.ts'
import { deleteSecondFactor } from './second-factors.repository.ts'

/**
 * For a staff member who has lost the phone and the recovery codes: the app and the codes count no longer,
 * every session ends (one may be on the lost phone), and the next sign-in to the console enrols again.
 *
 * @throws AppError `user.not_found`
 */
export const resetSecondFactor = (db: Database, command: OperatorCommand) =>
  changeAsOperator(db, command, 'secondFactor.reset', async (tx, userId) => {
    await deleteSecondFactor(tx, userId)
    await deleteSessionsOf(tx, userId)
  })
