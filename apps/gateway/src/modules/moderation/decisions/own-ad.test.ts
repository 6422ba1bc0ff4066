import { createAdFor, decideAd, liftAd, updateDates } from '@trassa/contracts/calls/moderator/ads'
import { claimAd, claimNext, readQueue } from '@trassa/contracts/calls/moderator/queue'
import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { addPhoto, CAR, DAY, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createBatches, rowsOf } from '../testing/batches.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris, senior } = await createStaff(gateway)
const batches = createBatches(gateway)
const comment = 'Так надо'
const refused = { status: 403, failure: { code: 'moderation.own_ad' } }

/** An ad of Vera, the senior moderator, that is not free of charge to lift. */
async function ownAd(stat: AdStat) {
  const ad =
    stat === AD_STATS.moderation.stat
      ? await insertWaiting(db, senior.id)
      : await insertAd(db, senior.id, { stat, revisionState: stat === 1 ? 'pending' : 'none' })
  await addPhoto(db, ad)
  return storedAd(db, ad.id)
}

const STATS = Object.values(AD_STATS).map(({ stat }) => stat)

describe('domain §2: no decision on an own ad, whatever the role', () => {
  // What only staff may do; the owner’s own events are those of any owner.
  it.each([
    [2, 1],
    [2, 3],
    [2, 4],
    [1, 1],
    [1, 3],
    [1, 4],
    [3, 4],
    [7, 6],
    [4, 1],
    [0, 1],
    [5, 4],
  ] as const)('from %s to %s, single and in bulk', async (from, stat) => {
    const ad = await ownAd(from)
    const decision = { stat, reasons: REASONS, comment }
    const params = { id: ad.id }
    const body = { ...decision, version: 1 }
    expect(await gateway.ask(decideAd, { as: senior, params, body })).toMatchObject(refused)
    const action = { type: 'stat' as const, ...decision }
    const results = await batches.results(senior, rowsOf([ad], action))
    expect(results.get(ad.id)).toMatchObject({ state: 'refused', code: 'moderation.own_ad' })
    expect(await storedAd(db, ad.id)).toEqual(ad)
    expect(await historyOf(db, ad.id)).toEqual([])
  })

  it.each(STATS)('dates and lifts in %s: nothing changes', async (stat) => {
    const ad = await ownAd(stat)
    const expiresAt = new Date(Date.now() + 60 * DAY).toISOString()
    const body = { id: ad.id, version: 1, expiresAt, reason: comment }
    const lift = { params: { id: ad.id }, body: { version: 1, reason: comment } }
    const isActive = stat === AD_STATS.active.stat
    const code = isActive ? 'moderation.own_ad' : 'ad.illegal_transition'
    expect(await gateway.ask(updateDates, { as: senior, body })).toMatchObject({
      failure: { code },
    })
    expect(await gateway.ask(liftAd, { as: senior, ...lift })).toMatchObject({ failure: { code } })
    const results = await batches.results(senior, rowsOf([ad]))
    expect(results.get(ad.id)).toMatchObject({ code })
    expect(await storedAd(db, ad.id)).toEqual(ad)
  })

  it('in a batch the ads of others are changed', async () => {
    const [own, other] = [await ownAd(1), await insertAd(db, boris.id)]
    const results = await batches.results(senior, rowsOf([own, other]))
    expect(results.get(own.id)).toMatchObject({ code: 'moderation.own_ad' })
    expect(results.get(other.id)).toMatchObject({ state: 'changed' })
  })

  it('nor on one that was begun for oneself from the console; another moderator does', async () => {
    const body = { userId: anna.id, adType: 'auto' as const, ...CAR, price: 1 }
    const { id } = await gateway.get(createAdFor, { as: anna, body })
    await addPhoto(db, { id, userId: anna.id })
    const params = { id }
    const submitted = await gateway.get(decideAd, {
      as: anna,
      params,
      body: { stat: 2, version: 1 },
    })
    expect(submitted.stat).toBe(2)
    const approval = { params, body: { stat: 1 as const, version: submitted.version } }
    expect(await gateway.ask(decideAd, { as: anna, ...approval })).toMatchObject(refused)
    expect(await gateway.get(decideAd, { as: boris, ...approval })).toMatchObject({ stat: 1 })
  })
})

describe('domain §2: the queue hands out no ad of the moderator’s own', () => {
  it.each(['new', 'revisions', 'appeals'] as const)('lane %s', async (lane) => {
    const moderator = await gateway.createUser({ role: 'moderator' })
    const revised = { revisionState: 'pending' as const, queuedAt: new Date(0) }
    const { id } =
      lane === 'revisions'
        ? await insertAd(db, moderator.id, revised)
        : await insertWaiting(db, moderator.id, {
            ...(lane === 'appeals' && { appealed: true, lastModeratorId: boris.id }),
          })
    const listOf = (as: typeof anna) => gateway.get(readQueue, { as, query: { lane } })
    const [own, others] = [await listOf(moderator), await listOf(anna)]
    expect(own.items.map((ad) => ad.id)).not.toContain(id)
    expect(others.items.map((ad) => ad.id)).toContain(id)
    expect(own.counts[lane]).toBe(others.counts[lane] - 1)
    expect(own.total).toBe(own.items.length)
    const skip = own.items.map((ad) => ad.id)
    const next = { as: moderator, body: { lane, skip } }
    expect(await gateway.get(claimNext, next)).toEqual({ ad: null })
    expect(await gateway.ask(claimAd, { as: moderator, params: { id } })).toMatchObject(refused)
  })
})
