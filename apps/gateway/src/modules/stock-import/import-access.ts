import { AppError } from '@trassa/contracts/app-error'
import type { StockProgress } from '@trassa/contracts/entities/moderator/stock-import'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Executor } from '../../platform/database/connect.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { limitRate } from '../../platform/rate-limit/rate-limit.ts'
import type { UserRecord } from '../identity/public.ts'
import {
  findImport,
  findModerator,
  findProgress,
  type NamedImport,
} from './stock-imports.repository.ts'
import type { StockImportRecord } from './stock-imports.table.ts'
import { toStockProgress } from './to-stock-import.ts'

/** Files and checks of each moderator: both take seconds of a core. */
const WORK_PER_MINUTE = 20

/** Whether an import may run in the name of a user. */
export const mayImport = (user: Pick<UserRecord, 'role' | 'blockedAt'> | undefined): boolean =>
  user !== undefined && !user.blockedAt && hasRole(user.role, 'moderator')

const mayRead = (
  { moderatorId }: Pick<StockImportRecord, 'moderatorId'>,
  { userId, role }: Visitor,
): boolean => moderatorId === userId || hasRole(role, 'seniorModerator')

/** Moderators see and steer their own imports, senior ones all. @throws AppError `stock_import.not_found` */
export async function readImport(db: Executor, id: string, visitor: Visitor): Promise<NamedImport> {
  const found = await findImport(db, id)
  if (!found || !mayRead(found.record, visitor)) throw new AppError('stock_import.not_found')
  return found
}

/** The same without reading the import. @throws AppError `stock_import.not_found` */
export async function requireReadable(db: Executor, id: string, visitor: Visitor): Promise<void> {
  const found = await findModerator(db, id)
  if (!found || !mayRead(found, visitor)) throw new AppError('stock_import.not_found')
}

/** The same of what changes while an import runs, without what its file holds. @throws AppError `stock_import.not_found` */
export async function readImportProgress(
  db: Executor,
  id: string,
  visitor: Visitor,
): Promise<StockProgress> {
  const found = await findProgress(db, id)
  if (!found || !mayRead(found, visitor)) throw new AppError('stock_import.not_found')
  return toStockProgress(found)
}

/** @throws AppError `request.too_many` */
export const limitWork = (db: Executor, { userId }: Visitor): Promise<void> =>
  limitRate(db, { key: `stock-import:${userId}`, hits: WORK_PER_MINUTE, seconds: 60 })
