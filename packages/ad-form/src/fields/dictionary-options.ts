import { type DictionaryRow, rowLabel, rowNames } from '@trassa/api-client/dictionary-query'
import type { Option } from '@trassa/ui/options/option'

/** So many popular marks stand first, as many as are seen at once. */
const POPULAR = 10

const NATURAL = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' })

export const optionOf = (row: DictionaryRow): Option => ({
  value: row.id,
  label: rowLabel(row),
  names: rowNames(row),
})

/** The options of a list; marks with the popular ones first and the others by name, any other list as it came. */
export function optionsOf(rows: readonly DictionaryRow[]): Option[] {
  const popular = rows
    .filter(({ popularity }) => typeof popularity === 'number')
    .toSorted((a, b) => (a.popularity ?? 0) - (b.popularity ?? 0))
    .slice(0, POPULAR)
  if (popular.length === 0) return rows.map(optionOf)
  const others = rows.filter((row) => !popular.includes(row))
  return [...popular, ...others.toSorted((a, b) => NATURAL.compare(a.name, b.name))].map(optionOf)
}
