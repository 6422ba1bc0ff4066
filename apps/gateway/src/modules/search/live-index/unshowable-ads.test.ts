import { adById } from '@trassa/contracts/calls/ads'
import { filterAds, filterFacets, sellerAds } from '@trassa/contracts/calls/filter'
import { readSeller } from '@trassa/contracts/calls/profiles'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { insertAd, KAZAN } from '../../../testing/ads.ts'
import { detailOf } from '../../../testing/detail-of.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { createReferenceCache } from '../../reference/public.ts'
import { createSearchService } from '../search.service.ts'

const gateway = await createTestGateway()
const { db } = gateway
const seller = await gateway.createUser()
const errors: unknown[] = []
const log = { error: (...said: unknown[]) => void errors.push(said) }
/** Another process, which reports to this test. */
const other = createSearchService({ db, reference: createReferenceCache(db), log })

const whole = await insertAd(db, seller.id)
// Only a fault of the software or a hand in the database makes such a row.
const phantom = await insertAd(db, seller.id, { cityId: null })
const query = { ad_type: 'auto' as const }

it('§3 an active ad without a city is in no list and in no total, and the log says so', async () => {
  expect(await gateway.ask(adById, { params: { id: phantom.id } })).toMatchObject({ status: 404 })
  await other.load()
  for (const page of [
    await gateway.get(filterAds, { query }),
    await detailOf(filterAds, other.search({ ...query })),
    await gateway.get(sellerAds, { query: { userId: seller.id } }),
  ]) {
    expect(page.items.map(({ id }) => id)).toEqual([whole.id])
    expect(page.total).toBe(1)
  }
  expect(await gateway.get(filterFacets, { query })).toMatchObject({ total: 1 })
  expect(await gateway.get(adById, { params: { id: whole.id } })).toMatchObject({
    seller: { activeAds: 1 },
  })
  expect(await gateway.get(readSeller, { params: { id: seller.id } })).toMatchObject({
    activeAds: 1,
  })
  expect(errors).toEqual([[{ adId: phantom.id }, expect.stringContaining('city')]])
})

it('it is counted as soon as it has a city, and leaves again without one', async () => {
  const total = async () => (await detailOf(filterAds, other.search({ ...query }))).total
  await db.update(ads).set({ cityId: KAZAN }).where(eq(ads.id, phantom.id))
  expect(await total()).toBe(2)
  await db.update(ads).set({ cityId: null }).where(eq(ads.id, phantom.id))
  expect(await total()).toBe(1)
})
