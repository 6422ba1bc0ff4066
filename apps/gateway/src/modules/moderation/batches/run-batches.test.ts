import { randomUUID } from 'node:crypto'
import { listBatchRows } from '@trassa/contracts/calls/moderator-batches'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createBatches, LIFT, rowsOf, type Source } from '../testing/batches.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris, user: owner } = await createStaff(gateway)
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
    const wait = started.ok ? Date.parse(started.detail.startsAt ?? '') - Date.now() : 0
    expect(Math.abs(wait - 10_000)).toBeLessThan(3000)
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

  it('a second batch of the same moderator waits for the first; another moderator’s does not', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => batches.prepared(anna, rowsOf([await insertAd(db, owner.id)]))),
    )
    const his = await batches.prepared(boris, rowsOf([await insertAd(db, owner.id)]))
    await batches.steer(anna, first?.id ?? '', 'start')
    const refused = await batches.steer(anna, second?.id ?? '', 'start')
    expect(refused).toMatchObject({ status: 409, failure: { code: 'moderation.batch_running' } })
    expect(await batches.steer(boris, his.id, 'start')).toMatchObject({ ok: true })
    await batches.steer(anna, first?.id ?? '', 'cancel')
    await batches.steer(boris, his.id, 'cancel')
  })

  it('is paused and goes on; cancelled in the middle it leaves the rest alone', async () => {
    const seller = await gateway.createUser()
    await db.execute(sql`
      INSERT INTO ads (user_id, ad_type, slug, stat, seller_type, expires_at, lifted_at)
      SELECT ${seller.id}::bigint, 'auto', ${randomUUID()} || n, 1, 0, now() + interval '9 days', now()
      FROM generate_series(1, 1200) n`)
    const filter = { userId: seller.id }
    const source: Source = { kind: 'filter', action: LIFT, filter, expectedTotal: 1200 }
    const { id } = await batches.prepared(anna, source)
    const portions: string[] = []
    const pausing = createBatches(gateway, (workOf) => (batch) => ({
      ...workOf(batch),
      apply: (tx, rows, run) => {
        // The command waits for this portion's transaction.
        portions.push(portions.length === 0 ? 'pause' : 'cancel')
        void batches.steer(anna, id, portions.at(-1) as 'pause' | 'cancel')
        return workOf(batch).apply(tx, rows, run)
      },
    }))
    await batches.steer(anna, id, 'start')
    await batches.passHold(id)
    await pausing.run()
    await expect.poll(async () => (await batches.read(anna, id)).state).toBe('paused')
    expect(await batches.run()).toBe(0)
    const done = (await batches.read(anna, id)).counts.changed
    expect([500, 1000]).toContain(done)
    await batches.steer(anna, id, 'resume')
    await pausing.run()
    const ended = await batches.read(anna, id)
    if (ended.state === 'cancelled') expect(ended.retryable).toBe(ended.counts.waiting)
    expect(ended.counts.changed).toBeGreaterThan(done)
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

  it('a moderator who is none any more changes nothing', async () => {
    const former = await gateway.createUser({ role: 'moderator' })
    const ad = await insertAd(db, owner.id)
    const { id } = await batches.prepared(former, rowsOf([ad]))
    await batches.steer(former, id, 'start')
    await db.execute(sql`UPDATE users SET role = 'user' WHERE id = ${former.id}`)
    await batches.passHold(id)
    await batches.run()
    expect(await storedAd(db, ad.id)).toEqual(ad)
  })
})

describe('§9 batch: a retry', () => {
  it('takes up what was stale or claimed, in the present versions, and nothing else', async () => {
    const [stale, archived] = [
      await insertAd(db, owner.id, { version: 3 }),
      await insertAd(db, owner.id, { stat: 6 }),
    ]
    const first = await batches.finish(anna, rowsOf([{ ...stale, version: 1 }, archived]))
    expect(first).toMatchObject({ counts: { refused: 2 }, retryable: 1 })
    const retried = await batches.finish(anna, { kind: 'retry', batchId: first.id })
    expect(retried).toMatchObject({
      kind: 'retry',
      parentId: first.id,
      total: 1,
      counts: { changed: 1 },
    })
  })

  it('of a batch that is not finished is refused', async () => {
    const { id } = await batches.prepared(anna, rowsOf([await insertAd(db, owner.id)]))
    expect(await batches.prepare(anna, { kind: 'retry', batchId: id })).toMatchObject({
      status: 409,
      failure: { code: 'moderation.batch_state' },
    })
  })
})
