import { expect, it } from 'vitest'
import { filterAds, filterFacets, sellerAds } from './filter.ts'

it.each([['a'.repeat(201)], ['a\u0000b'], [['a', 'b']], [7]])(
  'issue 3, unknown values never break a list: cursor %j is the beginning',
  (cursor) => {
    expect(filterAds.query.parse({ cursor }).cursor).toBeUndefined()
    expect(sellerAds.query.parse({ userId: '1', cursor })).toEqual({ userId: '1' })
  },
)

it.each(['a\u0000b', '\ud800', ['ok', '\u0000'], 'я'.repeat(2001)])(
  'issue 3, unknown values never break a list: %j says nothing',
  (value) => {
    const asked = { q: value, nonsense: value, owner: '1' }
    expect(filterAds.query.parse(asked)).toEqual({ owner: '1' })
    expect(filterFacets.query.parse(asked)).toEqual({ ad_type: 'auto', owner: '1' })
  },
)

it('§7 filter-ads: what can be read comes through as it was sent', () => {
  const asked = { ad_type: 'truck', cursor: 'abc', q: 'зил', gearbox: ['1', '2'] }
  expect(filterAds.query.parse(asked)).toEqual(asked)
})
