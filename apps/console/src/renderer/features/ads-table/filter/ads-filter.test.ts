import { expect, it } from 'vitest'
import { narrowed, readFilter, sortedBy, writeFilter } from './ads-filter.ts'
import { chipText, cleared, fieldOfColumn } from './filter-fields.ts'

const UNTOUCHED = readFilter(new URLSearchParams())

it('comes back from the address as it was written', () => {
  const filter = readFilter(
    new URLSearchParams('q=granta&stats=1,4&cityId=7&priceFrom=500000&sort=price&direct=asc'),
  )
  expect(filter).toEqual({
    values: { q: 'granta', stats: '1,4', cityId: '7', priceFrom: '500000' },
    sort: 'price',
    direct: 'asc',
  })
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter)
})

it('leaves out what makes no sense, and writes nothing for an untouched table', () => {
  const filter = readFilter(
    new URLSearchParams('stats=99&adType=rocket&sort=beauty&cityId=0&priceTo=x&risk=none&other=1'),
  )
  expect(writeFilter(filter)).toEqual({})
})

it('a second press on a header turns the direction', () => {
  const byPrice = sortedBy(UNTOUCHED, 'price')
  expect(byPrice).toMatchObject({ sort: 'price', direct: 'desc' })
  expect(sortedBy(byPrice, 'price')).toMatchObject({ sort: 'price', direct: 'asc' })
})

it('says a chosen filter in words, and takes it away', () => {
  const price = fieldOfColumn('price')
  const lifted = fieldOfColumn('liftedAt')
  if (!price || !lifted) throw new Error('No filters')
  const filter = narrowed(UNTOUCHED, {
    priceFrom: '500000',
    liftedFrom: new Date('2026-11-01T00:00').toISOString(),
    liftedTo: new Date('2026-11-03T00:00').toISOString(),
  })
  expect(chipText(price, filter.values)?.replace(/\s/g, ' ')).toBe('Цена: от 500 000 ₽')
  // The end belongs to the next period.
  expect(chipText(lifted, filter.values)).toMatch(/от 1 нояб.* до 2 нояб/)
  expect(chipText(price, narrowed(filter, cleared([price])).values)).toBeNull()
})
