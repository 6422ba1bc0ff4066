import { listBatchRows } from '@trassa/contracts/calls/moderator/batches'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { historyOf, insertAd, storedAd } from '../../../../testing/ads.ts'
import { createReachable, noticesTo } from '../../../../testing/notices.ts'
import { createTestGateway } from '../../../../testing/test-gateway.ts'
import { ads } from '../../../ads/public.ts'
import { users } from '../../../identity/public.ts'
import { claim } from '../../queue/claims.repository.ts'
import { moderationClaims } from '../../queue/claims.table.ts'
import {
  type Action,
  adsOf,
  BLOCK,
  createBatches,
  insertMany,
  LIFT,
  rowsOf,
  runWith,
  untilBlocked,
} from '../../testing/batches.ts'
import { createStaff, insertWaiting } from '../../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris, senior, user: owner } = await createStaff(gateway)
const batches = createBatches(gateway)

const rowsPage = (id: string, query = {}) =>
  gateway.get(listBatchRows, { as: anna, params: { id }, query })
const codes = async (id: string) =>
  new Map((await rowsPage(id)).items.map(({ adId, code }) => [adId, code]))

describe('§9 batch: the run', () => {
  it('begins ten seconds after its start; until then it is cancelled without a trace', async () => {
    const ad = await insertAd(db, owner.id)
    const { id } = await batches.prepared(anna, rowsOf([ad]))
    const started = await batches.steer(anna, id, 'start')
    const wait = started.ok ? (started.detail.startsInMs ?? 0) : 0
    expect(wait).toBeGreaterThan(5000)
    expect(wait).toBeLessThanOrEqual(10_000)
    expect(await batches.run()).toBe(0)
    expect(await batches.steer(anna, id, 'cancel')).toMatchObject({
      detail: { state: 'cancelled' },
    })
    await batches.passHold(id)
    await batches.run()
    expect(await storedAd(db, ad.id)).toEqual(ad)
    expect(await historyOf(db, ad.id)).toEqual([])
  })

  it('changes each ad once with its audit, whatever repeats: start, run, cancel', async () => {
    const rows = await Promise.all(Array.from({ length: 5 }, () => insertAd(db, owner.id)))
    const { id } = await batches.prepared(anna, rowsOf(rows))
    await Promise.all([batches.steer(anna, id, 'start'), batches.steer(anna, id, 'start')])
    await batches.passHold(id)
    await Promise.all([batches.run(), batches.run()])
    expect(await batches.steer(anna, id, 'start')).toMatchObject({ detail: { state: 'done' } })
    expect(await batches.steer(anna, id, 'cancel')).toMatchObject({ status: 409 })
    expect(await batches.read(anna, id)).toMatchObject({
      state: 'done',
      counts: { waiting: 0, changed: 5, refused: 0 },
    })
    for (const ad of rows) {
      expect(await historyOf(db, ad.id)).toMatchObject([{ event: 'ad.lifted', batchId: id }])
    }
  })

  it('an ad that moves between dry run and start is left alone', async () => {
    const [moved, still] = [await insertAd(db, owner.id), await insertAd(db, owner.id)]
    const { id } = await batches.prepared(anna, rowsOf([moved, still]))
    await db.execute(sql`UPDATE ads SET version = version + 1 WHERE id = ${moved.id}`)
    await batches.steer(anna, id, 'start')
    await batches.passHold(id)
    await batches.run()
    expect(await codes(id)).toEqual(
      new Map([
        [moved.id, 'ad.stale'],
        [still.id, null],
      ]),
    )
    expect((await rowsPage(id, { state: 'refused' })).items).toMatchObject([
      { adId: moved.id, stat: 1 },
    ])
  })

  it('a claim that is committed while the change waits for the row’s lock is respected', async () => {
    const [taken, free] = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    const { id } = await batches.prepared(anna, rowsOf([taken, free], BLOCK))
    await batches.steer(anna, id, 'start')
    await batches.passHold(id)
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
    const { promise: claimed, resolve: hasClaimed } = Promise.withResolvers<void>()
    const claiming = db.transaction(async (tx) => {
      await claim(tx, taken.id, boris.id)
      hasClaimed()
      await mayCommit
    })
    await Promise.race([claimed, claiming])
    const running = batches.run()
    await untilBlocked(db)
    commit()
    await claiming
    await running
    expect(await codes(id)).toEqual(
      new Map([
        [taken.id, 'moderation.claimed'],
        [free.id, null],
      ]),
    )
    expect(await storedAd(db, taken.id)).toEqual(taken)
    await db.delete(moderationClaims)
  })

  it('a second batch of the same moderator waits for the first; another moderator’s does not', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => batches.prepared(anna, rowsOf([await insertAd(db, owner.id)]))),
    )
    const another = await batches.prepared(boris, rowsOf([await insertAd(db, owner.id)]))
    await batches.steer(anna, first?.id ?? '', 'start')
    const refused = await batches.steer(anna, second?.id ?? '', 'start')
    expect(refused).toMatchObject({ status: 409, failure: { code: 'moderation.batch_running' } })
    expect(await batches.steer(boris, another.id, 'start')).toMatchObject({ ok: true })
    await batches.steer(anna, first?.id ?? '', 'cancel')
    await batches.steer(boris, another.id, 'cancel')
  })

  it('is paused and goes on; cancelled in the middle it leaves the rest alone', async () => {
    const seller = await gateway.createUser()
    await insertMany(db, seller.id, 1600)
    const { id } = await batches.prepared(anna, adsOf(seller.id, 1600))
    await batches.steer(anna, id, 'start')
    await batches.passHold(id)
    await runWith(gateway, () => batches.steer(anna, id, 'pause'))
    expect(await batches.read(anna, id)).toMatchObject({
      state: 'paused',
      counts: { changed: 500, waiting: 1100 },
    })
    expect(await batches.run()).toBe(0)
    await batches.steer(anna, id, 'resume')
    await runWith(gateway, () => batches.steer(anna, id, 'cancel'))
    expect(await batches.run()).toBe(0)
    expect(await batches.read(anna, id)).toMatchObject({
      state: 'cancelled',
      counts: { changed: 1000, waiting: 600 },
      retryable: 600,
    })
  })

  it('an ad that fails by itself is refused, and the others are changed', async () => {
    const rows = await Promise.all(Array.from({ length: 3 }, () => insertAd(db, owner.id)))
    const poisoned = rows[1]?.id
    const failing = createBatches(gateway, (workOf) => (batch) => ({
      ...workOf(batch),
      apply: async (tx, some, run) => {
        if (some.some(({ id }) => id === poisoned)) throw new Error('of this ad')
        return workOf(batch).apply(tx, some, run)
      },
    }))
    const batch = await failing.finish(anna, rowsOf(rows))
    expect(batch).toMatchObject({
      state: 'done',
      counts: { changed: 2, refused: 1 },
      refusals: [{ code: 'server.failed' }],
      retryable: 1,
    })
  })

  it('a portion with an ad that fails is halved: the rest takes few transactions', async () => {
    const seller = await gateway.createUser()
    await insertMany(db, seller.id, 64)
    const [poisoned] = await db.select({ id: ads.id }).from(ads).where(eq(ads.userId, seller.id))
    let applied = 0
    const failing = createBatches(gateway, (workOf) => (batch) => ({
      ...workOf(batch),
      apply: async (tx, some, run) => {
        if (some.some(({ id }) => id === poisoned?.id)) throw new Error('of this ad')
        applied += 1
        return workOf(batch).apply(tx, some, run)
      },
    }))
    const batch = await failing.finish(anna, adsOf(seller.id, 64))
    expect(batch).toMatchObject({ state: 'done', counts: { changed: 63, refused: 1 } })
    expect(applied).toBeLessThan(10)
  })

  it.each<[string, Action, object]>([
    ['who is none any more: a change', LIFT, { role: 'user' }],
    ['who is blocked: a change', LIFT, { blockedAt: new Date() }],
    [
      'who is none any more: a message',
      { type: 'message', text: 'Здравствуйте' },
      { role: 'user' },
    ],
  ])('of a moderator %s is cancelled', async (_, action, fields) => {
    const [former, reachable] = [
      await gateway.createUser({ role: 'moderator' }),
      await createReachable(gateway),
    ]
    const ad = await insertAd(db, reachable.id)
    const { id } = await batches.prepared(former, rowsOf([ad], action))
    await batches.steer(former, id, 'start')
    await db.update(users).set(fields).where(eq(users.id, former.id))
    await batches.passHold(id)
    await batches.run()
    expect(await storedAd(db, ad.id)).toEqual(ad)
    expect(await noticesTo(gateway, reachable.telegramId)).toEqual([])
    expect(await batches.read(senior, id)).toMatchObject({ state: 'cancelled', retryable: 1 })
  })
})
