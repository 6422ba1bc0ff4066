import type { City } from '@trassa/contracts/entities/city'
import { expect, it } from 'vitest'
import { popularFirst } from './city-field.tsx'

const cityOf = (name: string, sortingNumber: number | null) => ({ name, sortingNumber }) as City

it('§18: popular cities stand first, the others as they came', () => {
  const cities = [
    cityOf('Абакан', null),
    cityOf('Казань', 6),
    cityOf('Москва', 1),
    cityOf('Яхрома', null),
  ]
  expect(popularFirst(cities).map(({ name }) => name)).toEqual([
    'Москва',
    'Казань',
    'Абакан',
    'Яхрома',
  ])
})
