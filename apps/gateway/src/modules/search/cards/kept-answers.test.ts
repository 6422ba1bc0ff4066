import { adBySlug, updateStat } from '@trassa/contracts/calls/ads'
import { setPhotos } from '@trassa/contracts/calls/files'
import { adCards, filterAds, sellerAds, similarAds } from '@trassa/contracts/calls/filter'
import { blockUser } from '@trassa/contracts/calls/moderator/accounts'
import { sellerBySlug, updateMe } from '@trassa/contracts/calls/profiles'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { addPhoto, DAY, insertAd, KAZAN, SAMARA } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { users } from '../../identity/users/users.table.ts'
import { photos } from '../../media/photos.table.ts'
import { cities } from '../../reference/public.ts'
import { plainAnswers } from '../testing/plain-answers.ts'

// No reading is due within the bound: what a write of this process changes has to be known by itself.
const gateway = await createTestGateway({ SEARCH_FRESHNESS_MS: '1000' })
const { db } = gateway
const plain = plainAnswers(db)
const moderator = await gateway.createUser({ role: 'moderator' })

beforeEach(async () => {
  await db.delete(ads)
})

let marks = 0

/** An ad, another one of its seller, and one of another seller, alone with their mark. */
async function scene() {
  marks += 1
  const markId = `9${marks}`
  const owner = await gateway.createUser({ username: 'Марина' })
  const car = (userId: string) => insertAd(db, userId, { markId, generationId: null })
  const [ad, sibling, stranger] = [
    await car(owner.id),
    await car(owner.id),
    await car((await gateway.createUser()).id),
  ]
  const photoIds = [await addPhoto(db, ad), await addPhoto(db, ad, { position: 1 })]
  return { markId, owner, ad, sibling, stranger, photoIds }
}
type Scene = Awaited<ReturnType<typeof scene>>

const slugOf = async ({ id }: TestUser) =>
  (await db.select().from(users).where(eq(users.id, id)))[0]?.slug ?? ''

/** Everything that shows the ad or counts it, as it is answered. */
async function answered({ markId, owner, ad, sibling, stranger }: Scene, ownerSlug: string) {
  const list = await gateway.get(filterAds, { query: { markId } as never })
  const ofSeller = await gateway.get(sellerAds, { query: { userId: owner.id } })
  const similar = await gateway.get(similarAds, { params: { id: stranger.id } })
  const ids = [ad.id, sibling.id].join(',')
  const page = await gateway.ask(adBySlug, {
    query: { slug: ad.slug, descriptionMarkdown: 'true' } as never,
  })
  const beside = await gateway.ask(adBySlug, {
    query: { slug: sibling.slug, descriptionMarkdown: 'true' } as never,
  })
  const seller = await gateway.ask(sellerBySlug, { query: { slug: ownerSlug } })
  return {
    list: list.items,
    total: list.total,
    ofSeller: ofSeller.items,
    ofSellerTotal: ofSeller.total,
    similar: [...similar.items].sort((a, b) => Number(a.id) - Number(b.id)),
    cards: (await gateway.get(adCards, { query: { ids } })).items,
    page: page.ok ? page.detail : page.status,
    beside: beside.ok ? beside.detail : beside.status,
    seller: seller.ok ? seller.detail : seller.status,
  }
}

/** The same of PostgreSQL. */
async function expected({ owner, ad, sibling, stranger, markId }: Scene, ownerSlug: string) {
  const rows = await db.select().from(ads).where(eq(ads.markId, markId))
  const own = await db.select().from(ads).where(eq(ads.userId, owner.id))
  const byDate = (some: typeof rows) =>
    [...some]
      .sort((a, b) => Number(b.liftedAt) - Number(a.liftedAt) || Number(b.id) - Number(a.id))
      .map(({ id }) => id)
  const list = await plain.listed(byDate(rows))
  const ofSeller = await plain.listed(byDate(own))
  return {
    list,
    total: list.length,
    ofSeller,
    ofSellerTotal: ofSeller.length,
    similar: await plain.listed([ad.id, sibling.id].filter((id) => id !== stranger.id)),
    cards: await plain.short([ad.id, sibling.id]),
    page: (await plain.ad(ad.slug)) ?? expect.any(Number),
    beside: (await plain.ad(sibling.slug)) ?? expect.any(Number),
    seller: await plain.seller(ownerSlug).catch(() => 404),
  }
}

const write =
  (fields: Partial<typeof ads.$inferInsert>) =>
  async ({ ad }: Scene) => {
    await db.update(ads).set(fields).where(eq(ads.id, ad.id))
  }

const SECOND = 1000

it.each<[string, (at: Scene) => Promise<unknown>]>([
  ['another price', write({ price: 660_000_00 })],
  ['another title', write({ title: 'Другая' })],
  ['another city', write({ cityId: SAMARA })],
  ['a promotion', write({ urgentUntil: new Date(Date.now() + DAY) })],
  [
    'sold by its owner',
    ({ ad, owner }) =>
      gateway.get(updateStat, {
        as: owner,
        params: { id: ad.id },
        body: { stat: 6, version: ad.version, reason: 'sold' },
      }),
  ],
  ['blocked', write({ stat: 4 })],
  ['back in the queue', write({ stat: 2 })],
  ['expired', write({ expiresAt: new Date(Date.now() - SECOND) })],
  ['deleted by hand', ({ ad }) => db.delete(ads).where(eq(ads.id, ad.id))],
  [
    'another ad of the seller gone',
    ({ sibling }) => db.update(ads).set({ stat: 6 }).where(eq(ads.id, sibling.id)),
  ],
  ['one more ad of the seller', ({ owner }) => insertAd(db, owner.id, { adType: 'truck' })],
  [
    'given to another seller',
    async ({ ad, stranger }) =>
      db.update(ads).set({ userId: stranger.userId }).where(eq(ads.id, ad.id)),
  ],
  [
    'photographs in another order',
    ({ ad, owner, photoIds }) =>
      gateway.get(setPhotos, {
        as: owner,
        body: { adId: ad.id, version: ad.version, photoIds: photoIds.toReversed() },
      }),
  ],
  [
    'a photograph that was turned',
    ({ photoIds }) =>
      db
        .update(photos)
        .set({ width: 900, height: 1200 })
        .where(eq(photos.id, photoIds[0] ?? '')),
  ],
  [
    'a photograph gone',
    ({ photoIds }) => db.delete(photos).where(eq(photos.id, photoIds[0] ?? '')),
  ],
  [
    'another name of the seller',
    ({ owner }) => gateway.get(updateMe, { as: owner, body: { username: 'Мария' } }),
  ],
  [
    'another picture of the seller',
    ({ owner }) =>
      db
        .update(users)
        .set({ avatar: '00000000-0000-4000-8000-000000000000' })
        .where(eq(users.id, owner.id)),
  ],
  [
    'the seller blocked by a moderator',
    ({ owner }) =>
      gateway.get(blockUser, {
        as: moderator,
        params: { id: owner.id },
        body: { reason: 'Обман' },
      }),
  ],
  [
    'the seller deleted',
    async ({ owner }) => {
      await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, owner.id))
      await db.update(ads).set({ stat: 7 }).where(eq(ads.userId, owner.id))
    },
  ],
  [
    'the city renamed',
    () => db.update(cities).set({ name: sql`name || '!'` }).where(eq(cities.id, KAZAN)),
  ],
])('§7 the next answers are right after: %s', async (_, change) => {
  const at = await scene()
  const ownerSlug = await slugOf(at.owner)
  // Everything is in memory before.
  expect(await answered(at, ownerSlug)).toEqual(await expected(at, ownerSlug))
  gateway.statements.length = 0
  await answered(at, ownerSlug)
  // A reading of what has changed may be due.
  expect(gateway.statements.filter((text) => !text.includes('pg_current_snapshot'))).toEqual([])
  await change(at)
  const now = await answered(at, ownerSlug)
  const wanted = await expected(at, ownerSlug)
  expect(now).toEqual(wanted)
})
