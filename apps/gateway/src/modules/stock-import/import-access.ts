import { AppError } from '@trassa/contracts/app-error'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Executor } from '../../platform/database/connect.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { limitRate } from '../../platform/rate-limit/rate-limit.ts'
import { findImport, type NamedImport } from './stock-imports.repository.ts'

/** Files and checks of each moderator: both take seconds of a core. */
const WORK_PER_MINUTE = 20

/** Moderators see and steer their own imports, senior ones all. @throws AppError `stock_import.not_found` */
export async function readImport(db: Executor, id: string, visitor: Visitor): Promise<NamedImport> {
  const found = await findImport(db, id)
  const mayRead =
    found?.record.moderatorId === visitor.userId || hasRole(visitor.role, 'seniorModerator')
  if (!found || !mayRead) throw new AppError('stock_import.not_found')
  return found
}

/** @throws AppError `request.too_many` */
export const limitWork = (db: Executor, { userId }: Visitor): Promise<void> =>
  limitRate(db, { key: `stock-import:${userId}`, hits: WORK_PER_MINUTE, seconds: 60 })
