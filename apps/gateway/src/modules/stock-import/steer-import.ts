import { AppError } from '@trassa/contracts/app-error'
import type { CallArguments } from '@trassa/contracts/call'
import type { steerStockImport } from '@trassa/contracts/calls/moderator/stock-imports'
import type { StockImport, StockSteered } from '@trassa/contracts/entities/moderator/stock-import'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import {
  STOCK_IMPORT_COMMANDS,
  type StockImportCommand,
  type StockImportState,
} from '@trassa/contracts/enumerations/stock-imports'
import type { Database, Transaction } from '../../platform/database/connect.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { insertAuditRows } from '../audit/public.ts'
import { findUserById } from '../identity/public.ts'
import { mayImport, readImport } from './import-access.ts'
import { cancelImport } from './running/end-import.ts'
import type { OwnerTelling } from './running/tell-owner.ts'
import { lockImport, setImportState, updateImport } from './stock-imports.repository.ts'
import type { StockImportRecord } from './stock-imports.table.ts'
import { toStockImport } from './to-stock-import.ts'

const STEERED: AuditEvent = 'stock.steered'

/** The state that a command leads to. */
const LEADS_TO: Record<StockImportCommand, StockImportState> = {
  start: 'running',
  pause: 'paused',
  resume: 'running',
  finish: 'running',
  cancel: 'cancelled',
}

/** The states in which a command was carried out already: its answer was lost, and it is repeated. */
const REPEATED_IN: Record<StockImportCommand, readonly StockImportState[]> = {
  start: ['running', 'paused', 'waiting', 'done'],
  pause: ['paused'],
  resume: ['running', 'waiting', 'done'],
  finish: ['done'],
  cancel: ['cancelled'],
}

interface SteeringDependencies extends OwnerTelling {
  db: Database
  /** Tells the moderator who has begun an import what a senior one does with it. */
  tellStarter: (tx: Transaction, moderatorId: string, importId: string) => Promise<void>
}

type Steering = CallArguments<typeof steerStockImport, 'output'>['body']

/**
 * Carries out a command; a repeat changes nothing. A senior moderator's command on another's import is an audit row that
 * names both, and the other one is told (decision 160).
 *
 * @throws AppError `stock_import.not_found`, `stock_import.state`; for a start `stock_import.foreign`, `stock_import.stale`
 */
export async function steerImport(
  { db, tellStarter, ...telling }: SteeringDependencies,
  id: string,
  steering: Steering,
  { visitor, trace }: RequestContext,
): Promise<StockImport> {
  const { command } = steering
  await readImport(db, id, visitor)
  await db.transaction(async (tx) => {
    const record = await lockImport(tx, id)
    if (!record) throw new AppError('stock_import.not_found')
    if (command === 'start' && record.moderatorId !== visitor.userId) {
      throw new AppError('stock_import.foreign')
    }
    const isFinishing = command === 'finish' && record.withoutPhotos
    if (isFinishing || REPEATED_IN[command].includes(record.state)) return
    requireSteerable(record, steering)
    const by = { actorId: visitor.userId, ...trace }
    const startedBy = record.moderatorId === visitor.userId ? undefined : record.moderatorId
    const steered = startedBy ? await steeredBy(tx, command, visitor) : null
    await updateImport(tx, id, { steered })
    if (startedBy) await tellStarter(tx, startedBy, id)
    if (command === 'cancel') return cancelImport(tx, telling, record, { ...by, startedBy })
    await setImportState(tx, id, LEADS_TO[command])
    if (command === 'finish') await updateImport(tx, id, { withoutPhotos: true })
    if (startedBy) await takeOver(tx, record, visitor.userId)
    const { ownerId } = record
    const after = { command, ...(startedBy && { startedBy }) }
    const facts = { userId: ownerId, onBehalfOf: ownerId, after }
    await insertAuditRows(tx, [{ ...by, ...facts, event: STEERED, batchId: id }])
  })
  return toStockImport(await readImport(db, id, visitor))
}

/** A start is bound to the preview that was seen: the file may have been checked again in another window. */
function requireSteerable(
  { state, revision }: StockImportRecord,
  { command, revision: seen }: Steering,
): void {
  const from: readonly StockImportState[] = STOCK_IMPORT_COMMANDS[command]
  if (!from.includes(state)) throw new AppError('stock_import.state')
  if (command === 'start' && seen !== revision) throw new AppError('stock_import.stale')
}

async function steeredBy(
  tx: Transaction,
  command: StockImportCommand,
  { userId }: Visitor,
): Promise<StockSteered> {
  const senior = await findUserById(tx, userId)
  return { command, byName: senior?.username ?? '', at: new Date().toISOString() }
}

/** An import runs in the name of a moderator: in the senior's where the one who began it is none any more. */
async function takeOver(
  tx: Transaction,
  { id, moderatorId }: StockImportRecord,
  seniorId: string,
): Promise<void> {
  if (!mayImport(await findUserById(tx, moderatorId))) {
    await updateImport(tx, id, { moderatorId: seniorId, steered: null })
  }
}
