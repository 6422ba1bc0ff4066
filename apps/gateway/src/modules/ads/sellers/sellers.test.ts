import { readSeller, sellerBySlug } from '@trassa/contracts/calls/profiles'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { KAZAN } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../ads.table.ts'

const gateway = await createTestGateway()
const { db } = gateway

it('§7 profiles/{id}: counts only ads that are live now, and tells no phone', async () => {
  const user = await gateway.createUser({ username: 'Авто Мир', type: 1 })
  const ad = { userId: user.id, adType: 'auto', sellerType: 1, cityId: KAZAN } as const
  const tomorrow = sql`now() + interval '1 day'`
  await db.insert(ads).values([
    { ...ad, slug: 'live-1', stat: 1, expiresAt: tomorrow },
    { ...ad, slug: 'live-2', stat: 1, expiresAt: tomorrow },
    { ...ad, slug: 'run-out', stat: 1, expiresAt: sql`now() - interval '1 second'` },
    { ...ad, slug: 'in-queue', stat: 2, expiresAt: tomorrow },
    { ...ad, slug: 'tyres', adType: 'auto_parts_tires', stat: 1, expiresAt: tomorrow },
  ])
  gateway.statements.length = 0
  const seller = await gateway.get(readSeller, { params: { id: user.id } })
  expect(seller).toMatchObject({ username: 'Авто Мир', type: 1, activeAds: 3 })
  expect(seller.adTypes).toEqual([
    { adType: 'auto', count: 2 },
    { adType: 'auto_parts_tires', count: 1 },
  ])
  expect(seller).not.toHaveProperty('phone')
  // Beside the one that reads what has changed.
  expect(gateway.statements).toHaveLength(2)
})

it('§7 profiles/{id}: an unknown id is not found', async () => {
  const answer = await gateway.ask(readSeller, { params: { id: '999999' } })
  expect(answer).toMatchObject({ status: 404, failure: { code: 'request.not_found' } })
})

it('§2 a seller’s page: the same by its address', async () => {
  const { id } = await gateway.createUser({ username: 'Авто Мир' })
  const seller = await gateway.get(readSeller, { params: { id } })
  const bySlug = await gateway.get(sellerBySlug, { query: { slug: seller.slug } })
  expect(bySlug).toEqual(seller)
  const unknown = await gateway.ask(sellerBySlug, { query: { slug: 'no-such-seller' } })
  expect(unknown).toMatchObject({ status: 404, failure: { code: 'request.not_found' } })
})
