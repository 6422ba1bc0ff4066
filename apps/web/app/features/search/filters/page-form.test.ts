import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { filterForm } from '@trassa/catalog/engine/filters/filter-form'
import { filtersToQuery, sortsOf } from '@trassa/catalog/engine/filters/list-query'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { filterChain } from '../address/filter-chain.ts'
import type { ListPage } from '../address/list-page.ts'
import { kindField } from '../main-page/kind-field.ts'
import { kindsOf } from '../main-page/kinds.ts'
import { isLongSelect, isWithoutOptions } from './filter-choice.ts'
import { pageForm } from './page-form.ts'
import { mainFields, panelParts } from './panel-fields.ts'

const page = (form: FormDefinition, filters: Filter[] = []) => ({ form, city: null, filters })
const keysWithout = (form: FormDefinition) =>
  form.fields.filter(isWithoutOptions).map(({ key }) => key)
const AUTO = formOf('auto')

it('docs/decisions/173: options of folded filters are not on the page', () => {
  const sent = pageForm(page(AUTO), 'list').form
  expect(keysWithout(sent)).toEqual(['bodyType', 'fuel'])
  expect(sent.fields.some(({ key }) => key === 'options')).toBe(false)
  expect(JSON.stringify(sent).length).toBeLessThan(JSON.stringify(AUTO).length / 5)
})

it('what is chosen keeps its options, and opens the rest of the panel', () => {
  const bodies: Filter = { key: 'bodyType', op: 'many', values: [1] }
  expect(keysWithout(pageForm(page(AUTO, [bodies]), 'list').form)).not.toContain('bodyType')
  const doors: Filter = { key: 'doors', op: 'many', values: [5] }
  const without = keysWithout(pageForm(page(AUTO, [doors]), 'list').form)
  expect(without).not.toContain('condition')
  expect(without).toContain('options')
})

const keysOf = (fields: readonly { key: string }[]) => fields.map(({ key }) => key)

it.each(AD_TYPES)('%s: what its page shows is that of the whole form', (adType) => {
  const form = formOf(adType)
  const whole = panelParts(form)
  const list = pageForm(page(form), 'list')
  const { first, more } = panelParts(list.form, null, list.hasRest)
  expect(keysOf(first)).toEqual(keysOf(whole.first))
  expect(more.length > 0 || list.hasRest === true).toBe(whole.more.length > 0)
  const { form: main, kinds } = pageForm(page(form), 'main')
  expect(mainFields(main)).toMatchObject(
    mainFields(filterForm(form)).map((field) =>
      isLongSelect(field) ? { key: field.key } : { key: field.key, kind: field.kind },
    ),
  )
  expect(kindField(main)?.key).toBe(kindField(form)?.key)
  expect(kinds ?? kindsOf(main)).toEqual(kindsOf(form))
  for (const sent of [list.form, main]) {
    expect(sortsOf(sent)).toEqual(sortsOf(form))
    expect(filterChain(sent)).toEqual(filterChain(form))
  }
})

it.each(AD_TYPES)('%s: a place changes nothing of it', (adType) => {
  const form = formOf(adType)
  const chosen: Filter[] = [{ key: 'q', op: 'exact', value: 'торг' }]
  const ofPlace = (city: ListPage['city']) => pageForm({ form, city, filters: chosen }, 'list')
  expect(ofPlace({ slug: 'kazan', name: 'Казань', nameIn: 'Казани' })).toEqual(ofPlace(null))
  expect(pageForm(page(form), 'list')).toBe(pageForm(page(form), 'list'))
})

it('docs/decisions/173: a select has its options on the page unless they are many', () => {
  const parts = pageForm(page(formOf('auto_parts_car')), 'main')
  expect(keysWithout(parts.form)).toEqual(['typeId'])
  expect(JSON.stringify(parts).length).toBeLessThan(2500)
  expect(keysWithout(pageForm(page(formOf('truck')), 'list').form)).toContain('capacity')
  const capacity: Filter = { key: 'capacity', op: 'range', from: 1 }
  expect(keysWithout(pageForm(page(formOf('truck'), [capacity]), 'list').form)).not.toContain(
    'capacity',
  )
})

it('the bodies that a main page links to stand in its addresses', () => {
  const { form } = pageForm(page(AUTO), 'main')
  const filters: Filter[] = [{ key: 'bodyType', op: 'many', values: [6, 7] }]
  expect(filtersToQuery(form, { filters })).toBe('bodyType=6,7')
})
