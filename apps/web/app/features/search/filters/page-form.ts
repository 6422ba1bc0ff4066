import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterForm } from '@trassa/catalog/engine/filters/filter-form'
import type { ListPage } from '../address/list-page.ts'
import { kindField } from '../main-page/kind-field.ts'
import { MOST_UNFOLDED, optionsOf } from './filter-choice.ts'
import { mainFields, panelParts } from './panel-fields.ts'

type Shown = Pick<ListPage, 'form' | 'city' | 'filters'>
type View = 'list' | 'main'
type Sent = Pick<ListPage, 'form' | 'hasRest'>

/** Of lists without filters, which are most: what is known of a form is known by its object. */
const sentOf: Record<View, WeakMap<FormDefinition, Sent>> = {
  list: new WeakMap(),
  main: new WeakMap(),
}

/**
 * What a page holds of its form: of what it shows folded away neither the options nor the fields of the rest, which are four
 * fifths of a form. The browser has them with the whole form, once a visitor comes to the filters (docs/decisions/173).
 * The same object for the same form without filters: a place changes none of its own fields.
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
  const parts = partsOf(form, list)
  const shown = view === 'main' ? shownOnMain(form) : parts.shown
  const kept = new Set([...shown, ...list.filters].map(({ key }) => key))
  const left = new Set(parts.folded.map(({ key }) => key).filter((key) => !kept.has(key)))
  const fields = form.fields
    .filter(({ key }) => !left.has(key))
    .map((field) =>
      field.kind.type !== 'enumeration' || kept.has(field.key)
        ? field
        : { ...field, kind: { ...field.kind, options: [] } },
    )
  return { form: { ...form, fields }, ...(left.size > 0 && { hasRest: true }) }
}

function shownOnMain(form: FormDefinition): FilterField[] {
  const kind = kindField(form)
  return [...mainFields(form), ...(kind ? [kind] : [])]
}

/** The rest of the panel is rendered where something in it is chosen. What may be sorted by stays: the orders of a list are on its page. */
function partsOf(form: FormDefinition, { city, filters }: Shown) {
  const { first, more } = panelParts(form, city)
  const isRestOpen = more.some(({ key }) => filters.some((filter) => filter.key === key))
  const shown = (isRestOpen ? [...first, ...more] : first).filter(
    (field) => field.filter !== 'many' || optionsOf(field).length <= MOST_UNFOLDED,
  )
  return { shown, folded: isRestOpen ? [] : more.filter(({ filter }) => filter !== 'range') }
}
