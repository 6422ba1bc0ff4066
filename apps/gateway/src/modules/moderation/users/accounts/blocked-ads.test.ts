import { randomUUID } from 'node:crypto'
import { updateStat } from '@trassa/contracts/calls/ads'
import { blockUser, unblockUser } from '@trassa/contracts/calls/moderator/accounts'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addPhoto, DAY, historyOf, insertAd, storedAd } from '../../../../testing/ads.ts'
import { noticesTo } from '../../../../testing/notices.ts'
import { newPhone } from '../../../../testing/registration.ts'
import { createTestGateway, type TestUser } from '../../../../testing/test-gateway.ts'
import { ads, createAdLifecycle, SYSTEM } from '../../../ads/public.ts'
import { adBilling } from '../../../billing/public.ts'
import { findUserById } from '../../../identity/public.ts'
import { BLOCK, createBatches, rowsOf } from '../../testing/batches.ts'
import { createStaff, REASONS } from '../../testing/staff.ts'
import { blockedAdsJobs } from './blocked-ads.job.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, senior } = await createStaff(gateway)
const lifecycle = createAdLifecycle({ billing: adBilling })
const [follow] = blockedAdsJobs({ db, lifecycle })

const reason = 'Обман покупателей'
const seller = () => gateway.createUser({ phone: newPhone() })
const params = ({ id }: TestUser) => ({ id })
const block = (user: TestUser) =>
  gateway.get(blockUser, { as: anna, params: params(user), body: { reason } })
const unblock = (user: TestUser) =>
  gateway.get(unblockUser, { as: senior, params: params(user), body: { reason: 'Разобрались' } })

/** What the worker does with the job that a block and its end leave. */
async function work({ id: userId }: TestUser, blockId = randomUUID() as string): Promise<number> {
  const payload = { userId, blockId, sessionId: 'job' }
  const { signal } = new AbortController()
  const run = { payload, now: new Date(), isLastAttempt: false, signal }
  return (await follow?.handle(run)) ?? 0
}

async function blocked(user: TestUser): Promise<void> {
  await block(user)
  await work(user)
}
async function unblocked(user: TestUser): Promise<void> {
  await unblock(user)
  await work(user)
}

const statOf = async ({ id }: { id: string }) => (await storedAd(db, id)).stat
/** Everything of the row but what each change of it moves. */
async function contentOf({ id }: { id: string }) {
  const { version: _, updatedAt: __, statChangedAt: ___, ...rest } = await storedAd(db, id)
  return rest
}

describe('decision 138: ads of a blocked account', () => {
  it('are out of sight without a notice for each, however often the job runs', async () => {
    const user = await seller()
    const [live, waiting] = [await insertAd(db, user.id), await insertAd(db, user.id, { stat: 2 })]
    const [sentBack, draft] = [
      await insertAd(db, user.id, { stat: 3 }),
      await insertAd(db, user.id, { stat: 0 }),
    ]
    await block(user)
    const blockId = (await findUserById(db, user.id))?.blockId ?? ''
    expect(await work(user, blockId)).toBe(3)
    expect(await work(user, blockId)).toBe(0)
    const stats = await Promise.all([live, waiting, sentBack, draft].map(statOf))
    expect(stats).toEqual([4, 4, 4, 0])
    expect(await historyOf(db, live.id)).toMatchObject([
      { event: 'ad.ownerBlocked', actorId: null, reason, batchId: blockId },
    ])
    expect(await noticesTo(gateway, user.phone)).toHaveLength(1)
  })

  it.each<[string, Partial<typeof ads.$inferInsert>]>([
    ['a live ad with its term', { expiresAt: new Date(Date.now() + 3 * DAY) }],
    [
      'a revision that waits for a check',
      { revision: { fields: { markId: '2' } }, revisionState: 'pending', queuedAt: new Date() },
    ],
    [
      'a paid publication that is not used',
      { stat: 2, paymentStatus: 3, publicationUnused: true, queuedAt: new Date() },
    ],
    [
      'an appeal against the moderator who blocks the account',
      {
        stat: 2,
        appealed: true,
        appealText: 'Моя',
        lastModeratorId: anna.id,
        queuedAt: new Date(),
      },
    ],
    ['reasons for a fix', { stat: 3, reasons: REASONS, reviewRequired: true }],
  ])('%s: is as it was when the block ends', async (_, fields) => {
    const user = await seller()
    const ad = await insertAd(db, user.id, fields)
    await addPhoto(db, ad)
    const before = await contentOf(ad)
    await blocked(user)
    expect(await contentOf(ad)).toEqual({ ...before, stat: 4 })
    await unblocked(user)
    expect(await contentOf(ad)).toEqual(before)
  })

  it('whose term has passed are expired afterwards, with the dates that they had', async () => {
    const user = await seller()
    const ad = await insertAd(db, user.id, { expiresAt: new Date(Date.now() - DAY) })
    await blocked(user)
    await unblocked(user)
    const { expiresAt, publishedAt } = ad
    expect(await storedAd(db, ad.id)).toMatchObject({ stat: 5, expiresAt, publishedAt })
  })

  it('stay blocked where a moderator has blocked the ad itself', async () => {
    const user = await seller()
    const ad = await insertAd(db, user.id, { stat: 4 })
    await blocked(user)
    await unblocked(user)
    expect(await statOf(ad)).toBe(4)
  })

  it('do not come back by a batch that is undone', async () => {
    const user = await seller()
    const ad = await insertAd(db, user.id)
    await addPhoto(db, ad)
    const batches = createBatches(gateway)
    const done = await batches.finish(anna, rowsOf([ad], BLOCK))
    await blocked(user)
    const undone = await batches.finish(anna, { kind: 'undo', batchId: done.id })
    expect(undone.refusals).toMatchObject([{ code: 'ad.owner_blocked', count: 1 }])
    await unblocked(user)
    expect(await statOf(ad)).toBe(4)
  })
})

describe('decision 138: the job follows the account as it is now', () => {
  it('a job of a block that has ended takes nothing off', async () => {
    const user = await seller()
    const live = await insertAd(db, user.id)
    await block(user)
    await unblock(user)
    expect(await work(user)).toBe(0)
    expect(await statOf(live)).toBe(1)
  })

  it('ads of an earlier block that were never returned come back with the end of the next', async () => {
    const user = await seller()
    const live = await insertAd(db, user.id)
    await blocked(user)
    await unblock(user)
    await blocked(user)
    expect(await statOf(live)).toBe(4)
    await unblocked(user)
    expect(await statOf(live)).toBe(1)
  })

  it('an unblock while the block’s job runs: no ad stays blocked', async () => {
    const user = await seller()
    const made = await Promise.all(Array.from({ length: 20 }, () => insertAd(db, user.id)))
    await block(user)
    const repeated = () => work(user).catch(() => work(user))
    await Promise.all([repeated(), unblock(user).then(repeated)])
    expect(new Set(await Promise.all(made.map(statOf)))).toEqual(new Set([1]))
  })

  it('an ad that changes under the job is taken off all the same', async () => {
    const user = await seller()
    const live = await insertAd(db, user.id)
    await block(user)
    let isChanged = false
    const disturbed = blockedAdsJobs({
      db,
      lifecycle: {
        ...lifecycle,
        applyToMany: async (...given) => {
          if (!isChanged) await db.update(ads).set({ version: 9 }).where(eq(ads.id, live.id))
          isChanged = true
          return lifecycle.applyToMany(...given)
        },
      },
    })[0]
    const payload = { userId: user.id, blockId: randomUUID(), sessionId: 'job' }
    const { signal } = new AbortController()
    const run = { payload, now: new Date(), isLastAttempt: false, signal }
    await expect(disturbed?.handle(run)).rejects.toThrow('ad.stale')
    expect(await disturbed?.handle(run)).toBe(1)
    expect(await statOf(live)).toBe(4)
  })

  it('a block waits for an approval that has found the account free, and takes its ad off', async () => {
    const user = await seller()
    const waiting = await insertAd(db, user.id, { stat: 2 })
    await addPhoto(db, waiting)
    const ad = await storedAd(db, waiting.id)
    const order: string[] = []
    let blocking: Promise<unknown> = Promise.resolve()
    await db.transaction(async (tx) => {
      const event = { type: 'ad.approved', actor: SYSTEM, now: new Date() } as const
      await lifecycle.applyEvent(tx, { ad, event }, { sessionId: 'approval' })
      blocking = block(user).then(() => order.push('blocked'))
      await new Promise((resolve) => setTimeout(resolve, 200))
      order.push('approved')
    })
    await blocking
    expect(order).toEqual(['approved', 'blocked'])
    await work(user)
    expect(await statOf(ad)).toBe(4)
  })
})

it('decision 138: no appeal between the end of a block and the return of its ads; a real one stays possible', async () => {
  const user = await seller()
  const ad = await insertAd(db, user.id)
  const judged = await insertAd(db, user.id)
  for (const { id } of [ad, judged]) await addPhoto(db, { id, userId: user.id })
  const decision = { stat: 4 as const, reasons: REASONS }
  await gateway.get(decideAd, { as: anna, params: { id: judged.id }, body: decision })
  await blocked(user)
  await unblock(user)
  const owner = await gateway.openSession(user)
  const body = { stat: 2 as const, appeal: 'Верните' }
  const appeal = ({ id }: { id: string }) =>
    gateway.ask(updateStat, { as: owner, params: { id }, body })
  expect(await appeal(ad)).toMatchObject({ failure: { code: 'ad.illegal_transition' } })
  expect(await storedAd(db, ad.id)).toMatchObject({ stat: 4, appealed: false })
  expect(await appeal(judged)).toMatchObject({ ok: true })
  await work(user)
  expect(await statOf(ad)).toBe(1)
})
