import {
  AD_TABLE_COLUMNS,
  type AdTableColumnId,
  adTableText,
} from '@trassa/catalog/ad-table/ad-table-columns'
import { AD_TABLE_SORTS, type AdTableSort } from '@trassa/contracts/calls/moderator/ads'
import { AdStatus } from '../../../shared/ads/ad-status.tsx'
import type { AdColumnDef, AdColumnMeta } from './table-model.ts'

/** "26 сентября 2025, 23:59", whole: a year that is cut off is a wrong date. */
const DATE_WIDTH = 190

/** How wide the columns are at first, in pixels. */
const WIDTHS: Record<AdTableColumnId, number> = {
  title: 260,
  stat: 170,
  price: 120,
  cityName: 140,
  username: 150,
  phone: 150,
  risk: 200,
  updatedAt: DATE_WIDTH,
  liftedAt: DATE_WIDTH,
  expiresAt: DATE_WIDTH,
  views: 110,
  claim: 150,
  id: 90,
  adType: 150,
  regionName: 150,
  createdAt: DATE_WIDTH,
  publishedAt: DATE_WIDTH,
  complaints: 100,
  photosTotal: 80,
  vin: 180,
  year: 80,
  mileage: 110,
  promoted: 150,
  revision: 130,
  moderatorName: 140,
}

/** What the console adds to what a column shows. */
const EXTRAS: Partial<Record<AdTableColumnId, AdColumnMeta>> = {
  stat: { cell: (row) => <AdStatus ad={row} /> },
  promoted: { optional: true },
  revision: { optional: true },
  moderatorName: { optional: true },
}

const isSort = (id: string): id is AdTableSort => (AD_TABLE_SORTS as readonly string[]).includes(id)

function columnOf(id: AdTableColumnId): AdColumnDef {
  const column = AD_TABLE_COLUMNS[id]
  return {
    id,
    header: column.header,
    size: WIDTHS[id],
    accessorFn: (row) => adTableText(column, row, new Date()),
    meta: {
      ...(column.kind !== 'text' && { numeric: true }),
      ...(isSort(id) && { sort: id }),
      ...EXTRAS[id],
    },
  }
}

/** The frozen first column, which is always shown. */
export const FROZEN: AdColumnDef = columnOf('title')

/** The columns of every ad, in their first order. */
export const COLUMNS: readonly AdColumnDef[] = (Object.keys(AD_TABLE_COLUMNS) as AdTableColumnId[])
  .filter((id) => id !== FROZEN.id)
  .map(columnOf)
