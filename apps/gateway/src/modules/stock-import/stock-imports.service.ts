import type { AnsweredFile, CallArguments } from '@trassa/contracts/call'
import type {
  createStockImport,
  listStockRows,
  steerStockImport,
} from '@trassa/contracts/calls/moderator/stock-imports'
import type {
  ListedStockImport,
  StockImport,
  StockMapping,
  StockProgress,
} from '@trassa/contracts/entities/moderator/stock-import'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { hasRole } from '@trassa/contracts/enumerations/users'
import type { Database } from '../../platform/database/connect.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { AdPhotosService } from '../ads/public.ts'
import { insertAuditRows } from '../audit/public.ts'
import type { ReferenceCache } from '../reference/public.ts'
import { createImport } from './create-import.ts'
import { readImport, readImportProgress } from './import-access.ts'
import { mapImport } from './map-import.ts'
import { mistakesFile } from './mistakes-file.ts'
import { createPhotoFilesService } from './photo-files/photo-files.service.ts'
import type { OwnerTelling } from './running/tell-owner.ts'
import { steerImport } from './steer-import.ts'
import { readRowsPage, readWrongRows } from './stock-import-rows.repository.ts'
import { readImports } from './stock-imports.repository.ts'
import { toListedImport, toStockImport } from './to-stock-import.ts'

export type StockImportsService = ReturnType<typeof createStockImportsService>

const MISTAKES_READ: AuditEvent = 'stock.mistakesRead'

/** Imports of a dealer's stock (domain §9): read, mapped, checked, started, steered, found again. */
export function createStockImportsService(dependencies: {
  db: Database
  now: () => Date
  reference: ReferenceCache
  notifications: OwnerTelling['notifications']
  publicUrl: string
  adPhotos: AdPhotosService
  tellStarter: Parameters<typeof steerImport>[0]['tellStarter']
}) {
  const { db } = dependencies

  return {
    photoFiles: createPhotoFilesService(dependencies),

    create: (
      body: CallArguments<typeof createStockImport, 'output'>['body'],
      asked: RequestContext,
    ): Promise<StockImport> => createImport(db, body, asked),

    map: (id: string, mapping: StockMapping, asked: RequestContext): Promise<StockImport> =>
      mapImport(dependencies, id, mapping, asked),

    steer: (
      id: string,
      body: CallArguments<typeof steerStockImport, 'output'>['body'],
      asked: RequestContext,
    ): Promise<StockImport> => steerImport(dependencies, id, body, asked),

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

    mistakes: async (id: string, { visitor, trace }: RequestContext): Promise<AnsweredFile> => {
      const { record } = await readImport(db, id, visitor)
      const { ownerId: userId } = record
      const facts = { actorId: visitor.userId, userId, batchId: id, ...trace }
      await insertAuditRows(db, [{ ...facts, event: MISTAKES_READ }])
      const columns = record.columns.map(({ name }) => name)
      const bytes = mistakesFile(columns, await readWrongRows(db, id))
      return { name: 'Исправить в файле склада.csv', bytes }
    },
  }
}
