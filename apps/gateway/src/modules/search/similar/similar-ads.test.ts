import { similarAds } from '@trassa/contracts/calls/filter'
import { beforeEach, expect, it } from 'vitest'
import { DAY, insertAd, SAMARA } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()

type Fields = Parameters<typeof insertAd>[2]
const car = (fields: Fields = {}) => insertAd(db, seller.id, { generationId: null, ...fields })
const similarTo = async ({ id }: { id: string }) =>
  (await gateway.get(similarAds, { params: { id } })).items.map((item) => item.id)

beforeEach(async () => {
  await db.delete(ads)
})

it('issue 17: the same model nearby first, then the same body, then what is further away', async () => {
  const ad = await car()
  const otherModel = await car({ modelId: '1001', price: 640_000_00 })
  const faraway = await car({ cityId: SAMARA })
  const sameModel = await car({ price: 700_000_00 })
  const nearestPrice = await car({ price: 660_000_00 })
  expect(await similarTo(ad)).toEqual(
    [nearestPrice, sameModel, otherModel, faraway].map(({ id }) => id),
  )
})

it('issue 17: neither another price, age, body nor condition is similar', async () => {
  const ad = await car()
  await car({ price: 2_000_000_00 })
  await car({ year: 2005 })
  await car({ modelId: '1001', bodyType: 6 })
  await car({ condition: 2 })
  expect(await similarTo(ad)).toEqual([])
  const wider = await car({ price: 900_000_00, year: 2014 })
  expect(await similarTo(ad)).toEqual([wider.id])
})

it('at most eight, in two statements beside the one of the index', async () => {
  const ad = await car()
  for (let index = 0; index < 12; index++) await car()
  await similarTo(ad)
  gateway.statements.length = 0
  expect(await similarTo(ad)).toHaveLength(8)
  expect(gateway.statements.length).toBeLessThanOrEqual(3)
})

it('a gone ad leads to others; one that was never public is not found', async () => {
  const other = await car()
  for (const stat of [4, 5, 6, 7] as const) {
    expect(await similarTo(await car({ stat }))).toEqual([other.id])
  }
  expect(await similarTo(await car({ expiresAt: new Date(Date.now() - DAY) }))).toEqual([other.id])
  for (const hidden of [{ stat: 2 }, { stat: 6, publishedAt: null }] as const) {
    const { id } = await car(hidden)
    const answer = await gateway.ask(similarAds, { params: { id } })
    expect(answer).toMatchObject({ status: 404, failure: { code: 'ad.not_found' } })
  }
})

it('tyres are similar by season and size; a service only where it is offered', async () => {
  const tyre = (fields: object) =>
    car({
      adType: 'auto_parts_tires',
      markId: null,
      modelId: null,
      year: null,
      bodyType: null,
      fields: { seasonality: 1, width: 205, diameter: 16, ...fields },
    })
  const [ad, same] = [await tyre({}), await tyre({})]
  await tyre({ diameter: 17 })
  await tyre({ seasonality: 2 })
  expect(await similarTo(ad)).toEqual([same.id])

  const none = { markId: null, modelId: null, year: null, bodyType: null, price: null }
  const service = { ...none, adType: 'services', fields: { typeId: 101 } } as const
  const [tow, near] = [await car(service), await car(service)]
  await car({ ...service, cityId: SAMARA })
  expect(await similarTo(tow)).toEqual([near.id])
})
