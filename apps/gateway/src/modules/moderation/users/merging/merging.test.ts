import { loginFinish } from '@trassa/contracts/calls/auth'
import { favoriteIds } from '@trassa/contracts/calls/favorites'
import { sellerAds } from '@trassa/contracts/calls/filter'
import { createAdFor } from '@trassa/contracts/calls/moderator/ads'
import { userDuplicates } from '@trassa/contracts/calls/moderator/user-card'
import { readMe, sellerBySlug } from '@trassa/contracts/calls/profiles'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { historyOf, insertAd, storedAd } from '../../../../testing/ads.ts'
import { BEHIND_PROXY, confirmLogin } from '../../../../testing/login.ts'
import { noticesTo } from '../../../../testing/notices.ts'
import { newPhone } from '../../../../testing/registration.ts'
import { createTestGateway, type TestUser } from '../../../../testing/test-gateway.ts'
import { userHistory } from '../../../../testing/user-history.ts'
import { orders } from '../../../billing/orders/orders.table.ts'
import { packages } from '../../../billing/packages/packages.table.ts'
import { favorites } from '../../../favorites/favorites.table.ts'
import { feedRuns, feeds } from '../../../feeds/feeds.table.ts'
import { users } from '../../../identity/users/users.table.ts'
import { savedSearches } from '../../../saved-searches/saved-searches.table.ts'
import { createMergeWorld } from '../../testing/merging.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway
const { anna, senior, createPair, change, preview, merge } = await createMergeWorld(gateway)
const tomorrow = new Date(Date.now() + 86_400_000)

const insertOrder = (userId: string, state: typeof orders.$inferInsert.state) =>
  db
    .insert(orders)
    .values({ userId, state, amount: 100_00, goodsKey: `goods-${userId}`, dueAt: tomorrow })

/** Something of every kind that moves. */
async function fill(userId: string, ownAdId: string, othersAdId: string): Promise<void> {
  await insertOrder(userId, 'delivered')
  const units = { userId, type: 'GENERAL', quantity: 5, remainder: 3 } as const
  await db.insert(packages).values({ ...units, expiresAt: tomorrow })
  await db.insert(favorites).values({ userId, adId: othersAdId })
  const search = { userId, adType: 'auto', frequency: 'daily', paused: false } as const
  const quiet = { quietFrom: 22, quietTo: 8, timeZone: 'Europe/Moscow', name: '' }
  await db.insert(savedSearches).values({ ...search, ...quiet, query: 'priceTo=500000' })
  expect(ownAdId).not.toBe(othersAdId)
}

describe('decision 156: a senior merges two accounts of one person', () => {
  it('a preview tells what moves and moves nothing', async () => {
    const [staying, closed] = await createPair()
    const ad = await insertAd(db, closed.id)
    await fill(closed.id, ad.id, (await insertAd(db, anna.id)).id)
    const answer = await preview(staying, closed)
    expect(answer).toMatchObject({ ok: true, detail: { hindrances: [] } })
    expect(answer.ok && answer.detail.moves).toEqual(
      expect.arrayContaining([
        { part: 'ads', count: 1 },
        { part: 'orders', count: 1 },
        { part: 'packages', count: 1 },
        { part: 'favorites', count: 1 },
        { part: 'savedSearches', count: 1 },
      ]),
    )
    expect(await storedAd(db, ad.id)).toMatchObject({ userId: closed.id, version: ad.version })
    expect(await historyOf(db, ad.id)).toEqual([])
    expect(await gateway.ask(readMe, { as: closed })).toMatchObject({ ok: true })
  })

  it('moves everything at once, closes the account, tells both numbers and writes the history', async () => {
    const [staying, closed] = await createPair()
    const ad = await insertAd(db, closed.id)
    const liked = await insertAd(db, anna.id)
    await fill(closed.id, ad.id, liked.id)
    expect(await merge(staying, closed)).toMatchObject({ ok: true, detail: { id: staying.id } })

    expect(await storedAd(db, ad.id)).toMatchObject({ userId: staying.id, stat: 1 })
    const actor = { actorId: senior.id, reason: 'Сменил номер' }
    expect(await historyOf(db, ad.id)).toMatchObject([{ event: 'ad.ownerMerged', ...actor }])
    expect((await gateway.get(favoriteIds, { as: staying })).adIds).toContain(liked.id)
    expect(await db.$count(packages, eq(packages.userId, staying.id))).toBe(1)
    expect(await db.$count(orders, eq(orders.userId, staying.id))).toBe(1)
    expect(await db.$count(savedSearches, eq(savedSearches.userId, staying.id))).toBe(1)

    expect(await gateway.ask(readMe, { as: closed })).toMatchObject({ status: 401 })
    expect(await noticesTo(gateway, closed.phone)).toMatchObject([{ type: 'accountClosedByMerge' }])
    expect(await noticesTo(gateway, staying.phone)).toMatchObject([{ type: 'accountMerged' }])
    expect(await userHistory(db, closed.id)).toMatchObject([{ event: 'user.merged', ...actor }])
    expect(await userHistory(db, staying.id)).toContainEqual(
      expect.objectContaining({ event: 'user.mergedFrom', ...actor }),
    )
  })

  it('a login by the closed number says what to do, behind its code', async () => {
    const [staying, closed] = await createPair()
    await merge(staying, closed)
    const { params } = await confirmLogin(gateway, closed.phone)
    expect(await gateway.ask(loginFinish, { params })).toMatchObject({
      status: 403,
      failure: { code: 'auth.merged' },
    })
    const late = await gateway.openSession(closed)
    expect(await gateway.ask(readMe, { as: late })).toMatchObject({ status: 401 })
  })

  it('the closed seller’s address is that of the other, with the ads of both', async () => {
    const [staying, closed] = await createPair()
    await insertAd(db, staying.id)
    await insertAd(db, closed.id)
    const [before] = await db.select().from(users).where(eq(users.id, closed.id))
    await merge(staying, closed)
    const page = await gateway.get(sellerBySlug, { query: { slug: before?.slug ?? '' } })
    expect(page).toMatchObject({ id: staying.id, activeAds: 2 })
    expect(page.slug).not.toBe(before?.slug)
    const listed = await gateway.get(sellerAds, { query: { userId: staying.id } })
    expect(listed.items).toHaveLength(2)
  })

  it('what both have stays once', async () => {
    const [staying, closed] = await createPair()
    const liked = await insertAd(db, anna.id)
    await db.insert(favorites).values([
      { userId: staying.id, adId: liked.id },
      { userId: closed.id, adId: liked.id },
    ])
    expect(await merge(staying, closed)).toMatchObject({ ok: true })
    expect((await gateway.get(favoriteIds, { as: staying })).adIds).toEqual([liked.id])
  })

  it('two merges at once: one account is closed, never both', async () => {
    const [one, other] = await createPair()
    const answers = await Promise.all([merge(one, other), merge(other, one)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'user.merged' } })
    const found = await db
      .select()
      .from(users)
      .where(eq(users.email, `of-${one.id}@mail.ru`))
    expect(found.filter(({ mergedIntoId }) => mergedIntoId !== null)).toHaveLength(1)
  })

  it('a chain points to its last account', async () => {
    const [one, two] = await createPair()
    const three = await gateway.createUser({ phone: newPhone() })
    await change(three.id, { email: `of-${one.id}@mail.ru` })
    await merge(two, one)
    await merge(three, two)
    const [first] = await db.select().from(users).where(eq(users.id, one.id))
    expect(first?.mergedIntoId).toBe(three.id)
  })

  it('a closed account is proposed no more, and gets no ad', async () => {
    const [staying, closed] = await createPair()
    await merge(staying, closed)
    for (const { id } of [staying, closed]) {
      expect(await gateway.get(userDuplicates, { as: anna, params: { id } })).toEqual({ items: [] })
    }
    const body = { userId: closed.id, adType: 'auto' as const }
    expect(await gateway.ask(createAdFor, { as: anna, body })).toMatchObject({
      failure: { code: 'user.merged' },
    })
  })
})

describe('decision 156: what prevents a merge', () => {
  const hindrances = async (staying: TestUser, closed: TestUser) => {
    const answer = await preview(staying, closed)
    expect(await merge(staying, closed)).toMatchObject({ failure: { code: 'user.not_mergeable' } })
    return answer.ok ? answer.detail.hindrances : answer.failure
  }

  it('nothing in common, a member of the staff, a block', async () => {
    const [staying, closed] = await createPair()
    const stranger = await gateway.createUser({ phone: newPhone() })
    expect(await hindrances(staying, stranger)).toEqual(['notProposed'])
    await change(closed.id, { role: 'support', blockedAt: new Date() })
    expect(await hindrances(staying, closed)).toEqual(['staff', 'blocked'])
  })

  it('a company into a person, companies of different INN', async () => {
    const [staying, closed] = await createPair()
    await change(closed.id, { type: 1, inn: '7707083893' })
    expect(await hindrances(staying, closed)).toEqual(['companyIntoPerson', 'otherInn'])
    await change(staying.id, { type: 1, inn: '7728168971' })
    expect(await hindrances(staying, closed)).toEqual(['otherInn'])
  })

  it.each(['created', 'awaiting', 'paid'] as const)('an order that is %s', async (state) => {
    const [staying, closed] = await createPair()
    await insertOrder(closed.id, state)
    expect(await hindrances(staying, closed)).toEqual(['openOrders'])
  })

  it('a load under way, one file in both', async () => {
    const [staying, closed] = await createPair()
    const url = 'https://dealer.example/stock.xml'
    const feed = { url, schedule: 'daily' } as const
    await db.insert(feeds).values({ ...feed, userId: staying.id })
    const [own] = await db
      .insert(feeds)
      .values({ ...feed, userId: closed.id })
      .returning()
    await db.insert(feedRuns).values({ feedId: own?.id ?? '', kind: 'load' })
    expect(await hindrances(staying, closed)).toEqual(['feedRuns', 'sameFeed'])
  })

  it('only a senior may look and merge; an account is not merged with itself', async () => {
    const [staying, closed] = await createPair()
    expect(await preview(staying, closed, anna)).toMatchObject({ status: 403 })
    expect(await merge(staying, closed, anna)).toMatchObject({ status: 403 })
    expect(await merge(staying, staying)).toMatchObject({ status: 404 })
  })
})
