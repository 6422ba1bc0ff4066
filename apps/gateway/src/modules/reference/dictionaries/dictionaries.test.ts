import {
  carCharacteristics,
  carGenerations,
  carMarks,
  carModels,
  carModifications,
  carSeries,
  vehicleMarks,
  vehicleModels,
} from '@trassa/contracts/calls/dictionaries'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { loadDictionaries } from '../loading/load-dictionaries.ts'

const gateway = await createTestGateway()

it('§7 car dictionaries: a chain from mark to modification, one statement each', async () => {
  const mark = (await gateway.get(carMarks)).find(({ name }) => name.toUpperCase().includes('LADA'))
  const first = <T>(items: T[]): T => {
    const [item] = items
    if (!item) throw new Error('Empty dictionary')
    return item
  }
  gateway.statements.length = 0
  const models = await gateway.get(carModels, { query: { carMarkId: String(mark?.id) } })
  const granta = models.find(({ name }) => name === 'Granta') ?? first(models)
  const generation = first(await gateway.get(carGenerations, { query: { carModelId: granta.id } }))
  const series = first(await gateway.get(carSeries, { query: { carGenerationId: generation.id } }))
  const modifications = await gateway.get(carModifications, { query: { carSeriesId: series.id } })
  expect(first(modifications)).toMatchObject({
    power: expect.any(Number),
    gearbox: expect.any(Number),
  })
  expect(gateway.statements).toHaveLength(4)
})

it('§7 car-characteristics: of several modifications at once, in one statement', async () => {
  const query = { modificationIds: '1001010101,1002010101,999999999' }
  await gateway.get(carMarks)
  gateway.statements.length = 0
  const found = await gateway.get(carCharacteristics, { query })
  expect(gateway.statements).toHaveLength(1)
  expect(found.map(({ id }) => id)).toEqual(['1001010101', '1002010101'])
  expect(found[0]).toMatchObject({ bodyType: 1, gearbox: 1, drive: 2, volume: 1.2, yearFrom: 1970 })
  const refused = [...Array(51)].map((_, index) => index + 1).join()
  for (const modificationIds of ['', ',', 'x', refused]) {
    const answer = await gateway.ask(carCharacteristics, { query: { modificationIds } })
    expect(answer).toMatchObject({ status: 422, failure: { code: 'request.invalid' } })
  }
})

it('§7 dic-mark: the marks of one group or of several, for no statement once they are known', async () => {
  const ask = (code: string) => gateway.get(vehicleMarks, { query: { code } })
  const trucks = await ask('truck')
  gateway.statements.length = 0
  const tractors = await ask('artic')
  const both = await ask('truck,artic')
  expect(gateway.statements).toEqual([])
  expect(trucks.length).toBeGreaterThan(0)
  expect(tractors.length).toBeGreaterThan(0)
  // spec §7: «artic with id above 11000».
  expect(tractors.filter(({ id }) => Number(id) <= 11_000)).toEqual([])
  const idsOf = (marks: { id: string }[]) => marks.map(({ id }) => id).sort()
  expect(idsOf(both)).toEqual(idsOf([...trucks, ...tractors]))
  expect(trucks.filter(({ popularity }) => popularity === 1)).toHaveLength(1)
})

it.each(['', ',', 'cars', 'truck,cars'])('§7 dic-mark: %j is no group', async (code) => {
  const refused = await gateway.ask(vehicleMarks, { query: { code } })
  expect(refused).toMatchObject({ status: 422, failure: { code: 'request.invalid' } })
})

it('§7 dic-modeles: models of a mark in one statement', async () => {
  const [mark] = await gateway.get(vehicleMarks, { query: { code: 'motorcycle' } })
  gateway.statements.length = 0
  const models = await gateway.get(vehicleModels, { query: { markId: String(mark?.id) } })
  expect(gateway.statements).toHaveLength(1)
  expect(models.length).toBeGreaterThan(0)
  expect(await gateway.get(vehicleModels, { query: { markId: '999999999' } })).toEqual([])
})

it('gives models as people look for them: by number, not by sign', async () => {
  const marks = await gateway.get(vehicleMarks, { query: { code: 'agricultural' } })
  const belarus = marks.find(({ name }) => name.startsWith('МТЗ'))
  const models = await gateway.get(vehicleModels, { query: { markId: String(belarus?.id) } })
  const places = ['82', '892', '1221'].map((name) => models.findIndex((one) => one.name === name))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
})

it('gives generations newest first', async () => {
  const [mark] = (await gateway.get(carMarks)).filter(({ popularity }) => popularity === 1)
  const [model] = await gateway.get(carModels, { query: { carMarkId: String(mark?.id) } })
  const years = (
    await gateway.get(carGenerations, { query: { carModelId: String(model?.id) } })
  ).map(({ yearFrom }) => yearFrom)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
})

it('has no children for an unknown parent and refuses what is no id', async () => {
  expect(await gateway.get(carModels, { query: { carMarkId: '999999' } })).toEqual([])
  const refused = await gateway.ask(carModels, { query: { carMarkId: 'x' } })
  expect(refused).toMatchObject({
    status: 422,
    failure: { code: 'request.invalid', detail: [{ loc: ['query', 'carMarkId'] }] },
  })
})

it('loads nothing again where the same data was loaded before', async () => {
  const rowVersion = async () =>
    (await gateway.db.execute(sql`SELECT xmin::text FROM cities ORDER BY id LIMIT 1`)).rows[0]
  const before = await rowVersion()
  await loadDictionaries(gateway.db)
  expect(await rowVersion()).toEqual(before)
})
