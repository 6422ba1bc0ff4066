import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { formOf } from '../../ad-types/form-of.ts'
import type { FormDefinition } from '../definition.ts'
import { filterFields } from './common-filters.ts'
import { filterForm } from './filter-form.ts'

/** Of an ad's form and its summary. */
const NOT_OF_FILTERS = ['short', 'prefills', 'visibleWhen']

/** What a list shows and reads of its filters; a number is written by its template of the summary. */
const filters = (form: FormDefinition) =>
  filterFields(form).map(({ key, label, kind, filter }) => {
    const told = JSON.stringify(kind, (name, value: unknown) =>
      NOT_OF_FILTERS.includes(name) && kind.type !== 'number' ? undefined : value,
    )
    return { key, label, filter, kind: JSON.parse(told) as unknown }
  })

const EVERY_FORM = AD_TYPES.map((adType) => [adType, formOf(adType)] as const)

it.each(EVERY_FORM)('filters of %s are those of the whole form', (_, form) => {
  expect(filters(filterForm(form))).toEqual(filters(form))
})

it.each(EVERY_FORM)('filters of %s say nothing that only a form for an ad needs', (_, form) => {
  for (const { kind, ...field } of filterForm(form).fields) {
    expect(JSON.stringify(kind.type === 'number' ? field : { kind, ...field })).not.toMatch(
      new RegExp(`"(${NOT_OF_FILTERS.join('|')})":`),
    )
  }
})
