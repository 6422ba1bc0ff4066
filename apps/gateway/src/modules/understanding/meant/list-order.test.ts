import { expect, it } from 'vitest'
import { nearestFirst } from './list-order.ts'

const list = (query: string) => ({ adType: 'auto', citySlug: null, query, total: 1 }) as const
const recent = new Date().getFullYear() - 2

it.each([
  ['priceTo=300000', '', 'priceFrom'],
  ['mileageTo=0', '', 'mileageFrom'],
  ['mileageTo=0&priceTo=300000', 'mileageTo=0', 'priceFrom'],
  [`yearFrom=${recent}`, `yearFrom=${recent - 2}`, 'yearTo'],
  ['yearFrom=2009&yearTo=2009', 'yearFrom=2007&yearTo=2011', undefined],
  ['priceTo=300000&fuel=1', 'priceTo=300000', undefined],
])('where %s is asked for, ads of "%s" are shown by %s', (asked, shown, order) => {
  expect(nearestFirst(list(shown), list(asked))).toBe(order)
})
