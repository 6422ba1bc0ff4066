import {
  carPresets,
  createCarPreset,
  createPreset,
  deleteCarPreset,
  deletePreset,
  presets,
  updateCarPreset,
  updatePreset,
} from '@trassa/contracts/calls/notification-presets'
import { SAVED_SEARCHES_MAX } from '@trassa/contracts/enumerations/saved-searches'
import { expect, it } from 'vitest'
import { insertAd, SAMARA } from '../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()
await insertAd(db, seller.id)
await insertAd(db, seller.id, { cityId: SAMARA, price: 990_000_00 })

const GRANTA = 'priceTo=1000000&modelId=1025&markId=1&city=kazan&sort=priceFrom'
const save = (as: TestUser, query: string) => gateway.get(createCarPreset, { as, body: { query } })
const idsOf = async (as: TestUser) => (await gateway.get(presets, { as })).items.map(({ id }) => id)

it('§7 notification-presets/cars: a search is saved in its canonical spelling, with a name and how many match', async () => {
  const as = await gateway.createUser()
  const saved = await save(as, GRANTA)
  expect(saved).toMatchObject({
    adType: 'auto',
    query: 'markId=1&modelId=1025&city=kazan&priceTo=1000000',
    frequency: 'atOnce',
    paused: false,
    quietFrom: 22,
    quietTo: 8,
    timeZone: 'Europe/Moscow',
    total: 1,
    isNamed: false,
    filters: ['Казань', 'Lada (ВАЗ)', 'Granta', expect.stringMatching(/^Цена до 1\s000\s000\s₽$/)],
  })
  expect(saved.name).toMatch(/^Lada Granta, Казань, цена до 1\s000\s000\s₽$/i)
  expect(await gateway.get(carPresets, { as })).toEqual({ items: [saved] })
})

it('§7 notification-presets/cars: PUT replaces what the user decides, DELETE removes it', async () => {
  const as = await gateway.createUser()
  const { id, createdAt } = await save(as, GRANTA)
  const body = {
    query: 'city=samara',
    name: ' Для брата ',
    frequency: 'weekly',
    paused: true,
    quietFrom: 0,
    quietTo: 0,
    timeZone: 'Asia/Vladivostok',
  } as const
  const changed = await gateway.get(updateCarPreset, { as, params: { id }, body })
  expect(changed).toEqual({
    ...body,
    id,
    createdAt,
    adType: 'auto',
    name: 'Для брата',
    isNamed: true,
    filters: ['Самара'],
    total: 1,
  })
  await gateway.get(deleteCarPreset, { as, params: { id } })
  expect(await idsOf(as)).toEqual([])
  const again = await gateway.ask(deleteCarPreset, { as, params: { id } })
  expect(again).toMatchObject({ status: 404, failure: { code: 'preset.not_found' } })
})

it('§7 notification-presets: a double click saves one, and no change makes two of the same', async () => {
  const as = await gateway.createUser()
  const saved = await Promise.all([
    save(as, GRANTA),
    save(as, GRANTA),
    save(as, `${GRANTA}&radius=0`),
  ])
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
  const { id } = await save(as, '')
  const body = { query: GRANTA }
  const taken = await gateway.ask(updatePreset, { as, params: { id }, body })
  expect(taken).toMatchObject({ status: 409, failure: { code: 'preset.exists' } })
})

it('domain §8: every other type the same way; the calls for cars do not reach them', async () => {
  const as = await gateway.createUser()
  const body = { adType: 'truck', query: 'owner=0&q=самосвал' } as const
  const truck = await gateway.get(createPreset, { as, body })
  expect(truck.name).toMatch(/^Грузов/)
  expect(await gateway.get(carPresets, { as })).toEqual({ items: [] })
  const { id } = truck
  const asCar = [
    await gateway.ask(updateCarPreset, { as, params: { id }, body: {} }),
    await gateway.ask(deleteCarPreset, { as, params: { id } }),
  ]
  expect(asCar.map(({ status }) => status)).toEqual([404, 404])
  const changed = await gateway.get(updatePreset, { as, params: { id }, body: { paused: true } })
  expect(changed).toMatchObject({ adType: 'truck', query: '', paused: true })
  await gateway.get(deletePreset, { as, params: { id } })
  expect(await idsOf(as)).toEqual([])
})

it('domain §8: a saved search of another user is not found', async () => {
  const as = await gateway.createUser()
  const { id } = await save(as, GRANTA)
  const other = await gateway.createUser()
  const answers = [
    await gateway.ask(updatePreset, { as: other, params: { id }, body: {} }),
    await gateway.ask(deletePreset, { as: other, params: { id } }),
  ]
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 404, failure: { code: 'preset.not_found' } })
  }
  expect(await idsOf(other)).toEqual([])
  expect(await idsOf(as)).toEqual([id])
})

it.each([
  ['yearFrom=2015&wheels=4', 'Такого условия у поиска нет: wheels'],
  ['yearFrom=dog', 'Такого условия у поиска нет: yearFrom'],
  ['city=atlantis', 'Такого города или региона нет'],
])('§7 notification-presets: what lists do not understand is refused: %s', async (query, msg) => {
  const as = await gateway.createUser()
  const answer = await gateway.ask(createCarPreset, { as, body: { query } })
  expect(answer).toMatchObject({ failure: { code: 'request.invalid', detail: [{ msg }] } })
})

it('domain §8: quiet hours are hours of a zone that exists', async () => {
  const as = await gateway.createUser()
  for (const body of [{ quietFrom: 24 }, { quietTo: -1 }, { timeZone: 'Europe/Atlantis' }]) {
    expect((await gateway.ask(createCarPreset, { as, body })).status).toBe(422)
  }
})

it('domain §8: the last of a person’s saved searches is the twentieth, also of those saved at once', async () => {
  const as = await gateway.createUser()
  const most = SAVED_SEARCHES_MAX[0]
  const all = Array.from({ length: most + 3 }, (_, n) =>
    gateway.ask(createCarPreset, { as, body: { query: `priceTo=${n + 1}000` } }),
  )
  const refused = (await Promise.all(all)).filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(3)
  expect(refused[0]).toMatchObject({ status: 409, failure: { code: 'preset.too_many' } })
  expect(await idsOf(as)).toHaveLength(most)
})
