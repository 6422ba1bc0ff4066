import { createHash } from 'node:crypto'
import { AppError, invalid } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import {
  type createStockImport,
  STOCK_FILE_BYTES,
} from '@trassa/contracts/calls/moderator/stock-imports'
import type { StockImport } from '@trassa/contracts/entities/moderator/stock-import'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import type { Database } from '../../platform/database/connect.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { insertAuditRows } from '../audit/public.ts'
import { FeedRefusal } from '../feeds/public.ts'
import { findUserById } from '../identity/public.ts'
import { limitWork, readImport } from './import-access.ts'
import { valuesInFile } from './mapping/kept-values.ts'
import { proposeMapping } from './mapping/propose-mapping.ts'
import { readStockFile, type StockFile, samplesOf } from './reading/read-stock-file.ts'
import { insertRows } from './stock-import-rows.repository.ts'
import {
  findImport,
  insertImport,
  type NamedImport,
  readLastMapping,
  readUsualCity,
} from './stock-imports.repository.ts'
import { toStockImport } from './to-stock-import.ts'

const READ: AuditEvent = 'stock.read'

/**
 * Reads a file and proposes what its columns mean; a repeat with the same id gives the same import.
 *
 * @throws AppError `request.invalid` where the file cannot be read, `user.not_found`, `user.merged`, `request.key_reused`
 */
export async function createImport(
  db: Database,
  { id, ownerId, fileName, file }: CallArguments<typeof createStockImport, 'output'>['body'],
  { visitor, trace }: RequestContext,
): Promise<StockImport> {
  const requestHash = createHash('sha256').update(`${ownerId} ${file}`).digest('hex')
  const before = await findImport(db, id)
  if (before) return toStockImport(requireSame(before, requestHash, visitor))
  await limitWork(db, visitor)
  const owner = await findUserById(db, ownerId)
  if (!owner) throw new AppError('user.not_found')
  if (owner.mergedIntoId) throw new AppError('user.merged')
  const { columns, rows } = await readFile(file)
  const last = await readLastMapping(db, ownerId)
  const values = valuesInFile(last?.values ?? [], rows)
  const mapping = {
    ...proposeMapping(columns, last, await readUsualCity(db, ownerId)),
    values,
  }
  const ids = { id, ownerId, moderatorId: visitor.userId, sessionId: trace.sessionId }
  await db.transaction(async (tx) => {
    const described = columns.map((name) => ({ name, samples: samplesOf(rows, name) }))
    const added = { ...ids, fileName, requestHash, columns: described, mapping }
    if (!(await insertImport(tx, added))) return
    const cells = rows.map((row) => ({ row: row.row, cells: Object.fromEntries(row.cells) }))
    await insertRows(tx, id, cells)
    const after = { rows: rows.length }
    const facts = { actorId: visitor.userId, userId: ownerId, onBehalfOf: ownerId, ...trace }
    await insertAuditRows(tx, [{ ...facts, event: READ, batchId: id, after }])
  })
  return toStockImport(requireSame(await readImport(db, id, visitor), requestHash, visitor))
}

/** @throws AppError `request.key_reused` where something else was read under the id. */
function requireSame(found: NamedImport, requestHash: string, visitor: Visitor): NamedImport {
  const { record } = found
  if (record.moderatorId === visitor.userId && record.requestHash === requestHash) return found
  throw new AppError('request.key_reused')
}

async function readFile(base64: string): Promise<StockFile> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > STOCK_FILE_BYTES) throw invalid(['body', 'file'], 'Файл больше 20 МБ')
  try {
    return await readStockFile(bytes)
  } catch (error) {
    if (error instanceof FeedRefusal) throw invalid(['body', 'file'], error.message)
    throw error
  }
}
