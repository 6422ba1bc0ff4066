import { setTimeout } from 'node:timers/promises'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { claimAd, claimNext, readQueue, releaseAd } from '@trassa/contracts/calls/moderator/queue'
import type { QueueLane } from '@trassa/contracts/enumerations/moderation'
import { beforeEach, describe, expect, it } from 'vitest'
import { historyOf, insertAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { lockAd } from '../../ads/ads.repository.ts'
import { ads } from '../../ads/ads.table.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { createStaff, expireClaims, insertWaiting, REASONS } from '../testing/staff.ts'
import { moderationClaims } from './claims.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris, senior } = await createStaff(gateway)
const owner = await gateway.createUser()

beforeEach(async () => {
  await db.delete(moderationClaims)
  await db.delete(ads)
  await db.delete(auditRows)
})

const next = async (as: TestUser, lane: QueueLane = 'new', skip: string[] = []) =>
  (await gateway.get(claimNext, { as, body: { lane, skip } })).ad
const claim = (as: TestUser, id: string) => gateway.ask(claimAd, { as, params: { id } })
const release = (as: TestUser, id: string, skipped = false) =>
  gateway.get(releaseAd, { as, params: { id }, body: { skipped } })
const lane = (as: TestUser, name: QueueLane = 'new') =>
  gateway.get(readQueue, { as, query: { lane: name } })
const refused = (code: string) => ({ ok: false, failure: { code } })

/** One ad of each lane; the appeal questions a block of Anna’s. */
async function fillLanes() {
  const added = await insertWaiting(db, owner.id)
  const appeal = await insertWaiting(db, owner.id, { appealed: true, lastModeratorId: anna.id })
  const revised = await insertAd(db, owner.id, {
    revisionState: 'pending',
    revision: { fields: { vin: 'XTA219040J0123456' } },
    queuedAt: new Date(),
  })
  // None of these waits for another claim.
  await insertAd(db, owner.id)
  await insertAd(db, owner.id, { revisionState: 'rejected' })
  await insertAd(db, owner.id, { stat: 3 })
  await insertAd(db, owner.id, { stat: 4, lastModeratorId: boris.id })
  await insertAd(db, owner.id, { revisionState: 'pending', expiresAt: new Date(Date.now() - 1000) })
  return { new: added.id, appeals: appeal.id, revisions: revised.id }
}

describe('§9 lanes', () => {
  it('each ad waits in one lane; all are counted', async () => {
    const ids = await fillLanes()
    for (const name of ['new', 'revisions', 'appeals'] as const) {
      const page = await lane(boris, name)
      expect(page.items.map((ad) => ad.id)).toEqual([ids[name]])
      expect(page).toMatchObject({ total: 1, counts: { new: 1, revisions: 1, appeals: 1 } })
      expect(await next(boris, name)).toMatchObject({ id: ids[name], lane: name })
    }
  })

  it('§3 appeal: another moderator decides, so the one who blocked is not handed it', async () => {
    const { appeals } = await fillLanes()
    expect(await lane(anna, 'appeals')).toMatchObject({ items: [], counts: { appeals: 0 } })
    expect(await next(anna, 'appeals')).toBeNull()
    expect(await claim(anna, appeals)).toMatchObject(refused('session.forbidden'))
    const body = { stat: 1 as const, version: 1 }
    const decide = (as: TestUser) => gateway.ask(decideAd, { as, params: { id: appeals }, body })
    expect(await decide(anna)).toMatchObject(refused('session.forbidden'))
    expect((await next(boris, 'appeals'))?.id).toBe(appeals)
    expect(await decide(boris)).toMatchObject({ ok: true, detail: { stat: 1, lane: null } })
  })

  it('oldest first, in keyset pages; those that came at no known time are last', async () => {
    const ids: string[] = []
    for (let count = 0; count < 105; count += 1) ids.push((await insertWaiting(db, owner.id)).id)
    ids.push((await insertWaiting(db, owner.id, { queuedAt: null })).id)
    gateway.statements.length = 0
    const first = await lane(anna)
    expect(gateway.statements).toHaveLength(3)
    const cursor = first.nextCursor ?? ''
    const rest = await gateway.get(readQueue, { as: anna, query: { cursor } })
    expect(rest.nextCursor).toBeNull()
    expect([...first.items, ...rest.items].map((ad) => ad.id)).toEqual(ids)
    expect(first.items).toHaveLength(100)
  })
})

describe('§9 claim: no ad is handed out twice', () => {
  it('twenty moderators ask at the same moment and get twenty different ads', async () => {
    const ids: string[] = []
    for (let count = 0; count < 25; count += 1) ids.push((await insertWaiting(db, owner.id)).id)
    const staff = await Promise.all(
      Array.from({ length: 20 }, () => gateway.createUser({ role: 'moderator' })),
    )
    const taken = await Promise.all(staff.map((as) => next(as)))
    const got = taken.map((ad) => ad?.id ?? '')
    expect(new Set(got).size).toBe(20)
    // No request was answered with nothing while ads waited, and the oldest went first.
    expect(got.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids.slice(0, 20))
  })

  it('twenty ask for the last three: three get one each', async () => {
    for (let count = 0; count < 3; count += 1) await insertWaiting(db, owner.id)
    const staff = await Promise.all(
      Array.from({ length: 20 }, () => gateway.createUser({ role: 'moderator' })),
    )
    const got = (await Promise.all(staff.map((as) => next(as)))).flatMap((ad) => ad?.id ?? [])
    expect(got).toHaveLength(3)
    expect(new Set(got).size).toBe(3)
  })

  it('an ad that is decided and not sent yet is not handed out again, and its claim is kept', async () => {
    const [first, second] = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    expect((await next(anna))?.id).toBe(first.id)
    const soon = new Date(Date.now() + 5000)
    await db.update(moderationClaims).set({ expiresAt: soon })
    const body = { lane: 'new' as const, decided: [first.id] }
    const { ad } = await gateway.get(claimNext, { as: anna, body })
    expect(ad?.id).toBe(second.id)
    const { items } = await lane(boris)
    const [kept] = items
    expect(kept).toMatchObject({ id: first.id, claim: { moderatorId: anna.id } })
    expect(Date.parse(kept?.claim?.expiresAt ?? '')).toBeGreaterThan(soon.getTime())
    expect(await historyOf(db, first.id)).toEqual([])
    expect(await next(boris)).toBeNull()
  })

  it('one that was skipped earlier and is decided now keeps its claim, and no skip is logged', async () => {
    const { id } = await insertWaiting(db, owner.id)
    expect((await next(anna))?.id).toBe(id)
    const body = { lane: 'new' as const, skip: [id], decided: [id] }
    expect((await gateway.get(claimNext, { as: anna, body })).ad).toBeNull()
    expect(await db.select().from(moderationClaims)).toMatchObject([{ adId: id }])
    expect(await historyOf(db, id)).toEqual([])
  })

  it('no request waits for an ad that is being changed at this moment', async () => {
    const [busy, free] = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    const got = await db.transaction(async (tx) => {
      await lockAd(tx, busy.id)
      // A claim that waits would wait for this transaction: without the limit the test could not fail.
      return Promise.race([next(anna), setTimeout(5000, null)])
    })
    expect(got?.id).toBe(free.id)
  })

  it('one moderator who asks twenty times at once gets one ad', async () => {
    const { id } = await insertWaiting(db, owner.id)
    await insertWaiting(db, owner.id)
    const got = await Promise.all(Array.from({ length: 20 }, () => next(anna)))
    expect(new Set(got.map((ad) => ad?.id))).toEqual(new Set([id]))
    expect(await db.$count(moderationClaims)).toBe(1)
  })

  it('lasts ten minutes, is visible, and is renewed by asking again', async () => {
    const { id } = await insertWaiting(db, owner.id)
    const ad = await next(anna)
    expect(ad?.claim).toMatchObject({ moderatorId: anna.id, moderatorName: 'Анна', mine: true })
    const left = Date.parse(ad?.claim?.expiresAt ?? '') - Date.now()
    expect(left / 60_000).toBeGreaterThan(9.8)
    expect(left / 60_000).toBeLessThanOrEqual(10)
    const { items } = await lane(boris)
    expect(items[0]?.claim).toEqual({ ...ad?.claim, mine: false })

    const soon = new Date(Date.now() + 60_000)
    await db.update(moderationClaims).set({ expiresAt: soon })
    const again = await next(anna)
    expect(again?.id).toBe(id)
    expect(Date.parse(again?.claim?.expiresAt ?? '')).toBeGreaterThan(soon.getTime())
  })

  it('the heartbeat prolongs one’s own and refuses another’s', async () => {
    const { id } = await insertWaiting(db, owner.id)
    await next(anna)
    const soon = new Date(Date.now() + 60_000)
    await db.update(moderationClaims).set({ expiresAt: soon })
    expect(await claim(boris, id)).toMatchObject({ status: 409, ...refused('moderation.claimed') })
    const kept = await claim(anna, id)
    expect(kept).toMatchObject({ ok: true, detail: { moderatorName: 'Анна', mine: true } })
    expect(Date.parse(kept.ok ? kept.detail.expiresAt : '')).toBeGreaterThan(soon.getTime())
  })

  it('that has run out is void: another moderator takes the ad, and its heartbeat finds that out', async () => {
    const { id } = await insertWaiting(db, owner.id)
    await next(anna)
    await expireClaims(db)
    expect((await lane(anna)).items[0]?.claim).toBeNull()
    expect((await next(boris))?.id).toBe(id)
    expect(await claim(anna, id)).toMatchObject(refused('moderation.claimed'))
    expect(await next(anna)).toBeNull()
  })

  it('is for what waits only', async () => {
    const live = await insertAd(db, owner.id)
    expect(await claim(anna, live.id)).toMatchObject(refused('ad.illegal_transition'))
    expect(await claim(anna, '999999999')).toMatchObject(refused('ad.not_found'))
  })

  it('taken from the list at the same moment by two, is one’s', async () => {
    const { id } = await insertWaiting(db, owner.id)
    const answers = await Promise.all([anna, boris, senior].map((as) => claim(as, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('§9 giving back', () => {
  it('frees the ad for the next one; only its holder can', async () => {
    const { id } = await insertWaiting(db, owner.id)
    await next(anna)
    expect(await release(boris, id)).toEqual({ released: false })
    expect(await next(boris)).toBeNull()
    expect(await release(anna, id)).toEqual({ released: true })
    expect(await release(anna, id)).toEqual({ released: false })
    expect((await next(boris))?.id).toBe(id)
    expect(await historyOf(db, id)).toEqual([])
  })

  it('skips are logged, and the skipper goes on with the next one', async () => {
    const [first, second] = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    await next(anna)
    expect(await release(anna, first.id, true)).toEqual({ released: true })
    expect((await next(anna, 'new', [first.id]))?.id).toBe(second.id)
    expect(await historyOf(db, first.id)).toMatchObject([
      { event: 'claim.skipped', actorId: anna.id, userId: owner.id, fromStat: null },
    ])
  })

  it('asking for another while one holds a claim skips it, too', async () => {
    const [first, second] = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    await next(anna)
    expect((await next(anna, 'new', [first.id]))?.id).toBe(second.id)
    expect((await next(boris))?.id).toBe(first.id)
    expect(await historyOf(db, first.id)).toMatchObject([{ event: 'claim.skipped' }])
    expect(await historyOf(db, second.id)).toEqual([])
  })
})

describe('§9 two moderators on one ad', () => {
  const decide = (as: TestUser, id: string, version = 1) =>
    gateway.ask(decideAd, { as, params: { id }, body: { stat: 3, version, reasons: REASONS } })

  it('only the holder of the claim decides, and the decision ends it', async () => {
    const { id } = await insertWaiting(db, owner.id)
    await next(anna)
    expect(await decide(boris, id)).toMatchObject({ status: 409, ...refused('moderation.claimed') })
    expect(await decide(anna, id)).toMatchObject({ ok: true, detail: { stat: 3, claim: null } })
    expect(await db.$count(moderationClaims)).toBe(0)
    expect(await claim(anna, id)).toMatchObject(refused('ad.illegal_transition'))
  })

  it('a decision after the claim was lost is refused: the other one checks it, then has decided', async () => {
    const { id } = await insertWaiting(db, owner.id)
    await next(anna)
    await expireClaims(db)
    await next(boris)
    expect(await decide(anna, id)).toMatchObject(refused('moderation.claimed'))
    expect(await decide(boris, id)).toMatchObject({ ok: true })
    expect(await decide(anna, id)).toMatchObject({ status: 409, ...refused('ad.stale') })
  })

  it('a claim that ran out and was not taken does no harm', async () => {
    const { id } = await insertWaiting(db, owner.id)
    await next(anna)
    await expireClaims(db)
    expect(await decide(anna, id)).toMatchObject({ ok: true })
    expect(await db.$count(moderationClaims)).toBe(0)
  })

  it('of two decisions at the same moment one counts', async () => {
    const { id } = await insertWaiting(db, owner.id)
    const answers = await Promise.all([decide(anna, id), decide(boris, id), decide(senior, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await historyOf(db, id)).toHaveLength(1)
  })
})
