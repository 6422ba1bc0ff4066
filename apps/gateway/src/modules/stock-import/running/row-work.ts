import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/connect.ts'
import type { AdLifecycle, AdPhotosService } from '../../ads/public.ts'
import type { PhotoFetching } from '../../feeds/public.ts'
import type { UserRecord } from '../../identity/public.ts'
import type { StockRowRecord, WantedStockAd } from '../stock-import-rows.table.ts'
import type { StockImportRecord } from '../stock-imports.table.ts'
import type { OwnerTelling } from './tell-owner.ts'

/** What rows are imported with. */
export interface RowWork extends PhotoFetching, OwnerTelling {
  db: Database
  lifecycle: AdLifecycle
  adPhotos: AdPhotosService
  now: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** The import that a row belongs to, and in whose name it runs. */
export interface RowRun {
  record: StockImportRecord
  owner: UserRecord
  moderator: Pick<UserRecord, 'id' | 'role'>
}

/** A row whose ad has its content; its photographs follow. */
export interface WrittenRow {
  run: RowRun
  row: StockRowRecord
  wanted: WantedStockAd
  adId: string
}

/** Of audit rows: the changes of an import are found by its id. */
export const traceOfRun = ({
  record: { id, ownerId, moderatorId, sessionId },
}: Pick<RowRun, 'record'>) => ({
  sessionId,
  batchId: id,
  onBehalfOf: ownerId === moderatorId ? null : ownerId,
})
