import { adTableColumn } from '@trassa/catalog/ad-table/ad-table-columns'
import { categoryColumns } from '@trassa/catalog/ad-table/category-columns'
import { invalid } from '@trassa/contracts/app-error'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { SheetColumn, SheetValue } from '../../../platform/spreadsheet/sheet.ts'
import type { RowWithFields } from '../table/ad-rows.repository.ts'

/** A column of a file, and what an ad has in it. */
export interface ExportColumn extends SheetColumn {
  value: (row: RowWithFields) => SheetValue
}

/** Moscow's clock, which the table shows, is three hours ahead of UTC all year. */
const MOSCOW_MS = 3 * 60 * 60 * 1000

const timeOf = (iso: string | null): Date | null =>
  iso === null ? null : new Date(Date.parse(iso) + MOSCOW_MS)

/**
 * The columns with these ids, those of a category among them.
 *
 * @throws AppError `request.invalid` for an id that is no column's
 */
export function exportColumns(ids: readonly string[], adType: AdType | undefined): ExportColumn[] {
  const ofCategory = new Map(adType && categoryColumns(adType).map((column) => [column.id, column]))
  return ids.map((id) => {
    const common = commonColumn(id)
    if (common) return common
    const column = ofCategory.get(id)
    if (!column) throw invalid(['body', 'columns'], 'Такого столбца нет. Обновите программу.')
    const { key, unit, isNumber } = column
    const header = unit ? `${column.header}, ${unit}` : column.header
    return isNumber
      ? { header, kind: 'decimal', value: ({ fields }) => numberIn(fields?.[key]) }
      : { header, kind: 'text', value: ({ row }) => row.facts?.[key] ?? null }
  })
}

function commonColumn(id: string): ExportColumn | undefined {
  const column = adTableColumn(id)
  if (!column) return undefined
  const { header, kind } = column
  if (kind !== 'time') return { header, kind, value: ({ row }) => column.value(row) }
  return { header, kind, value: ({ row }) => timeOf(column.value(row)) }
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)
