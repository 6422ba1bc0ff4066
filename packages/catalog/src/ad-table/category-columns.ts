import type { AdType } from '@trassa/contracts/enumerations/ads'
import { formOf } from '../ad-types/form-of.ts'
import { AD_TABLE_COLUMNS } from './ad-table-columns.ts'

/** A column that only ads of one category have: a field of its form. */
export interface CategoryColumn {
  id: string
  /** The field's key. */
  key: string
  header: string
  isNumber: boolean
  /** Of its numbers. */
  unit?: string
}

const PREFIX = 'fact.'

/** The fields of a category's form that its page lists and that no column of every ad shows. */
export const categoryColumns = (adType: AdType): CategoryColumn[] =>
  formOf(adType)
    .fields.filter(({ key, card }) => card === 'table' && !Object.hasOwn(AD_TABLE_COLUMNS, key))
    .map(({ key, label, kind }) => ({
      id: `${PREFIX}${key}`,
      key,
      header: label,
      isNumber: kind.type === 'number',
      ...(kind.type === 'number' && kind.unit && { unit: kind.unit }),
    }))
