import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { type ChainLink, dictionaryChain } from '@trassa/catalog/engine/definition-fields'
import { filterFields, isCommonFilter } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'

/** The field of every form that says what kind of thing it is: a tractor, a gearbox, a tow. */
export const TYPE_KEY = 'typeId'

/** The dictionary fields that a list can be narrowed by, parents first. */
export function filterChain(form: FormDefinition): ChainLink[] {
  const keys = new Set(filterFields(form).map(({ key }) => key))
  return dictionaryChain(form).filter(({ key }) => keys.has(key) && !isCommonFilter(key))
}

/** The ids chosen in a dictionary filter. */
export function chosenIds(filters: readonly Filter[], key: string): string[] {
  const filter = filters.find((one) => one.key === key)
  if (filter?.op === 'exact') return [String(filter.value)]
  return filter?.op === 'many' ? filter.values.map(String) : []
}

/** What the rows to choose from belong to: nothing, or each of the ids chosen above. */
export const parentIds = ({ parent }: ChainLink, filters: readonly Filter[]): (string | null)[] =>
  parent === null ? [null] : chosenIds(filters, parent)

/** The dictionaries that the filters of a list ask for. */
export const wantedDictionaries = (form: FormDefinition, filters: readonly Filter[]) =>
  filterChain(form).flatMap((link) => parentIds(link, filters).map((parent) => ({ link, parent })))

/**
 * `filter` in place of the one with its key, `null` for none. The filters that depend on it are removed,
 * unless some of its values stay: what belongs to the others is then ignored by the list's loader, which
 * knows the dictionaries.
 */
export function withFilter(
  form: FormDefinition,
  filters: readonly Filter[],
  key: string,
  filter: Filter | null,
): Filter[] {
  const before = chosenIds(filters, key)
  const staysInPart = filter !== null && chosenIds([filter], key).some((id) => before.includes(id))
  const gone = new Set([key])
  for (const link of filterChain(form)) {
    if (staysInPart) break
    if (link.parent !== null && gone.has(link.parent)) gone.add(link.key)
  }
  const rest = filters.filter((one) => !gone.has(one.key))
  return filter ? [...rest, filter] : rest
}
