import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../engine/definition-fields.ts'
import { filterFields } from '../engine/filters/common-filters.ts'
import { filtersToQuery, parseFilters } from '../engine/filters/list-query.ts'
import { fillForm, outOfBounds, wrongTypes } from '../engine/testing/fill-form.ts'
import { summaryOf, tableOf, titleOf } from '../engine/text/card.ts'
import { completeFieldsSchema, draftFieldsSchema } from '../engine/validation/fields-schema.ts'
import { formOf } from './form-of.ts'
import { loadForm } from './load-form.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const FORMS = AD_TYPES.map(formOf)

describe.each(FORMS.map((form) => [form.adType, form] as const))('§4 %s', (_, form) => {
  const complete = completeFieldsSchema(form, NOW)
  const draft = draftFieldsSchema(form, NOW)
  const filled = [0, 1].map((variant) =>
    fillForm(form, variant === 0 ? 0 : 1, NOW, ({ key }) => String(key.length * 10 + variant + 1)),
  )
  const [one = {}, other = {}] = filled
  const wrongKeys = (fields: unknown) =>
    complete.safeParse(fields).error?.issues.map(({ path }) => path.join('.')) ?? []

  it('takes itself filled in, at both ends of its bounds', () => {
    expect(filled.map((fields) => complete.parse(fields))).toEqual(filled)
    expect(filled.map((fields) => draft.parse(fields))).toEqual(filled)
  })

  it('names exactly what is missing, out of bounds or of the wrong type', () => {
    for (const field of form.fields) {
      const { key, required } = field
      // A field that one of the two ads hides (the wear of new tyres) is visible in the other.
      const whole = filled.find((fields) => key in fields)
      if (!whole) continue
      const { [key]: _gone, ...rest } = whole
      if (required) expect(wrongKeys(rest)).toEqual([key])
      for (const value of [...outOfBounds(field, NOW), ...wrongTypes(field)]) {
        expect([key, value, wrongKeys({ ...whole, [key]: value })]).toEqual([key, value, [key]])
      }
    }
  })

  it('reads each of its filters back from the address', () => {
    for (const field of filterFields(form)) {
      for (const value of [one[field.key], other[field.key]]) {
        if (value === undefined) continue
        const text = String(value)
        const query =
          field.filter === 'range'
            ? { [`${field.key}From`]: text, [`${field.key}To`]: text }
            : { [field.key]: text }
        const { filters, ignored } = parseFilters(form, query)
        expect([field.key, filters.map(({ key }) => key), ignored]).toEqual([
          field.key,
          [field.key],
          [],
        ])
        expect(parseFilters(form, new URLSearchParams(filtersToQuery(form, { filters })))).toEqual({
          filters,
          sort: field.key === 'q' ? 'relevance' : 'dateTo',
          ignored: [],
        })
      }
    }
  })

  it('has a title, a line and a table without gaps', () => {
    const names = Object.fromEntries(form.fields.map(({ key }) => [key, `Имя ${key}`]))
    for (const fields of filled) {
      expect(titleOf(form, fields, names)).not.toMatch(/undefined|null|NaN/)
      expect(summaryOf(form, fields, names)).not.toMatch(/undefined|null|NaN|^$/)
      expect(tableOf(form, fields, names).length).toBeGreaterThan(1)
    }
    expect(titleOf(form, {}, {})).toBe(form.name)
  })

  it('is the same form when a browser loads it', async () => {
    expect(await loadForm(form.adType)).toBe(form)
    expect(structuredClone(form)).toEqual(form)
  })
})

const IN_WORDS = FORMS.filter((form) => fieldOf(form, 'modelName'))

it.each(IN_WORDS.map((form) => [form.adType, form] as const))(
  '§4 %s: takes a model in words where the dictionary has none',
  (_, form) => {
    const { modelId, ...rest } = fillForm(form, 0, NOW, ({ key }) => String(key.length))
    const inWords = { ...rest, modelName: 'Самоделка 1' }
    const complete = completeFieldsSchema(form, NOW)
    expect(complete.parse(inWords)).toEqual(inWords)
    expect(titleOf(form, inWords, {})).toContain('Самоделка 1')
    expect(complete.parse({ ...inWords, modelId })).not.toHaveProperty('modelName')
  },
)
