import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { claimNext, releaseAd } from '@trassa/contracts/calls/moderator/queue'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { sessions } from '../../identity/sessions/sessions.table.ts'
import { users } from '../../identity/users/users.table.ts'
import { createBatches, rowsOf } from '../testing/batches.ts'
import { eventsOf } from '../testing/events.ts'
import { createStaff, insertWaiting } from '../testing/staff.ts'
import { publishStaffEvent } from './staff-notices.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { user, support, anna, boris, senior } = await createStaff(gateway)
const connectTo = await eventsOf(gateway)

beforeEach(async () => {
  await db.delete(ads)
})

/** A stream that listens already, and ends with the test. */
async function open(as: TestUser) {
  const stream = await connectTo(as)
  onTestFinished(stream.close)
  await stream.until('ping')
  if (as !== support) await stream.listening()
  return stream
}

it('§9 the end of a batch is told to the one who started it, and again to a stream that begins later', async () => {
  const batches = createBatches(gateway)
  const [annas, boriss] = [await open(anna), await open(boris)]
  const [live, archived] = [await insertAd(db, user.id), await insertAd(db, user.id, { stat: 6 })]
  const { id } = await batches.finish(anna, rowsOf([live, archived]))
  const end = {
    type: 'batch.ended',
    batchId: id,
    isCancelled: false,
    changed: 1,
    failed: 1,
    left: 0,
  }
  expect(await annas.until('batch.ended')).toEqual(end)
  await boriss.until('batch.changed')
  expect(boriss.ofType('batch.ended')).toEqual([])
  annas.close()
  const later = await connectTo(anna)
  onTestFinished(later.close)
  expect(await later.until('batch.ended')).toEqual(end)
})

it('§9 a batch that its moderator has cancelled is no news, at once or later; one that a senior moderator has, is', async () => {
  const batches = createBatches(gateway)
  const own = await gateway.createUser({ role: 'moderator' })
  const started = async () => {
    const { id } = await batches.prepared(own, rowsOf([await insertAd(db, user.id)]))
    await batches.steer(own, id, 'start')
    return id
  }
  await batches.steer(own, await started(), 'cancel')
  const stopped = await started()
  await batches.steer(senior, stopped, 'cancel')
  const later = await connectTo(own)
  onTestFinished(later.close)
  const end = {
    type: 'batch.ended',
    batchId: stopped,
    isCancelled: true,
    changed: 0,
    failed: 0,
    left: 1,
  }
  expect(await later.until('batch.ended')).toEqual(end)
  expect(later.ofType('batch.ended')).toEqual([end])
})

it('§9 is for the staff, is kept by no cache and collected by no proxy', async () => {
  expect((await connectTo(user)).response.status).toBe(403)
  const { response, close } = await connectTo(support)
  close()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
})

it('§9 tells moderators at once which ad has come, was claimed, was given back and is decided', async () => {
  const [reader, helper] = [await open(boris), await open(support)]
  const { id } = await insertWaiting(db, user.id)
  const named = (lane: string | null, holder: string | undefined) =>
    reader.until('queue.changed', ({ ads }) =>
      Boolean(
        ads?.some((ad) => ad.id === id && ad.lane === lane && ad.claim?.moderatorId === holder),
      ),
    )
  expect((await named('new', undefined)).counts).toMatchObject({ new: 1, duplicates: 0 })
  await gateway.get(claimNext, { as: anna, body: {} })
  const { ads: claimed } = await named('new', anna.id)
  expect(claimed).toMatchObject([{ claim: { moderatorName: 'Анна', mine: false } }])
  reader.events.length = 0
  await gateway.get(releaseAd, { as: anna, params: { id }, body: {} })
  await named('new', undefined)
  await gateway.get(decideAd, { as: anna, params: { id }, body: { stat: 1 } })
  expect((await named(null, undefined)).counts).toMatchObject({ new: 0 })
  expect(helper.ofType('queue.changed')).toEqual([])
})

it('§2 §3 counts and lanes leave out one’s own ads and appeals of one’s own blocks', async () => {
  const [annas, boriss] = [await open(anna), await open(boris)]
  const own = await insertWaiting(db, anna.id)
  const appeal = await insertWaiting(db, user.id, { appealed: true, lastModeratorId: anna.id })
  const copy = await insertWaiting(db, user.id, { risk: ['sameVin'] })
  const all = await boriss.until('queue.changed', ({ counts }) => counts.duplicates === 1)
  expect(all.counts).toMatchObject({ new: 1, appeals: 1, duplicates: 1 })
  const hers = await annas.until('queue.changed', ({ counts }) => counts.duplicates === 1)
  expect(hers.counts).toMatchObject({ new: 0, appeals: 0, duplicates: 1 })
  const lanes = new Map(
    annas
      .ofType('queue.changed')
      .flatMap(({ ads }) => ads ?? [])
      .map((ad) => [ad.id, ad.lane]),
  )
  expect([own, appeal, copy].map(({ id }) => lanes.get(id))).toEqual([null, null, 'duplicates'])
})

it('sixty-four streams cost as many statements as one; a burst of changes is told twice a second', async () => {
  const streams = await Promise.all(
    Array.from({ length: 64 }, () => gateway.createUser({ role: 'moderator' }).then(open)),
  )
  gateway.statements.length = 0
  for (const stream of streams) stream.events.length = 0
  const started = performance.now()
  for (let count = 0; count < 30; count += 1) await insertWaiting(db, user.id)
  await Promise.all(
    streams.map((stream) => stream.until('queue.changed', ({ counts }) => counts.new === 30)),
  )
  const most = 2 + Math.ceil((performance.now() - started) / 500)
  for (const stream of streams)
    expect(stream.ofType('queue.changed').length).toBeLessThanOrEqual(most)
  // Two statements for each telling, and the look-ups of sessions between; the inserts are the test's own.
  const reads = gateway.statements.filter((text) => /"waiting"|from moderation_claims/i.test(text))
  expect(reads.length).toBeLessThanOrEqual(2 * most)
  expect(reads.length).toBeGreaterThanOrEqual(2)
})

it('more ads than can be named: lists are to be read anew', async () => {
  const reader = await open(boris)
  reader.events.length = 0
  await db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO ads (user_id, ad_type, slug, stat, seller_type, queued_at)
      SELECT ${user.id}::bigint, 'auto', 'many-' || n, 2, 0, now() FROM generate_series(1, 150) n`)
  })
  const event = await reader.until('queue.changed', ({ counts }) => counts.new === 150)
  expect(event.ads).toBeNull()
})

it('notices are of committed transactions only', async () => {
  const [annas, boriss] = [await open(anna), await open(boris)]
  const [batchId, dropped] = [crypto.randomUUID(), crypto.randomUUID()]
  const publish = (isKept: boolean) =>
    db.transaction(async (tx) => {
      await publishStaffEvent(tx, {
        type: 'batch.changed',
        batchId: isKept ? batchId : dropped,
      })
      const taken = {
        type: 'claim.taken',
        adId: '7',
        fromUserId: anna.id,
        byName: 'Борис',
      } as const
      await publishStaffEvent(tx, taken)
      if (!isKept) tx.rollback()
    })
  await expect(publish(false)).rejects.toThrow()
  await publish(true)
  await annas.until('claim.taken', ({ byName }) => byName === 'Борис')
  await boriss.until('batch.changed', (event) => event.batchId === batchId)
  const told = annas.ofType('batch.changed').map((event) => event.batchId)
  expect(told).toContain(batchId)
  expect(told).not.toContain(dropped)
  expect(boriss.ofType('claim.taken')).toEqual([])
})

it('listens again when its connection is lost, and says that lists are unknown', async () => {
  const reader = await open(boris)
  reader.events.length = 0
  await db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'`)
  await reader.until('queue.changed', ({ ads }) => ads === null)
  const { id } = await insertWaiting(db, user.id)
  await reader.until('queue.changed', ({ ads }) => Boolean(ads?.some((ad) => ad.id === id)))
})

it.each([
  ['is revoked', (id: string) => db.delete(sessions).where(eq(sessions.userId, id))],
  [
    'loses its role',
    (id: string) => db.update(users).set({ role: 'user' }).where(eq(users.id, id)),
  ],
])(
  '§2 a session that %s loses its stream within seconds',
  async (_, end) => {
    const [leaver, other] = [
      await open(await gateway.createUser({ role: 'moderator' })),
      await open(anna),
    ]
    const [{ userId } = { userId: '' }] = await db
      .select()
      .from(sessions)
      .orderBy(sql`id DESC`)
      .limit(1)
    await end(userId)
    await leaver.until('session.ended')
    await vi.waitFor(() => expect(leaver.state.isOver).toBe(true))
    expect(leaver.events.at(-1)).toEqual({ type: 'session.ended' })
    expect(other.state.isOver).toBe(false)
  },
  20_000,
)

it('§2 a session that gets another staff role is served with that role: its stream begins anew', async () => {
  const staff = await gateway.createUser({ role: 'moderator' })
  const [changed, other] = [await open(staff), await open(anna)]
  await db.update(users).set({ role: 'support' }).where(eq(users.id, staff.id))
  await vi.waitFor(() => expect(changed.state.isOver).toBe(true), 15_000)
  expect(changed.ofType('session.ended')).toEqual([])
  expect(other.state.isOver).toBe(false)
  const anew = await connectTo(staff)
  onTestFinished(anew.close)
  await anew.until('ping')
  await insertWaiting(db, user.id)
  await other.until('queue.changed')
  expect(anew.ofType('queue.changed')).toEqual([])
}, 20_000)

it('what a failed read would have told is told as unknown afterwards', async () => {
  const { id } = await insertWaiting(db, user.id)
  const reader = await open(boris)
  gateway.statements.length = 0
  await db.transaction(async (tx) => {
    // The claim leaves the counts of the lanes as they are: only its notice tells of it.
    await tx.execute(sql`INSERT INTO moderation_claims (ad_id, moderator_id, expires_at)
      VALUES (${id}, ${anna.id}, now() + interval '10 minutes')`)
    await tx.execute(sql`ALTER TABLE moderation_claims RENAME TO hidden_claims`)
  })
  await vi.waitFor(() =>
    expect(gateway.statements.some((text) => text.includes('"waiting"'))).toBe(true),
  )
  await db.execute(sql`ALTER TABLE hidden_claims RENAME TO moderation_claims`)
  await reader.until('queue.changed', ({ ads }) => ads === null)
})

it('a session has three streams; a fourth ends the oldest', async () => {
  const reader = await gateway.createUser({ role: 'moderator' })
  const streams: Awaited<ReturnType<typeof open>>[] = []
  for (let count = 0; count < 4; count += 1) streams.push(await open(reader))
  await vi.waitFor(() =>
    expect(streams.map(({ state }) => state.isOver)).toEqual([true, false, false, false]),
  )
})

it('a server that stops ends its streams at once', async () => {
  const own = await createTestGateway()
  const staff = await own.createUser({ role: 'moderator' })
  const stream = await (await eventsOf(own))(staff)
  await stream.until('ping')
  const started = performance.now()
  await own.app.close()
  expect(performance.now() - started).toBeLessThan(3000)
  await vi.waitFor(() => expect(stream.state.isOver).toBe(true))
})
