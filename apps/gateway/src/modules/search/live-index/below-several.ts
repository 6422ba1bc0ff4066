import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { dictionaryChain } from '@trassa/catalog/engine/definition-fields'
import type { Filter } from '@trassa/catalog/engine/filters/filter'

const isSeveral = (filter: Filter | undefined): boolean =>
  filter?.op === 'many' && filter.values.length > 1

/** Which fields of a form depend on which, for filters below several chosen values (decision 076). */
export function dependencyOf(form: FormDefinition) {
  const parents = new Map(dictionaryChain(form).map(({ key, parent }) => [key, parent]))

  /** Whether several values are chosen in a field that `key` depends on. */
  function isBelowSeveral(key: string, filters: readonly Filter[]): boolean {
    const parent = parents.get(key)
    if (!parent) return false
    return isSeveral(filters.find((one) => one.key === parent)) || isBelowSeveral(parent, filters)
  }

  return {
    isBelowSeveral,
    /** The field that `key` depends on; `undefined` for a field that depends on none. */
    parentOf: (key: string): string | undefined => parents.get(key) ?? undefined,
  }
}
