import { sitemapAds } from '@trassa/contracts/calls/filter'
import { expect, it } from 'vitest'
import { insertAd, KAZAN, SAMARA } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway

it('§2 sitemap: addresses of the live ads of a type and a city, with their last change', async () => {
  const seller = await gateway.createUser()
  const live = await insertAd(db, seller.id, { slug: 'live' })
  await insertAd(db, seller.id, { slug: 'withdrawn', stat: 6 })
  await insertAd(db, seller.id, { slug: 'elsewhere', cityId: SAMARA })
  expect(live).toMatchObject({ cityId: KAZAN })
  const query = { ad_type: 'auto' as const, cityId: KAZAN }
  const { items } = await gateway.get(sitemapAds, { query })
  expect(items).toEqual([{ slug: 'live', updatedAt: live.updatedAt.toISOString() }])
  expect(await gateway.get(sitemapAds, { query: { ...query, part: 2 } })).toEqual({ items: [] })
})
