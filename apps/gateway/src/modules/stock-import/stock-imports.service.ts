import { AppError } from '@trassa/contracts/app-error'
import type { AnsweredFile, CallArguments } from '@trassa/contracts/call'
import type {
  createStockImport,
  listStockRows,
} from '@trassa/contracts/calls/moderator/stock-imports'
import type {
  ListedStockImport,
  StockImport,
  StockMapping,
  StockProgress,
} from '@trassa/contracts/entities/stock-import'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import {
  STOCK_IMPORT_COMMANDS,
  type StockImportCommand,
  type StockImportState,
} from '@trassa/contracts/enumerations/stock-imports'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database } from '../../platform/database/connect.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { insertAuditRows } from '../audit/public.ts'
import type { ReferenceCache } from '../reference/public.ts'
import { createImport } from './create-import.ts'
import { readImport, readImportProgress } from './import-access.ts'
import { mapImport } from './map-import.ts'
import { mistakesFile } from './mistakes-file.ts'
import { readRowsPage, readWrongRows } from './stock-import-rows.repository.ts'
import { lockImport, readImports, setImportState } from './stock-imports.repository.ts'
import { toListedImport, toStockImport } from './to-stock-import.ts'

export type StockImportsService = ReturnType<typeof createStockImportsService>

/** The state that a command leads to. */
const LEADS_TO: Record<StockImportCommand, StockImportState> = {
  start: 'running',
  pause: 'paused',
  resume: 'running',
  cancel: 'cancelled',
}

/** The states in which a command was carried out already: its answer was lost, and it is repeated. */
const REPEATED_IN: Record<StockImportCommand, readonly StockImportState[]> = {
  start: ['running', 'paused', 'done'],
  pause: ['paused'],
  resume: ['running', 'done'],
  cancel: ['cancelled'],
}

const STEERED: AuditEvent = 'stock.steered'

/** Imports of a dealer's stock (domain §9): read, mapped, checked, started, steered, found again. */
export function createStockImportsService(dependencies: {
  db: Database
  now: () => Date
  reference: ReferenceCache
}) {
  const { db } = dependencies

  return {
    create: (
      body: CallArguments<typeof createStockImport, 'output'>['body'],
      asked: RequestContext,
    ): Promise<StockImport> => createImport(db, body, asked),

    map: (id: string, mapping: StockMapping, asked: RequestContext): Promise<StockImport> =>
      mapImport(dependencies, id, mapping, asked),

    steer: async (
      id: string,
      command: StockImportCommand,
      { visitor, trace }: RequestContext,
    ): Promise<StockImport> => {
      await readImport(db, id, visitor)
      await db.transaction(async (tx) => {
        const record = await lockImport(tx, id)
        if (!record) throw new AppError('stock_import.not_found')
        if (REPEATED_IN[command].includes(record.state)) return
        const from: readonly StockImportState[] = STOCK_IMPORT_COMMANDS[command]
        if (!from.includes(record.state)) throw new AppError('stock_import.state')
        await setImportState(tx, id, LEADS_TO[command])
        const { ownerId } = record
        const facts = { actorId: visitor.userId, userId: ownerId, onBehalfOf: ownerId, ...trace }
        await insertAuditRows(tx, [{ ...facts, event: STEERED, batchId: id, after: { command } }])
      })
      return toStockImport(await readImport(db, id, visitor))
    },

    read: async (id: string, visitor: Visitor): Promise<StockImport> =>
      toStockImport(await readImport(db, id, visitor)),

    progress: (id: string, visitor: Visitor): Promise<StockProgress> =>
      readImportProgress(db, id, visitor),

    list: async (visitor: Visitor): Promise<{ items: ListedStockImport[] }> => {
      const seesAll = hasRole(visitor.role, 'seniorModerator')
      const found = await readImports(db, seesAll ? null : visitor.userId)
      return { items: found.map(toListedImport) }
    },

    rows: async (
      id: string,
      query: CallArguments<typeof listStockRows, 'output'>['query'],
      visitor: Visitor,
    ) => {
      await readImport(db, id, visitor)
      return readRowsPage(db, id, query)
    },

    mistakes: async (id: string, visitor: Visitor): Promise<AnsweredFile> => {
      const { record } = await readImport(db, id, visitor)
      const columns = record.columns.map(({ name }) => name)
      const bytes = mistakesFile(columns, await readWrongRows(db, id))
      return { name: 'Исправить в файле склада.csv', bytes }
    },
  }
}
