import { expect, it } from 'vitest'
import { markLogos } from './vite-mark-logos.ts'

const logos = await markLogos()

it('§9 brand logos: there are those of the most popular marks', () => {
  expect([...logos.keys()]).toEqual(
    expect.arrayContaining([
      'LADA_VAZ',
      'KIA',
      'TOYOTA',
      'BMW',
      'MAN',
      'IVECO',
      'SUZUKI',
      'HAVAL',
      'GEELY',
      'CHERY',
      'MERCEDES_BENZ',
    ]),
  )
  expect(logos.size).toBeGreaterThan(25)
})

it('each is a path and nothing else', () => {
  expect([...logos.values()].filter((path) => !/^M[\w\s.,-]+$/i.test(path))).toEqual([])
})
