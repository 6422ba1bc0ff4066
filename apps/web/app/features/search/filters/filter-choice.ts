import { rowLabel, rowNames } from '@trassa/api-client/dictionary-query'
import type { FilterField, FormOption } from '@trassa/catalog/engine/definition'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { mostPopular } from './most-popular.ts'
import type { Dictionaries } from './names-in.ts'

/** One thing to tick or to choose in a filter. */
export interface Choice {
  value: string
  label: string
  /** Other names by which it is found. */
  names?: readonly string[]
  group?: string | undefined
  hex?: string | undefined
}

/** Up to so many options of a filter of several values are shown without folding them away. */
export const MOST_UNFOLDED = 4

/** Options of a select that a page is sent with; of a longer one the browser adds them. */
const MOST_SELECTED = 24

/** Whether a select of the field has more options than its page. */
export const isLongSelect = ({ kind }: Pick<FilterField, 'kind'>): boolean =>
  kind.type === 'enumeration' && kind.options.length > MOST_SELECTED

/** Whether the options of a field are those of the whole form, which the page does not have (`page-form.ts`). */
export const isWithoutOptions = ({ kind }: Pick<FilterField, 'kind'>): boolean =>
  kind.type === 'enumeration' && kind.options.length === 0

const POPULAR = 'Популярные'
const ALL = 'Все'

const ofOption = ({ id, name, group, hex }: FormOption): Choice => ({
  value: String(id),
  label: name,
  group,
  hex,
})

/** What can be chosen in an enumeration; nothing in any other kind of field. */
export const optionsOf = ({ kind }: FilterField): Choice[] =>
  kind.type === 'enumeration' ? kind.options.filter(({ id }) => id !== kind.any).map(ofOption) : []

/** What can be chosen in a field; the popular rows of a long dictionary stand first, and once more among all. */
export function choicesOf(field: FilterField, dictionaries: Dictionaries): Choice[] {
  if (field.kind.type === 'enumeration') return optionsOf(field)
  const rows = dictionaries.get(field.key) ?? []
  const popular = mostPopular(rows)
  const choice = (group?: string) => (row: (typeof rows)[number]) => ({
    value: row.id,
    label: rowLabel(row),
    names: rowNames(row),
    group,
  })
  if (popular.length === 0) return rows.map(choice())
  // Of a dictionary that is shortened for its page the rest is not all.
  const isLong = rows.length >= 2 * popular.length
  const rest = rows.filter((row) => isLong || !popular.includes(row))
  return [...popular.map(choice(POPULAR)), ...rest.map(choice(isLong ? ALL : undefined))]
}

/** `Toyota 1 284` in a list of the browser's own; without a count the word alone. */
export const countedLabel = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label}\u2002${formatNumber(count)}`
