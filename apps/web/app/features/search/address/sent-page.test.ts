import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { pageForm } from '../filters/page-form.ts'
import type { ListPage } from './list-page.ts'
import { broughtPage, sentPage } from './sent-page.ts'

const through = <Data extends object>(data: Data): Data =>
  broughtPage(JSON.parse(JSON.stringify(sentPage(data))))

const pageOf = (list: Partial<ListPage> & Pick<ListPage, 'form'>) => ({
  list: { city: null, filters: [], sort: 'dateTo', cursor: null, now: '', ...list } as ListPage,
  origin: 'https://trassa.example',
})
const summary = {
  total: 3,
  priceFrom: 1000,
  years: null,
  parts: { key: 'markId', counts: [{ id: '7', total: 2 }] },
  cities: [
    { slug: 'kazan', name: 'Казань', total: 2 },
    { slug: 'tula-2', name: 'Тула', total: 1 },
  ],
}

it.each(AD_TYPES)('docs/decisions/174: a list of %s comes out of its page as it was', (adType) => {
  const form = formOf(adType)
  for (const view of ['list', 'main'] as const) {
    const page = pageOf({ ...pageForm({ form, city: null, filters: [] }, view), summary })
    expect(through(page)).toEqual(page)
  }
  const whole = pageOf({ form, summary: { ...summary, parts: null } })
  expect(through(whole)).toEqual(whole)
  expect(through(pageOf({ form }))).toEqual(pageOf({ form }))
})

it('names of values and slugs of cities are not sent', () => {
  const { form } = pageForm({ form: formOf('auto'), city: null, filters: [] }, 'list')
  const sent = JSON.stringify(sentPage(pageOf({ form, summary })))
  expect(sent).not.toMatch(/"(key|label|section|id|slug)":/)
  expect(sent).not.toContain('kazan')
  expect(sent).not.toMatch(/"enumeration"|"number"|"step":1\b/)
  expect(sent).toContain('["markId",[7,2]]')
})

it('other pages stay as they are', () => {
  const seller = { kind: 'seller', list: { cursor: null } }
  expect(sentPage(seller)).toBe(seller)
  expect(broughtPage(seller)).toBe(seller)
})
