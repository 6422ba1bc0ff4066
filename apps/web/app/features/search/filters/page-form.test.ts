import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filtersToQuery } from '@trassa/catalog/engine/filters/list-query'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { isWithoutOptions } from './filter-choice.ts'
import { pageForm } from './page-form.ts'
import { mainFields, panelParts } from './panel-fields.ts'

const page = (form: FormDefinition, filters: Filter[] = []) => ({ form, city: null, filters })
const keysWithout = (form: FormDefinition) =>
  form.fields.filter(isWithoutOptions).map(({ key }) => key)
const AUTO = formOf('auto')

it('docs/decisions/173: options of folded filters are not on the page', () => {
  const sent = pageForm(page(AUTO), 'list')
  expect(keysWithout(sent)).toEqual(
    expect.arrayContaining(['bodyType', 'fuel', 'colorId', 'options', 'condition']),
  )
  expect(keysWithout(sent)).not.toContain('gearbox')
  expect(JSON.stringify(sent).length).toBeLessThan(JSON.stringify(AUTO).length / 3)
})

it('what is chosen keeps its options, and opens the rest of the panel', () => {
  const bodies: Filter = { key: 'bodyType', op: 'many', values: [1] }
  expect(keysWithout(pageForm(page(AUTO, [bodies]), 'list'))).not.toContain('bodyType')
  const doors: Filter = { key: 'doors', op: 'many', values: [5] }
  const without = keysWithout(pageForm(page(AUTO, [doors]), 'list'))
  expect(without).not.toContain('condition')
  expect(without).toContain('options')
})

it('the page of all filters has all options', () => {
  expect(keysWithout(pageForm({ ...page(AUTO), all: true }, 'list'))).toEqual([])
})

it.each(AD_TYPES)(
  '%s: the order of its filters and its addresses are those of the whole form',
  (adType) => {
    const form = formOf(adType)
    const keysOf = (of: FormDefinition) => {
      const { first, more } = panelParts(of)
      return [first, more, mainFields(of)].map((fields) => fields.map(({ key }) => key))
    }
    const chosen: Filter[] = form.fields.flatMap(({ key, kind, filter }) =>
      filter === 'many' && kind.type === 'enumeration'
        ? [{ key, op: 'many', values: kind.options.slice(0, 2).map(({ id }) => id) } as const]
        : [],
    )
    for (const view of ['list', 'main'] as const) {
      const sent = pageForm(page(form), view)
      expect(keysOf(sent)).toEqual(keysOf(form))
      const query = (of: FormDefinition) => filtersToQuery(of, { filters: chosen })
      expect(query(sent)).toBe(query(form))
    }
  },
)
