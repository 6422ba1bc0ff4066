import { categoryColumns as columnsOf } from '@trassa/catalog/ad-table/category-columns'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { AdColumnDef } from './table-model.ts'

/** The columns that only ads of one category have. */
export const categoryColumns = (adType: AdType): AdColumnDef[] =>
  columnsOf(adType).map(({ id, key, header, isNumber }) => ({
    id,
    header,
    size: 140,
    ...(isNumber && { meta: { numeric: true } }),
    accessorFn: ({ facts }) => facts?.[key] ?? '',
  }))
