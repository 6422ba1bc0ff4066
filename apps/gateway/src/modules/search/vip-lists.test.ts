import { filterAds, sellerAds } from '@trassa/contracts/calls/filter'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DAY, insertAd, KAZAN, SAMARA } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { ads } from '../ads/ads.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()
const list = (query: Record<string, string> = {}) => gateway.get(filterAds, { query })
const vipsOf = async (query?: Record<string, string>) =>
  (await list(query)).vip?.map(({ id }) => id).sort()

const soon = () => new Date(Date.now() + DAY)
const vip = await insertAd(db, seller.id, { cityId: KAZAN, vipUntil: soon(), urgentUntil: soon() })
const elsewhere = await insertAd(db, seller.id, { cityId: SAMARA, price: 77, vipUntil: soon() })
const over = await insertAd(db, seller.id, { cityId: KAZAN, vipUntil: new Date(Date.now() - 1) })

it('domain §5: VIP ads stand above the lists that they match, on the first page, and in their places too', async () => {
  const ids = [vip.id, elsewhere.id].sort()
  expect(await vipsOf()).toEqual(ids)
  expect(await vipsOf({ cityId: KAZAN })).toEqual([vip.id])
  expect(await vipsOf({ priceTo: '1' })).toEqual([elsewhere.id])
  expect(await vipsOf({ ad_type: 'truck' })).toBeUndefined()
  const { items } = await list()
  expect(items.map(({ id }) => id).sort()).toEqual([...ids, over.id].sort())
  expect(items.find(({ id }) => id === vip.id)?.promoted).toEqual(['vip', 'urgent'])
  expect(items.find(({ id }) => id === over.id)).not.toHaveProperty('promoted')
  expect(await gateway.get(sellerAds, { query: { userId: seller.id } })).not.toHaveProperty('vip')
})

it('domain §5: a VIP ad whose time has stopped leaves the block at once; at most four stand in it', async () => {
  await db.update(ads).set({ vipUntil: null }).where(eq(ads.id, elsewhere.id))
  expect(await vipsOf()).toEqual([vip.id])
  for (let count = 0; count < 5; count++)
    await insertAd(db, seller.id, { cityId: SAMARA, vipUntil: soon() })
  expect((await list()).vip).toHaveLength(4)
  expect((await list()).vip?.[0]).not.toHaveProperty('seller')
})
