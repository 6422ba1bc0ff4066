import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { filterForm } from '@trassa/catalog/engine/filters/filter-form'
import type { ListPage } from '../address/list-page.ts'
import { kindField } from '../main-page/kind-field.ts'
import { MOST_UNFOLDED, optionsOf } from './filter-choice.ts'
import { mainFields, panelParts } from './panel-fields.ts'

type Shown = Pick<ListPage, 'form' | 'city' | 'filters' | 'all'>

/**
 * What a page holds of its form: no options of fields that it shows folded away, which are three quarters of a form. The browser
 * has them with the whole form, once a visitor comes to the filters (docs/decisions/173).
 */
export function pageForm(list: Shown, view: 'list' | 'main'): FormDefinition {
  const form = filterForm(list.form)
  if (list.all) return form
  const chosen = list.filters.map(({ key }) => key)
  const shown = view === 'main' ? shownOnMain(form) : shownInPanel(form, list)
  const kept = new Set([...shown.map(({ key }) => key), ...chosen])
  return {
    ...form,
    fields: form.fields.map((field) =>
      field.kind.type !== 'enumeration' || kept.has(field.key)
        ? field
        : { ...field, kind: { ...field.kind, options: [] } },
    ),
  }
}

function shownOnMain(form: FormDefinition): FilterField[] {
  const kind = kindField(form)
  return [...mainFields(form), ...(kind ? [kind] : [])]
}

/** The rest of the panel is rendered where something in it is chosen. */
function shownInPanel(form: FormDefinition, { city, filters }: Shown): FilterField[] {
  const { first, more } = panelParts(form, city)
  const isRestOpen = more.some(({ key }) => filters.some((filter) => filter.key === key))
  return [...first, ...(isRestOpen ? more : [])].filter(
    (field) => field.filter !== 'many' || optionsOf(field).length <= MOST_UNFOLDED,
  )
}
