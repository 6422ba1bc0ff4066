import type { DictionaryRow } from '@trassa/api-client/dictionary-query'
import type { FieldDefinition, FormDefinition } from '@trassa/catalog/engine/definition'
import { dictionaryChain } from '@trassa/catalog/engine/definition-fields'
import type { FieldValue } from '@trassa/contracts/entities/ad'

/** Everything that hangs on a dictionary field, near or far. */
function dependentsOf(form: FormDefinition, key: string): string[] {
  const gone = new Set([key])
  for (const link of dictionaryChain(form)) {
    if (link.parent !== null && gone.has(link.parent)) gone.add(link.key)
  }
  gone.delete(key)
  return [...gone]
}

const isValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * What choosing a row changes in other fields: what hung on the old one is cleared (another mark,
 * no model), what the row knows is filled in (a modification: gearbox, fuel, power).
 */
export function dependentValues(
  form: FormDefinition,
  { key, kind }: FieldDefinition,
  row: DictionaryRow | undefined,
): [key: string, value: FieldValue | null][] {
  const prefills = kind.type === 'dictionary' ? (kind.prefills ?? []) : []
  const known = new Map<string, unknown>(Object.entries(row ?? {}))
  const cleared = dependentsOf(form, key).map((gone): [string, null] => [gone, null])
  const filled = prefills
    .filter((name) => known.has(name))
    .map((name): [string, FieldValue | null] => {
      const value = known.get(name)
      return [name, isValue(value) ? value : null]
    })
  return [...cleared, ...filled]
}
