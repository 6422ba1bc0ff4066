import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { COLUMNS } from './columns.tsx'
import type { AdColumnDef } from './table-model.ts'

const PREFIX = 'fact.'
const COMMON = new Set(COLUMNS.map(({ id }) => id))

/** The columns that only ads of one category have: the fields of its form that its page lists. */
export const categoryColumns = (adType: AdType): AdColumnDef[] =>
  formOf(adType)
    .fields.filter(({ key, card }) => card === 'table' && !COMMON.has(key))
    .map(({ key, label, kind }) => ({
      id: `${PREFIX}${key}`,
      header: label,
      size: 140,
      ...(kind.type === 'number' && { meta: { numeric: true } }),
      accessorFn: ({ facts }) => facts?.[key] ?? '',
    }))
