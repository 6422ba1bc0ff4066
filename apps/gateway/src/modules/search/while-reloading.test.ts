import { adById, adBySlug, updateStat } from '@trassa/contracts/calls/ads'
import { adCards, filterAds, sellerAds, similarAds } from '@trassa/contracts/calls/filter'
import { readSeller, sellerBySlug } from '@trassa/contracts/calls/profiles'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addPhoto, insertAd } from '../../testing/ads.ts'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { ads } from '../ads/ads.table.ts'
import { users } from '../identity/users/users.table.ts'
import { holdReloads } from './testing/held-reload.ts'

const gateway = await createTestGateway({ SEARCH_FRESHNESS_MS: '1000' })
const { db } = gateway
const reload = holdReloads(db)
const owner = await gateway.createUser({ username: 'Марина' })
const [seller] = await db.select().from(users).where(eq(users.id, owner.id))
const car = (price: number) => insertAd(db, owner.id, { generationId: null, price })

beforeEach(async () => {
  await db.delete(ads)
})
afterEach(async () => {
  reload.end()
  // The next test begins with an index that is there.
  const list = () => gateway.ask(filterAds, { query: { ad_type: 'auto' } })
  await expect.poll(async () => (await list()).status, { timeout: 30_000 }).toBe(200)
})

/** All that needs no index, of an ad and another one like it. */
async function seen(ad: { id: string; slug: string }, other: { id: string }) {
  const [bySlug, byId, named, ofSeller, similar, page] = await Promise.all([
    gateway.ask(adBySlug, { query: { slug: ad.slug } }),
    gateway.ask(adById, { params: { id: ad.id } }),
    gateway.get(adCards, { query: { ids: [ad.id, other.id, ad.id].join(',') } }),
    gateway.get(sellerAds, { query: { userId: owner.id } }),
    gateway.get(similarAds, { params: { id: other.id } }),
    gateway.get(sellerBySlug, { query: { slug: seller?.slug ?? '' } }),
  ])
  const prices = (items: { id: string; price: number | null }[]) =>
    items.filter(({ id }) => id === ad.id).map(({ price }) => price)
  return {
    pages: [bySlug, byId].map((answer) => (answer.ok ? answer.detail.price : answer.status)),
    lists: [named, ofSeller, similar].map(({ items }) => prices(items)),
    named: named.items.length,
    activeAds: [page, await gateway.get(readSeller, { params: { id: owner.id } })].map(
      (shown) => shown.activeAds,
    ),
  }
}

it('docs/decisions/178: what needs no index is read from PostgreSQL while the index is read anew', async () => {
  const [ad, other] = [await car(500_000_00), await car(510_000_00)]
  const before = await seen(ad, other)
  expect(before).toEqual({
    pages: [500_000, 500_000],
    lists: [[500_000], [500_000], [500_000]],
    named: 2,
    activeAds: [2, 2],
  })
  reload.interrupt()
  expect(await seen(ad, other)).toEqual(before)
  await db.update(ads).set({ price: 490_000_00 }).where(eq(ads.id, ad.id))
  const cheaper = {
    ...before,
    pages: [490_000, 490_000],
    lists: [[490_000], [490_000], [490_000]],
  }
  expect(await seen(ad, other)).toEqual(cheaper)
  await gateway.get(updateStat, {
    as: owner,
    params: { id: ad.id },
    body: { stat: 6, version: ad.version, reason: 'sold' },
  })
  const sold = { pages: [410, 410], lists: [[], [], []], named: 1, activeAds: [1, 1] }
  expect(await seen(ad, other)).toEqual(sold)
  reload.end()
  expect(await seen(ad, other)).toEqual(sold)
})

it('docs/decisions/178: read from PostgreSQL, an answer is the same bytes as from memory, so that kept pages stand', async () => {
  const [ad, other] = [await car(500_000_00), await car(510_000_00)]
  await addPhoto(db, ad)
  const tags = async () => {
    const answers = await Promise.all([
      gateway.ask(adBySlug, { query: { slug: ad.slug } }),
      gateway.ask(adCards, { query: { ids: [ad.id, other.id].join(',') } }),
      gateway.ask(sellerAds, { query: { userId: owner.id } }),
      gateway.ask(similarAds, { params: { id: other.id } }),
      gateway.ask(sellerBySlug, { query: { slug: seller?.slug ?? '' } }),
    ])
    return answers.map(({ headers }) => headers.etag)
  }
  const before = await tags()
  expect(before).toEqual(Array(5).fill(expect.stringMatching(/^W\//)))
  reload.interrupt()
  expect(await tags()).toEqual(before)
})

it('docs/decisions/178: who waits for the index goes on without it when that has to be read anew', async () => {
  const ad = await car(500_000_00)
  reload.interrupt()
  const asked = Array.from({ length: 20 }, () =>
    gateway.get(adBySlug, { query: { slug: ad.slug } }),
  )
  expect(new Set((await Promise.all(asked)).map(({ id }) => id))).toEqual(new Set([ad.id]))
  await reload.begun()
})

it('docs/decisions/178: what was read meanwhile is not kept', async () => {
  const ad = await car(500_000_00)
  const priceOf = async () => (await gateway.get(adBySlug, { query: { slug: ad.slug } })).price
  reload.interrupt()
  expect([await priceOf(), await priceOf()]).toEqual([500_000, 500_000])
  await reload.begun()
  gateway.statements.length = 0
  await priceOf()
  expect(gateway.statements.filter((text) => text.includes('"ads"'))).toHaveLength(1)
  reload.end()
  await gateway.get(filterAds, { query: { ad_type: 'auto' } })
  await db.update(ads).set({ price: 480_000_00 }).where(eq(ads.id, ad.id))
  expect(await priceOf()).toBe(480_000)
})

it('docs/decisions/178: a list waits for a short reload, and is refused in a long one', async () => {
  const ad = await car(500_000_00)
  const list = async () => {
    const answer = await gateway.ask(filterAds, { query: { ad_type: 'auto' } })
    return answer.ok ? answer.detail.items.map(({ id }) => id) : answer
  }
  reload.interrupt()
  const short = list()
  await reload.begun()
  reload.end()
  expect(await short).toEqual([ad.id])
  reload.interrupt()
  const refused = { status: 503, failure: { code: 'server.unavailable' } }
  const started = await Promise.all([list(), list()])
  for (const answer of [...started, await list()]) {
    expect(answer).toMatchObject(refused)
    expect(answer).toMatchObject({ headers: { 'retry-after': '5' } })
  }
  reload.end()
  await expect.poll(list, { timeout: 10_000 }).toEqual([ad.id])
})

it('docs/decisions/178: after a reload that failed the next request begins another', async () => {
  const ad = await car(500_000_00)
  const page = () => gateway.get(adBySlug, { query: { slug: ad.slug } })
  reload.interrupt()
  await page()
  await reload.begun()
  reload.fail()
  expect((await page()).id).toBe(ad.id)
  reload.interrupt()
  expect((await page()).id).toBe(ad.id)
  reload.end()
  const list = () => gateway.get(filterAds, { query: { ad_type: 'auto' } })
  await expect.poll(async () => (await list()).total, { timeout: 10_000 }).toBe(1)
})
