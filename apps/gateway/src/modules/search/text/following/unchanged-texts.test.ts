import { filterAds } from '@trassa/contracts/calls/filter'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { insertAd } from '../../../../testing/ads.ts'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { ads } from '../../../ads/ads.table.ts'

const gateway = await createTestGateway()
const { db, statements } = gateway

it('the words of an ad are read when its text is written, not when its price is', async () => {
  const seller = await gateway.createUser()
  const ad = await insertAd(db, seller.id, { title: 'Диковинка', price: 500_000_00 })
  const pricesOf = async (q: string) => {
    const { items } = await gateway.get(filterAds, { query: { ad_type: 'auto', q } })
    return items.map(({ price }) => price)
  }
  const wordsRead = () => statements.filter((text) => text.includes('tsvector_to_array')).length
  // Until words are in memory PostgreSQL searches texts, with other statements.
  await vi.waitFor(async () => {
    statements.length = 0
    await db.update(ads).set({ liftedAt: new Date() }).where(eq(ads.id, ad.id))
    expect(await pricesOf('диковинка')).toEqual([500_000])
    expect(statements.some((text) => text.includes('@@'))).toBe(false)
  }, 20_000)
  statements.length = 0
  await db.update(ads).set({ price: 490_000_00 }).where(eq(ads.id, ad.id))
  expect(await pricesOf('диковинка')).toEqual([490_000])
  expect(wordsRead()).toBe(0)
  await db.update(ads).set({ title: 'Редкость' }).where(eq(ads.id, ad.id))
  expect(await pricesOf('диковинка')).toEqual([])
  expect(await pricesOf('редкость')).toEqual([490_000])
  expect(wordsRead()).toBeGreaterThan(0)
})
