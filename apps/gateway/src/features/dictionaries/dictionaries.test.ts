import {
  carGenerations,
  carMarks,
  carModels,
  carModifications,
  carSeries,
} from '@trassa/contracts/calls/dictionaries'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { loadDictionaries } from './load-dictionaries.ts'

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
