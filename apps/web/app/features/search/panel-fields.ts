import { filterFields } from '@trassa/catalog/common-filters'
import type { FilterField, FormDefinition } from '@trassa/catalog/form-definition'
import { withoutCity } from '../../lib/ad-addresses.ts'

/** People think of what it is, what it costs, how old it is, and only then of the rest. */
function rank({ key, kind, filter }: FilterField): number {
  if (kind.type === 'dictionary') return 0
  if (key === 'price') return 1
  if (filter === 'range') return 2
  if (kind.type === 'enumeration') return kind.many ? 5 : 3
  return kind.type === 'text' ? 4 : 6
}

const isOfThePath = (key: string) => withoutCity([{ key, op: 'exact', value: '' }]).length === 0

/** The fields of the filter panel, in its order; the city is in the path. */
export function panelFields(form: FormDefinition): FilterField[] {
  return filterFields(form)
    .filter(({ key }) => !isOfThePath(key))
    .sort((a, b) => rank(a) - rank(b))
}

/** The few that the main page asks for: what it is, what it costs and the first other range. */
export function mainFields(form: FormDefinition): FilterField[] {
  const fields = panelFields(form)
  const ofKind = (rankWanted: number, count: number) =>
    fields.filter((field) => rank(field) === rankWanted).slice(0, count)
  return [...ofKind(0, 2), ...ofKind(1, 1), ...ofKind(2, 1)]
}
