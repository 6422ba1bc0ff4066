import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { formOf } from '../../ad-types/form-of.ts'
import { filterFields } from './common-filters.ts'
import { filterForm } from './filter-form.ts'

it.each(AD_TYPES.map((adType) => [adType, formOf(adType)] as const))(
  'filters of %s are those of the whole form',
  (_, form) => {
    const filters = (of: typeof form) =>
      filterFields(of).map(({ key, label, kind, filter }) => ({ key, label, kind, filter }))
    expect(filters(filterForm(form))).toEqual(filters(form))
  },
)
