import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { filterForm } from '@trassa/catalog/engine/filters/filter-form'
import { FIELD_SORTS } from '@trassa/contracts/enumerations/ads'
import { filterChain } from '../address/filter-chain.ts'
import type { ListPage } from '../address/list-page.ts'
import { kindField } from '../main-page/kind-field.ts'
import { kindsOf } from '../main-page/kinds.ts'
import { isLongSelect, MOST_UNFOLDED, optionsOf } from './filter-choice.ts'
import { mainFields, panelParts } from './panel-fields.ts'

type Shown = Pick<ListPage, 'form' | 'city' | 'filters'>
type View = 'list' | 'main'
type Sent = Pick<ListPage, 'form' | 'hasRest' | 'kinds'>

/** Of lists without filters, which are most: what is known of a form is known by its object. */
const sentOf: Record<View, WeakMap<FormDefinition, Sent>> = {
  list: new WeakMap(),
  main: new WeakMap(),
}

/**
 * What a page holds of its form: neither the options of what it shows folded away nor those of a long select, nor the fields of the
 * rest, which are four fifths of a form. The browser has them with the whole form, once a visitor comes to the filters
 * (docs/decisions/173). The same object for the same form without filters: a place changes none of its own fields.
 */
export function pageForm(list: Shown, view: View): Sent {
  if (list.filters.length > 0) return madeForm(list, view)
  const known = sentOf[view].get(list.form)
  if (known) return known
  const made = madeForm(list, view)
  sentOf[view].set(list.form, made)
  return made
}

function madeForm(list: Shown, view: View): Sent {
  const form = filterForm(list.form)
  return view === 'main' ? ofMainPage(form, list) : ofList(form, list)
}

/** A main page has a few fields; it names kinds of things that are not its options, and orders by further fields. */
function ofMainPage(form: FormDefinition, { filters }: Shown): Sent {
  const main = mainFields(form)
  const kept = keysOf([...main.filter((field) => !isLongSelect(field)), ...filters])
  const kind = kindField(form)
  const sorted = FIELD_SORTS.map(({ field }) => ({ key: field }))
  const named = keysOf([...main, ...filterChain(form), ...(kind ? [kind] : []), ...sorted])
  const fields = form.fields.filter(({ key }) => named.has(key) || kept.has(key))
  const lacksKinds = kind !== undefined && !kept.has(kind.key)
  return {
    form: { ...form, fields: withOptionsOf(fields, kept) },
    ...(lacksKinds && { kinds: kindsOf(form) }),
  }
}

function ofList(form: FormDefinition, list: Shown): Sent {
  const { shown, folded } = partsOf(form, list)
  const kept = keysOf([...shown, ...list.filters])
  const left = new Set([...keysOf(folded)].filter((key) => !kept.has(key)))
  const fields = form.fields.filter(({ key }) => !left.has(key))
  return {
    form: { ...form, fields: withOptionsOf(fields, kept) },
    ...(left.size > 0 && { hasRest: true }),
  }
}

const keysOf = (fields: readonly { key: string }[]) => new Set(fields.map(({ key }) => key))

/** The fields, of enumerations those with options whose keys are `kept`. */
const withOptionsOf = (fields: FormDefinition['fields'], kept: ReadonlySet<string>) =>
  fields.map((field) =>
    field.kind.type !== 'enumeration' || kept.has(field.key)
      ? field
      : { ...field, kind: { ...field.kind, options: [] } },
  )

/** The rest of the panel is rendered where something in it is chosen. What may be sorted by stays: the orders of a list are on its page. */
function partsOf(form: FormDefinition, { city, filters }: Shown) {
  const { first, more } = panelParts(form, city)
  const isRestOpen = more.some(({ key }) => filters.some((filter) => filter.key === key))
  const shown = (isRestOpen ? [...first, ...more] : first).filter((field) =>
    field.filter === 'many' ? optionsOf(field).length <= MOST_UNFOLDED : !isLongSelect(field),
  )
  return { shown, folded: isRestOpen ? [] : more.filter(({ filter }) => filter !== 'range') }
}
