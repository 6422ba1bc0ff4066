import { listCities, listRegions } from '@trassa/contracts/calls/cities'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()

it('§7 cities: the answer is the array of cities, by name', async () => {
  const cities = await gateway.get(listCities)
  expect(cities.length).toBeGreaterThan(30)
  const kazan = cities.find((city) => city.slug === 'kazan')
  expect(kazan).toMatchObject({ name: 'Казань', nameIn: 'Казани' })
})

it('costs no statement while it is fresh', async () => {
  await gateway.get(listCities)
  gateway.statements.length = 0
  await gateway.get(listCities)
  expect(gateway.statements).toEqual([])
})

it('§2 city picker: regions can be chosen; coordinates stay on the server', async () => {
  const regions = await gateway.get(listRegions)
  expect(regions.find(({ slug }) => slug === 'tatarstan-respublika')).toMatchObject({
    name: 'Республика Татарстан',
    nameIn: 'Татарстане',
  })
  expect(Object.keys((await gateway.get(listCities))[0] ?? {})).not.toContain('lat')
})
