import { type DictionaryRow, labelIn } from '@trassa/api-client/dictionary-query'
import type { NameOf } from '@trassa/catalog/engine/filters/filter-chips'

/** The rows to choose from, by the field's key; a field whose parent is not chosen has none. */
export type Dictionaries = ReadonlyMap<string, readonly DictionaryRow[]>

/** The words for chosen ids. */
export function namesIn(dictionaries: Dictionaries): NameOf {
  return (key, id) => labelIn(dictionaries.get(key) ?? [], id)
}
