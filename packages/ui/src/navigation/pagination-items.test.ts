import { expect, it } from 'vitest'
import { paginationItems } from './pagination-items.ts'

const words = (page: number, pages: number) =>
  paginationItems(page, pages)
    .map((stop) => stop.page ?? '…')
    .join(' ')

it.each([
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 42, '1 … 4 5 6 … 42'],
])('page %i of %i offers %s', (page, pages, offered) => {
  expect(words(page, pages)).toBe(offered)
})
