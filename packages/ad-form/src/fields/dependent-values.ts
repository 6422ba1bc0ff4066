import type { DictionaryRow } from '@trassa/api-client/dictionary-query'
import type { FieldDefinition, FormDefinition } from '@trassa/catalog/engine/definition'
import { dictionaryChain } from '@trassa/catalog/engine/definition-fields'
import type { FieldValue } from '@trassa/contracts/entities/ad'

/** Keys of all fields that depend on a dictionary field, directly or not. */
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
 * The values that choosing a dictionary row sets in other fields: dependent fields are cleared (a new
 * mark clears the model), `prefills` get the row's properties (a modification: gearbox, fuel, power).
 */
export function dependentValues(
  form: FormDefinition,
  { key, kind }: FieldDefinition,
  row: DictionaryRow | undefined,
): [key: string, value: FieldValue | null][] {
  const prefills = kind.type === 'dictionary' ? (kind.prefills ?? []) : []
  const properties = new Map<string, unknown>(Object.entries(row ?? {}))
  const cleared = dependentsOf(form, key).map((dependent): [string, null] => [dependent, null])
  const filled = prefills
    .filter((name) => properties.has(name))
    .map((name): [string, FieldValue | null] => {
      const value = properties.get(name)
      return [name, isValue(value) ? value : null]
    })
  return [...cleared, ...filled]
}
