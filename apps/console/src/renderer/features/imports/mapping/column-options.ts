import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { STOCK_COLUMNS } from '@trassa/contracts/enumerations/stock-imports'
import type { Option } from '@trassa/ui/options/option'
import { COLUMN_NAMES } from '../import-words.ts'

/** What a column of a file can be read as: the common columns, then the fields of the category's form. */
export function columnOptions(adType: AdType): Option[] {
  const common = STOCK_COLUMNS.map((key) => ({
    value: key as string,
    label: COLUMN_NAMES[key],
    group: 'Объявление',
  }))
  const own = formOf(adType).fields.map(({ key, label }) => ({
    value: key,
    label,
    group: 'Характеристики',
  }))
  return [...common, ...own]
}
