import { type AdContent, emptyContent } from '@trassa/ad-form/content/ad-content'
import { photoOf } from '@trassa/ad-form/testing/samples'
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import { expect, it } from 'vitest'
import { changesOf, mergeContent } from './merge-content.ts'

const base: AdContent = {
  ...emptyContent('Иван', '1'),
  price: 500_000,
  description: 'Обслужена',
  fields: { markId: '1', modelId: '10', year: 2018, mileage: 84_000 },
  photos: [photoOf(1)],
}
const merge = (mine: Partial<AdContent>, theirs: Partial<AdContent>) => {
  const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }
  return { merged: mergeContent(AUTO_FORM, versions), changes: changesOf(AUTO_FORM, versions) }
}

it('keeps the changes of both where they do not meet', () => {
  const { merged, changes } = merge(
    { price: 450_000, fields: { ...base.fields, year: 2019 } },
    { description: 'Не бита', photos: [photoOf(1), photoOf(2)] },
  )
  expect(merged).toEqual({
    ...base,
    price: 450_000,
    description: 'Не бита',
    fields: { ...base.fields, year: 2019, generationId: undefined },
    photos: [photoOf(1), photoOf(2)],
  })
  expect(changes).toEqual([
    { key: 'description', changedBy: 'them' },
    { key: 'photos', changedBy: 'them' },
  ])
})

it('where both have changed a value, the form has its own', () => {
  const { merged, changes } = merge(
    { fields: { ...base.fields, mileage: 90_000 } },
    { fields: { ...base.fields, mileage: 95_000 } },
  )
  expect(merged.fields.mileage).toBe(90_000)
  expect(changes).toEqual([{ key: 'fields.mileage', changedBy: 'both' }])
})

it('a value that I have cleared stays cleared', () => {
  const { fields } = base
  const { merged } = merge({ fields: { ...fields, mileage: null } }, { price: 1 })
  expect(merged.fields.mileage).toBeNull()
  expect(merged.price).toBe(1)
})

it('mark and model go together: no mark of one with the model of the other', () => {
  const { merged } = merge(
    { fields: { ...base.fields, modelId: '11' } },
    { fields: { ...base.fields, markId: '2', modelId: '20' } },
  )
  expect(merged.fields).toMatchObject({ markId: '1', modelId: '11' })
})

it('the same change by both is no conflict', () => {
  expect(merge({ price: 1 }, { price: 1 }).changes).toEqual([])
})
