import { contentOf, emptyContent } from '@trassa/ad-form/content/ad-content'
import { DEFINITION } from '@trassa/ad-form/testing/samples'
import { expect, it } from 'vitest'
import { draftAd } from '../testing/samples.ts'
import { storableOf } from './storable.ts'

const NOW = new Date('2026-11-21T00:00:00Z')
const NOTHING = emptyContent('', null)

it('stores everything but the value that a draft refuses, and says where it stands', () => {
  const wanted = contentOf(draftAd({ fields: { year: 3018, mileage: 100 } }))
  const { content, issues } = storableOf(DEFINITION, wanted, NOTHING, NOW)
  expect(content.fields).toEqual({ year: null, mileage: 100 })
  expect(issues).toEqual([
    { loc: ['body', 'fields', 'year'], msg: 'Не больше 2027', type: 'value_error' },
  ])
})

it('domain §4: leaves a description that is too long as it was saved last, and says so', () => {
  const wanted = contentOf(draftAd({ description: 'я'.repeat(5001), price: 700 }))
  const saved = { ...NOTHING, description: 'Торг' }
  const { content, issues } = storableOf(DEFINITION, wanted, saved, NOW)
  expect(content).toMatchObject({ description: 'Торг', price: 700 })
  expect(issues).toMatchObject([{ loc: ['body', 'description'] }])
})

it('leaves a refused price as it was saved last', () => {
  const wanted = contentOf(draftAd({ price: 2_000_000_000 }))
  const { content, issues } = storableOf(DEFINITION, wanted, { ...NOTHING, price: 500 }, NOW)
  expect(content.price).toBe(500)
  expect(issues[0]?.loc).toEqual(['body', 'price'])
})
