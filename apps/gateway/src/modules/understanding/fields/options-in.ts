import type { FormDefinition, FormOption } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'

/** What can be chosen in a filter of a form; nothing where it is none of an enumeration. */
export function optionsIn(form: FormDefinition, key: string): readonly FormOption[] {
  const kind = filterFields(form).find((field) => field.key === key)?.kind
  return kind?.type === 'enumeration' ? kind.options : []
}
