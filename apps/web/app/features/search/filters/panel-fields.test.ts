import { formOf } from '@trassa/catalog/ad-types/form-of'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { isOfThePath } from '../address/list-page.ts'
import { mainFields, panelFields, panelParts } from './panel-fields.ts'

const KAZAN = { slug: 'kazan', name: 'Казань', nameIn: 'Казани' }

const keysOf = (fields: readonly { key: string }[]) => fields.map(({ key }) => key)

describe.each(AD_TYPES)('§2 filters of %s', (adType) => {
  const form = formOf(adType)

  it('each filter stands in the panel once, in sight or behind the fold', () => {
    const { first, more } = panelParts(form, KAZAN)
    const expected = keysOf(filterFields(form)).filter((key) => !isOfThePath(key))
    expect(keysOf([...first, ...more]).toSorted()).toEqual(expected.toSorted())
  })

  it('a radius is asked for beside a city only', () => {
    expect(keysOf(panelFields(form))).not.toContain('radius')
    expect(keysOf(panelFields(form, { ...KAZAN, isRegion: true }))).not.toContain('radius')
  })

  it('words come first; what it is and what it costs stand before the rest', () => {
    const keys = keysOf(panelFields(form))
    expect(keys[0]).toBe('q')
    const price = keys.indexOf('price')
    const what = ['typeId', 'markId', 'modelId'].map((key) => keys.indexOf(key))
    expect(Math.max(...what)).toBeLessThan(price)
    expect(keysOf(panelParts(form).first)).toEqual(expect.arrayContaining(['price', 'q']))
  })

  it('the main page asks for four things at most, one of them the price', () => {
    const keys = keysOf(mainFields(form))
    expect(keys.length).toBeLessThanOrEqual(4)
    expect(keys).toContain('price')
  })
})
