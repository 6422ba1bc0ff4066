import { expect, it } from 'vitest'
import { readFilter, sortedBy, writeFilter } from './ads-filter.ts'

it('comes back from the address as it was written', () => {
  const filter = readFilter(
    new URLSearchParams('q=granta&stats=1,4&cityId=7&sort=price&direct=asc'),
  )
  expect(filter).toMatchObject({ q: 'granta', stats: [1, 4], cityId: '7', sort: 'price' })
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter)
})

it('leaves out what makes no sense, and writes nothing for an untouched table', () => {
  const filter = readFilter(new URLSearchParams('stats=99&adType=rocket&sort=beauty&cityId=0'))
  expect(writeFilter(filter)).toEqual({})
})

it('a second press on a header turns the direction', () => {
  const byPrice = sortedBy(readFilter(new URLSearchParams()), 'price')
  expect(byPrice).toMatchObject({ sort: 'price', direct: 'desc' })
  expect(sortedBy(byPrice, 'price')).toMatchObject({ sort: 'price', direct: 'asc' })
})
