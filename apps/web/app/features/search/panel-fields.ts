import { filterFields, isCommonFilter } from '@trassa/catalog/common-filters'
import type { FilterField, FormDefinition } from '@trassa/catalog/form-definition'
import { TYPE_KEY } from './filter-chain.ts'
import { isOfThePath } from './list-page.ts'

/** Own fields of a type that stand in sight; the others unfold. */
const IN_SIGHT = 9
/** Of the main page's search. */
const IN_A_ROW = 4
/** So few more are not worth unfolding. */
const FEW = 3

/** What tells how worn a thing is, and is asked for right after its price. */
const OF_AGE = ['year', 'mileage', 'hours']

/** People think of a word for it, then of what it is, what it costs, how old it is, and last of the rest. */
function rank({ key, kind, filter }: FilterField): number {
  if (key === TYPE_KEY) return 0
  if (kind.type === 'dictionary') return 1
  if (key === 'price') return 3
  if (isCommonFilter(key)) return kind.type === 'text' ? -1 : 9
  if (OF_AGE.includes(key)) return 4
  switch (kind.type) {
    case 'text':
      return 2
    case 'enumeration':
      return kind.many ? 7 : 5
    case 'number':
      return filter === 'range' ? 6 : 5
    case 'flag':
      return 7.5
  }
}

/** The fields of the filter panel, in its order; the city is in the path. */
export function panelFields(form: FormDefinition): FilterField[] {
  return filterFields(form)
    .filter(({ key }) => !isOfThePath(key))
    .sort((a, b) => rank(a) - rank(b))
}

/** The panel's fields as they stand: first what most people set, behind a fold the rest. */
export function panelParts(form: FormDefinition): { first: FilterField[]; more: FilterField[] } {
  const fields = panelFields(form)
  const own = fields.filter(({ key }) => !isCommonFilter(key))
  const folded = own.slice(IN_SIGHT)
  if (folded.length <= FEW) return { first: fields, more: [] }
  return { first: fields.filter((field) => !folded.includes(field)), more: folded }
}

/** The few that the main page asks for: what it is, what it costs, and what comes next. */
export function mainFields(form: FormDefinition): FilterField[] {
  const fields = panelFields(form)
  const ofRank = (wanted: readonly number[], count: number) =>
    fields.filter((field) => wanted.includes(rank(field))).slice(0, count)
  const what = [...ofRank([0], 1), ...ofRank([1], 2)]
  const price = ofRank([3], 1)
  return [...what, ...price, ...ofRank([4, 5, 6, 7], IN_A_ROW - what.length - price.length)]
}
