import type { FilterField, FormOption } from '@trassa/catalog/form-definition'
import { rowLabel } from '../../lib/dictionary-query.ts'
import { mostPopular } from './most-popular.ts'
import type { Dictionaries } from './use-dictionaries.ts'

/** One thing to tick or to choose in a filter. */
export interface Choice {
  value: string
  label: string
  group?: string | undefined
  hex?: string | undefined
}

const POPULAR = 'Популярные'
const ALL = 'Все'

const ofOption = ({ id, name, group, hex }: FormOption): Choice => ({
  value: String(id),
  label: name,
  group,
  hex,
})

/** What can be chosen in a field; the popular rows of a long dictionary stand first as well. */
export function choicesOf({ key, kind }: FilterField, dictionaries: Dictionaries): Choice[] {
  if (kind.type === 'enumeration')
    return kind.options.filter(({ id }) => id !== kind.any).map(ofOption)
  const rows = dictionaries.get(key) ?? []
  const popular = mostPopular(rows)
  const choice = (group?: string) => (row: (typeof rows)[number]) => ({
    value: row.id,
    label: rowLabel(row),
    group,
  })
  if (popular.length === 0) return rows.map(choice())
  return [...popular.map(choice(POPULAR)), ...rows.map(choice(ALL))]
}

/** Choices under their headings, in order. */
export function groupsOf(
  choices: readonly Choice[],
): { title: string | undefined; choices: Choice[] }[] {
  const titles = [...new Set(choices.map(({ group }) => group))]
  return titles.map((title) => ({ title, choices: choices.filter(({ group }) => group === title) }))
}
