import { describe, expect, it } from 'vitest'
import { addPhoto, createSeller, DAY, insertAd, SAMARA } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { riskOf } from './risk.ts'

const gateway = await createTestGateway()
const { db } = gateway

/** A draft of a seller with a published ad: it has no risk signal. */
async function draft(fields: Parameters<typeof insertAd>[2] = {}) {
  const seller = await createSeller(gateway)
  return insertAd(db, seller.id, { stat: 0, publishedAt: null, expiresAt: null, ...fields })
}

describe('§3 risk', () => {
  it('finds nothing where there is nothing, in one statement', async () => {
    const ad = await draft()
    gateway.statements.length = 0
    expect(await riskOf(db, ad)).toEqual([])
    expect(gateway.statements).toHaveLength(1)
  })

  it('firstAd: nothing of the seller was ever published', async () => {
    const { id } = await gateway.createUser()
    const ad = await insertAd(db, id, { stat: 0, publishedAt: null })
    expect(await riskOf(db, ad)).toEqual(['firstAd'])
  })

  it('priceLow: under 60 % of the median of five like it, two years to either side', async () => {
    const model = { markId: '2', modelId: '2001', generationId: null }
    const { id } = await gateway.createUser()
    for (const [index, year] of [2017, 2018, 2020, 2021].entries()) {
      await insertAd(db, id, { ...model, year, price: (900_000 + index * 100_000) * 100 })
    }
    const cheap = await draft({ ...model, price: 500_000_00 })
    expect(await riskOf(db, cheap)).toEqual([])
    // Neither an expired one nor one of other years is the market.
    await insertAd(db, id, { ...model, expiresAt: new Date(Date.now() - DAY) })
    await insertAd(db, id, { ...model, year: 2010, price: 1 })
    expect(await riskOf(db, cheap)).toEqual([])
    await insertAd(db, id, { ...model, year: 2019, price: 1_000_000_00 })
    expect(await riskOf(db, cheap)).toEqual(['priceLow'])
    expect(await riskOf(db, { ...cheap, price: 650_000_00 })).toEqual([])
  })

  it('sameVin: in another live ad, not in an archived one', async () => {
    const { id } = await gateway.createUser()
    const ad = await draft({ vin: 'XTA219040J0000001' })
    await insertAd(db, id, { vin: 'XTA219040J0000001', stat: 6 })
    expect(await riskOf(db, ad)).toEqual([])
    await insertAd(db, id, { vin: 'XTA219040J0000001' })
    expect(await riskOf(db, ad)).toEqual(['sameVin'])
  })

  it('samePhoto: at most six bits from another seller’s', async () => {
    const ad = await draft()
    await addPhoto(db, ad, { phash: 0x7f00ff00ff00ff00n })
    await addPhoto(db, ad, { phash: 0x7f00ff00ff00ff01n, position: 1 })
    const other = await draft()
    await addPhoto(db, other, { phash: 0x7f00ff00ff00fe00n ^ 0x7fn })
    expect(await riskOf(db, ad)).toEqual([])
    await addPhoto(db, other, { phash: 0x7f00ff00ff00ff00n ^ 0x3fn })
    expect(await riskOf(db, ad)).toEqual(['samePhoto'])
    expect(await riskOf(db, other)).toEqual(['samePhoto'])
  })

  it('samePhoto stays what it was where the photographs are not compared', async () => {
    const ad = await draft()
    await addPhoto(db, ad, { phash: 0x1234567890abcdefn })
    const other = await draft()
    await addPhoto(db, other, { phash: 0x1234567890abcdefn })
    expect(await riskOf(db, ad, false)).toEqual([])
    expect(await riskOf(db, { ...ad, risk: ['samePhoto'] }, false)).toEqual(['samePhoto'])
  })

  it('contactsInText', async () => {
    const ad = await draft({ description: 'Звоните 8 916 123 45 67 в любое время.' })
    expect(await riskOf(db, ad)).toEqual(['contactsInText'])
  })

  it('cityChanged: not where the seller’s last ad was', async () => {
    expect(await riskOf(db, await draft({ cityId: SAMARA }))).toEqual(['cityChanged'])
  })
})
