import type { ListedStockImport, StockImport } from '@trassa/contracts/entities/stock-import'
import { STOCK_ROW_STATES, type StockRowState } from '@trassa/contracts/enumerations/stock-imports'
import type { NamedImport } from './stock-imports.repository.ts'
import type { StockImportRecord } from './stock-imports.table.ts'

const countsOf = ({ counts }: StockImportRecord): Record<StockRowState, number> =>
  Object.fromEntries(STOCK_ROW_STATES.map((state) => [state, counts[state] ?? 0])) as Record<
    StockRowState,
    number
  >

/** An import as the list has it. */
export const toListedImport = ({ record, total, ...names }: NamedImport): ListedStockImport => ({
  id: record.id,
  ownerId: record.ownerId,
  ownerName: names.ownerName,
  moderatorId: record.moderatorId,
  moderatorName: names.moderatorName,
  fileName: record.fileName,
  state: record.state,
  createdAt: record.createdAt.toISOString(),
  finishedAt: record.finishedAt?.toISOString() ?? null,
  total,
  counts: countsOf(record),
})

/** An import with what is known of its file. */
export const toStockImport = (named: NamedImport): StockImport => ({
  ...toListedImport(named),
  columns: named.record.columns,
  mapping: named.record.mapping,
  cityName: named.cityName,
  unknownValues: named.record.unknownValues,
})
