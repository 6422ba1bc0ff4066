import { randomUUID } from 'node:crypto'
import { BULK_LIMIT, bulkAds } from '@trassa/contracts/calls/moderator/ads'
import { claimAd } from '@trassa/contracts/calls/moderator/queue'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { idempotencyKeys } from '../../../platform/idempotency/idempotency.table.ts'
import { addPhoto, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import type { RowRef } from '../../ads/lifecycle/apply-to-rows.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { claim } from '../queue/claims.repository.ts'
import { moderationClaims } from '../queue/claims.table.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris, senior, user: owner } = await createStaff(gateway)

const LIFT = { type: 'lift' as const, reason: 'Акция' }
const rowOf = ({ id, version }: RowRef): RowRef => ({ id, version })
type Action = Parameters<typeof bulk>[0]
const bulk = (
  action:
    | typeof LIFT
    | { type: 'stat'; stat: 1 | 2 | 3 | 4 | 6; reasons?: typeof REASONS; comment?: string },
  rows: RowRef[],
  { as = anna, key, batchId }: { as?: TestUser; key?: string; batchId?: string } = {},
) =>
  gateway.ask(bulkAds, {
    as,
    body: { action, rows: rows.map(rowOf), ...(batchId && { batchId }) },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const change = async (...asked: Parameters<typeof bulk>) => {
  const answer = await bulk(...asked)
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure))
  return answer.detail
}

/** Connections to this database that wait for a lock which another one holds. */
async function countLockWaits(): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}

describe('§9 bulk: each row succeeds or fails by itself', () => {
  it('lift: legal, illegal, stale, missing and expired rows, in the order of the request', async () => {
    const live = await insertAd(db, owner.id)
    const draft = await insertAd(db, owner.id, { stat: 0 })
    const stale = await insertAd(db, owner.id, { version: 3 })
    const expired = await insertAd(db, owner.id, { expiresAt: new Date(Date.now() - 1000) })
    const missing = { id: '999999999', version: 1 }
    const rows = [draft, missing, live, { ...stale, version: 2 }, expired]
    const { batchId, results } = await change(LIFT, rows)
    const no = (id: string, code: string) => ({ id, code, stat: null, version: null })
    expect(results).toEqual([
      no(draft.id, 'ad.illegal_transition'),
      no(missing.id, 'ad.not_found'),
      { id: live.id, code: null, stat: 1, version: 2 },
      no(stale.id, 'ad.stale'),
      no(expired.id, 'ad.illegal_transition'),
    ])
    const lifted = await storedAd(db, live.id)
    expect(Date.now() - (lifted.liftedAt?.getTime() ?? 0)).toBeLessThan(10_000)
    expect(await historyOf(db, live.id)).toMatchObject([
      { event: 'ad.lifted', actorId: anna.id, userId: owner.id, reason: 'Акция', batchId },
    ])
    for (const untouched of [draft, stale, expired]) {
      expect(await storedAd(db, untouched.id)).toEqual(untouched)
      expect(await historyOf(db, untouched.id)).toEqual([])
    }
  })

  it('stat: with reasons; without them every row says so', async () => {
    const rows = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    const without = await change({ type: 'stat', stat: 4 }, rows)
    expect(without.results.map(({ code }) => code)).toEqual(
      rows.map(() => 'moderation.reasons_missing'),
    )
    const { batchId, results } = await change({ type: 'stat', stat: 4, reasons: REASONS }, rows)
    expect(results).toEqual(rows.map(({ id }) => ({ id, code: null, stat: 4, version: 2 })))
    for (const { id } of rows) {
      expect(await storedAd(db, id)).toMatchObject({ reasons: REASONS, lastModeratorId: anna.id })
      expect(await historyOf(db, id)).toMatchObject([
        { event: 'ad.blocked', batchId, fromStat: 2, toStat: 4 },
      ])
    }
  })

  it('override: moderators may not, senior ones with a comment', async () => {
    const rows = [await insertAd(db, owner.id, { stat: 4 })]
    for (const ad of rows) await addPhoto(db, ad)
    const action: Action = { type: 'stat', stat: 1, comment: 'Ошибка' }
    expect((await change(action, rows)).results).toMatchObject([{ code: 'session.forbidden' }])
    expect((await change(action, rows, { as: senior })).results).toMatchObject([{ stat: 1 }])
  })

  it('what must be checked for completeness first is done one by one', async () => {
    const rows = [
      await insertAd(db, owner.id, { stat: 0 }),
      await insertAd(db, owner.id, { stat: 6 }),
    ]
    const { results } = await change({ type: 'stat', stat: 2 }, rows)
    expect(results.map(({ code }) => code)).toEqual(rows.map(() => 'ad.illegal_transition'))
  })

  it('an ad that somebody else checks is left to him; one’s own claim ends', async () => {
    const [his, mine] = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    await gateway.get(claimAd, { as: boris, params: { id: his.id } })
    await gateway.get(claimAd, { as: anna, params: { id: mine.id } })
    const { results } = await change({ type: 'stat', stat: 1 }, [his, mine])
    expect(results.map(({ code }) => code)).toEqual(['moderation.claimed', null])
    const claims = await db.select().from(moderationClaims)
    expect(claims.map((claim) => claim.adId)).toEqual([his.id])
  })

  it('a claim that is committed while the change waits for the row’s lock is respected', async () => {
    const [taken, free] = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
    const claiming = db.transaction(async (tx) => {
      await claim(tx, taken.id, boris.id)
      await mayCommit
    })
    const changing = change({ type: 'stat', stat: 4, reasons: REASONS }, [taken, free])
    await vi.waitFor(async () => expect(await countLockWaits()).toBe(1), 15_000)
    commit()
    await claiming
    expect((await changing).results.map(({ code }) => code)).toEqual(['moderation.claimed', null])
    expect(await storedAd(db, taken.id)).toEqual(taken)
    await db.delete(moderationClaims)
  })

  it('refuses no rows, too many, one twice, and reasons at no field', async () => {
    const row = { id: '1', version: 1 }
    const many = Array.from({ length: BULK_LIMIT + 1 }, (_, index) => ({
      ...row,
      id: `${index + 1}`,
    }))
    const reasons = [{ ...REASONS[0], field: 'prise' }] as typeof REASONS
    const answers = [
      await bulk(LIFT, []),
      await bulk(LIFT, many),
      await bulk(LIFT, [row, row]),
      await bulk({ ...LIFT, reason: ' ' }, [row]),
      await bulk({ type: 'stat', stat: 3, reasons }, [row]),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 422))
  })
})

it('§3: what owners do is done in their name, in a batch too', async () => {
  const live = await insertAd(db, owner.id)
  await change({ type: 'stat', stat: 6 }, [live])
  expect(await historyOf(db, live.id)).toMatchObject([
    { event: 'ad.withdrawn', actorId: anna.id, onBehalfOf: owner.id },
  ])
})

describe('§1 a repeat of a batch', () => {
  it('answers with the first result and changes nothing', async () => {
    const rows = [await insertAd(db, owner.id), await insertAd(db, owner.id, { stat: 0 })]
    const first = await change(LIFT, rows, { key: 'bulk-1' })
    const after = await storedAd(db, rows[0]?.id ?? '')
    expect(await change(LIFT, rows, { key: 'bulk-1' })).toEqual(first)
    expect(await storedAd(db, after.id)).toEqual(after)
    const other = await bulk({ ...LIFT, reason: 'Другое' }, rows, { key: 'bulk-1' })
    expect(other).toMatchObject({ status: 422, failure: { code: 'request.key_reused' } })
    expect(await storedAd(db, after.id)).toEqual(after)
  })

  it('without a key is another batch: what is changed by now is stale', async () => {
    const rows = [await insertAd(db, owner.id)]
    const first = await change(LIFT, rows)
    const second = await change(LIFT, rows)
    expect(second.results).toMatchObject([{ code: 'ad.stale' }])
    expect(second.batchId).not.toBe(first.batchId)
  })

  it('at the same moment: each row changes once, all hear the same', async () => {
    const rows = await Promise.all(Array.from({ length: 30 }, () => insertAd(db, owner.id)))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => change(LIFT, rows, { key: 'bulk-at-once' })),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.results.every(({ code }) => code === null)).toBe(true)
    for (const { id } of rows) expect(await historyOf(db, id)).toHaveLength(1)
  })

  it('of one that died half-way does the rest and does not call the done rows stale', async () => {
    const [done, rest] = [await insertAd(db, owner.id), await insertAd(db, owner.id)]
    const rows = [done, rest]
    const key = 'bulk-died'
    const first = await change(LIFT, rows, { key })
    // As if it had died between the two rows: no answer is kept, the second row is as it was.
    await db.update(idempotencyKeys).set({ answer: null }).where(eq(idempotencyKeys.key, key))
    await db.execute(sql`UPDATE ads SET version = 1 WHERE id = ${rest.id}`)
    await db.delete(auditRows).where(eq(auditRows.adId, rest.id))
    const lifted = await storedAd(db, done.id)

    expect(await change(LIFT, rows, { key })).toEqual(first)
    expect(await storedAd(db, done.id)).toEqual(lifted)
    expect(await historyOf(db, done.id)).toHaveLength(1)
    expect(await historyOf(db, rest.id)).toMatchObject([{ batchId: first.batchId }])
  })
})

describe('§9 bulk: one batch in several requests', () => {
  const two = async () => [await insertAd(db, owner.id), await insertAd(db, owner.id)] as const

  it('all audit rows carry the batch id that the client gave, a retry of failed rows included', async () => {
    const batchId = randomUUID()
    const [first, second] = await two()
    const stale = await insertAd(db, owner.id, { version: 5 })
    await change(LIFT, [first, { ...stale, version: 4 }], { key: randomUUID(), batchId })
    await change(LIFT, [second], { key: randomUUID(), batchId })
    const retried = await change(LIFT, [stale], { key: randomUUID(), batchId })
    expect(retried).toMatchObject({ batchId, results: [{ code: null, version: 6 }] })
    const written = await db.select().from(auditRows).where(eq(auditRows.batchId, batchId))
    expect(new Set(written.map(({ adId }) => adId))).toEqual(
      new Set([first.id, second.id, stale.id]),
    )
  })

  it('a piece is repeated safely, with its key and without it', async () => {
    const batchId = randomUUID()
    const rows = [...(await two())]
    const key = randomUUID()
    const first = await change(LIFT, rows, { key, batchId })
    expect(await change(LIFT, rows, { key, batchId })).toEqual(first)
    expect(await change(LIFT, rows, { batchId })).toEqual(first)
    for (const { id } of rows) expect(await historyOf(db, id)).toHaveLength(1)
  })

  it('the batch of one moderator takes no rows of another, nor another action', async () => {
    const batchId = randomUUID()
    const [first, second] = await two()
    await change(LIFT, [first], { batchId })
    expect(await bulk(LIFT, [second], { as: boris, batchId })).toMatchObject({
      status: 409,
      failure: { code: 'moderation.batch_taken' },
    })
    expect(await bulk({ ...LIFT, reason: 'Другое' }, [second], { batchId })).toMatchObject({
      status: 422,
      failure: { code: 'request.key_reused' },
    })
    expect(await storedAd(db, second.id)).toEqual(second)
  })

  it('two moderators begin with one id at the same moment: one of them gets it', async () => {
    const batchId = randomUUID()
    const [first, second] = await two()
    const answers = await Promise.all([
      bulk(LIFT, [first], { as: anna, batchId }),
      bulk(LIFT, [second], { as: boris, batchId }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('changes at most 10 000 rows in all its requests', async () => {
    const batchId = randomUUID()
    const [first, second, third] = [...(await two()), await insertAd(db, owner.id)]
    await change(LIFT, [first], { batchId })
    await db.execute(sql`
      UPDATE moderation_batches SET changed_rows = ${BULK_LIMIT - 1} WHERE id = ${batchId}`)
    expect(await bulk(LIFT, [second, third], { batchId })).toMatchObject({
      status: 422,
      failure: { code: 'request.invalid' },
    })
    expect(await storedAd(db, second.id)).toEqual(second)
    expect((await change(LIFT, [second], { batchId })).results).toMatchObject([{ code: null }])
  })
})

describe('§9 bulk: 10 000 rows in one request', () => {
  it('are lifted, and a repeat answers the same', async () => {
    const { rows } = await db.execute<{ id: string; version: number }>(sql`
      INSERT INTO ads (user_id, ad_type, slug, stat, seller_type, expires_at, lifted_at)
      SELECT ${owner.id}::bigint, 'auto', ${randomUUID()} || n, 1, 0, now() + interval '9 days', now()
      FROM generate_series(1, ${BULK_LIMIT}::int) n RETURNING id, version`)
    const started = performance.now()
    const { results } = await change(LIFT, rows, { key: 'bulk-10000' })
    const seconds = (performance.now() - started) / 1000
    process.stdout.write(`10 000 rows lifted in ${seconds.toFixed(1)} s\n`)
    expect(results.map(({ id, code }) => ({ id, code }))).toEqual(
      rows.map(({ id }) => ({ id, code: null })),
    )
    const again = await change(LIFT, rows, { key: 'bulk-10000' })
    expect(again.results).toEqual(results)
  }, 60_000)

  it('fit into a request however long their ids are', async () => {
    const rows = Array.from({ length: BULK_LIMIT }, (_, index) => ({
      id: `9${String(index).padStart(17, '0')}`,
      version: 1_000_000_000,
    }))
    const { results } = await change(LIFT, rows)
    expect(results.every(({ code }) => code === 'ad.not_found')).toBe(true)
  })
})
