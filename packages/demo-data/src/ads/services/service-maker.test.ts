import { expect, it } from 'vitest'
import { POPULAR_SERVICES } from './popular-services.ts'
import { serviceMaker } from './service-maker.ts'

const context = {
  cityOf: () => ({ name: 'Владивосток', nameIn: 'Владивостоке', regionName: 'Приморский' }),
  season: 'autumn',
} as const
const titles = Array.from({ length: 400 }, (_, rank) =>
  String(serviceMaker(`${rank}`, { ...context, rank }).fields.title),
)

it('half of the services are those that people ask for most, in several wordings', () => {
  const popular = POPULAR_SERVICES.flatMap(([title, , others]) => [title, ...others])
  const asked = titles.filter((title) => popular.some((words) => title.startsWith(words)))
  expect(asked.length).toBeGreaterThanOrEqual(200)
  expect(new Set(asked).size).toBeGreaterThan(POPULAR_SERVICES.length * 2)
  expect(titles.filter((title) => /эвакуатор/i.test(title)).length).toBeGreaterThan(20)
})

it('§4 title: some name the city, and none is longer than fifty signs', () => {
  expect(titles.filter((title) => title.endsWith('во Владивостоке')).length).toBeGreaterThan(20)
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(50)
})
