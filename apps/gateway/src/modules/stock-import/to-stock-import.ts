import type {
  ListedStockImport,
  StockImport,
  StockProgress,
} from '@trassa/contracts/entities/moderator/stock-import'
import { STOCK_ROW_STATES, type StockRowState } from '@trassa/contracts/enumerations/stock-imports'
import type { NamedImport } from './stock-imports.repository.ts'
import type { StockImportRecord } from './stock-imports.table.ts'

const countsOf = ({ counts }: Pick<StockImportRecord, 'counts'>): Record<StockRowState, number> =>
  Object.fromEntries(STOCK_ROW_STATES.map((state) => [state, counts[state] ?? 0])) as Record<
    StockRowState,
    number
  >

/** What changes while an import runs. */
export const toStockProgress = (
  record: Pick<StockImportRecord, 'state' | 'finishedAt' | 'counts'> & { photoFiles: number },
): StockProgress => ({
  state: record.state,
  finishedAt: record.finishedAt?.toISOString() ?? null,
  counts: countsOf(record),
  photoFiles: record.photoFiles,
})

/** What the list and the page of an import say of it. */
const commonOf = ({ record, total, photoFiles, ...names }: NamedImport) => ({
  id: record.id,
  ownerId: record.ownerId,
  ownerName: names.ownerName,
  moderatorId: record.moderatorId,
  moderatorName: names.moderatorName,
  fileName: record.fileName,
  createdAt: record.createdAt.toISOString(),
  ...toStockProgress({ ...record, photoFiles }),
  total,
})

/** An import as the list has it. */
export const toListedImport = (named: NamedImport): ListedStockImport => ({
  ...commonOf(named),
  steered: named.record.steered,
})

/** An import with what is known of its file. */
export const toStockImport = (named: NamedImport): StockImport => ({
  ...commonOf(named),
  revision: named.record.revision,
  columns: named.record.columns,
  mapping: named.record.mapping,
  cityName: named.cityName,
  unknownValues: named.record.unknownValues,
})
