import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { COLUMNS, type Column } from './columns.tsx'

const PREFIX = 'fact.'
const COMMON = new Set(COLUMNS.map(({ id }) => id))

/** The columns that only ads of one category have: the fields of its form that its page lists. */
export const categoryColumns = (adType: AdType): Column[] =>
  formOf(adType)
    .fields.filter(({ key, card }) => card === 'table' && !COMMON.has(key))
    .map(({ key, label, kind }) => ({
      id: `${PREFIX}${key}`,
      name: label,
      width: 140,
      ...(kind.type === 'number' && { numeric: true }),
      text: ({ facts }) => facts?.[key] ?? '',
    }))
