import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterFields, isCommonFilter } from '@trassa/catalog/engine/filters/common-filters'
import { TYPE_KEY } from '../address/filter-chain.ts'

/** What a form tells its things apart by: their kind, or else its first choice (a truck's body, a tyre's season). */
export function kindField(form: FormDefinition): FilterField | undefined {
  const choices = filterFields(form).filter(
    ({ key, kind, filter }) =>
      filter === 'many' && kind.type === 'enumeration' && !isCommonFilter(key),
  )
  return choices.find(({ key }) => key === TYPE_KEY) ?? choices[0]
}
