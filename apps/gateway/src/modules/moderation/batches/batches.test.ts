import { randomUUID } from 'node:crypto'
import { BULK_LIMIT } from '@trassa/contracts/calls/moderator/ads'
import {
  listBatches,
  listBatchRows,
  prepareBatch,
  readBatch,
  steerBatch,
} from '@trassa/contracts/calls/moderator/batches'
import { claimAd } from '@trassa/contracts/calls/moderator/queue'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import type { RowRef } from '../../ads/lifecycle/apply-to-rows.ts'
import { auditRows } from '../../audit/public.ts'
import { adsOf, BLOCK, createBatches, LIFT, rowsOf, type Source } from '../testing/batches.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'
import { moderationBatches } from './batches.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris, senior, support, user: owner } = await createStaff(gateway)
const batches = createBatches(gateway)

const rowsPage = (id: string, query = {}) =>
  gateway.get(listBatchRows, { as: anna, params: { id }, query })
const codes = async (id: string) =>
  new Map((await rowsPage(id)).items.map(({ adId, code }) => [adId, code]))

describe('§9 batch: the dry run', () => {
  it('says what will change and why the others will not, and changes nothing', async () => {
    const live = await insertAd(db, owner.id)
    const archived = await insertAd(db, owner.id, { stat: 6 })
    const stale = await insertAd(db, owner.id, { version: 3 })
    const own = await insertAd(db, anna.id)
    const missing = { id: '999999999', version: 1 }
    const rows = [live, archived, { ...stale, version: 2 }, own, missing]
    const batch = await batches.prepared(anna, rowsOf(rows))
    expect(batch).toMatchObject({
      state: 'checked',
      kind: 'change',
      total: 5,
      counts: { waiting: 1, changed: 0, refused: 4 },
      owners: 1,
      startsAt: null,
      undoableUntil: null,
    })
    expect(
      new Set(batch.refusals.map(({ code, stat, count }) => `${code} ${stat} ${count}`)),
    ).toEqual(
      new Set([
        'ad.illegal_transition 6 1',
        'ad.stale 1 1',
        'moderation.own_ad 1 1',
        'ad.not_found null 1',
      ]),
    )
    expect(await codes(batch.id)).toEqual(
      new Map([
        [archived.id, 'ad.illegal_transition'],
        [stale.id, 'ad.stale'],
        [own.id, 'moderation.own_ad'],
        [missing.id, 'ad.not_found'],
        [live.id, null],
      ]),
    )
    expect(await storedAd(db, live.id)).toEqual(live)
    expect(await batches.run()).toBe(0)
  })

  it('a decision leaves ads alone that another moderator checks', async () => {
    const [taken, free] = [await insertWaiting(db, owner.id), await insertWaiting(db, owner.id)]
    await gateway.get(claimAd, { as: boris, params: { id: taken.id } })
    const batch = await batches.prepared(anna, rowsOf([taken, free], BLOCK))
    expect(batch.refusals).toEqual([{ code: 'moderation.claimed', stat: 2, count: 1 }])
  })

  it('of a filter: one’s own claims are changed, those of others are told as claimed', async () => {
    const seller = await gateway.createUser()
    const [mine, taken] = [await insertWaiting(db, seller.id), await insertWaiting(db, seller.id)]
    await gateway.get(claimAd, { as: anna, params: { id: mine.id } })
    await gateway.get(claimAd, { as: boris, params: { id: taken.id } })
    const batch = await batches.prepared(anna, adsOf(seller.id, 2, BLOCK))
    expect(batch).toMatchObject({ total: 2, counts: { waiting: 1, changed: 0, refused: 1 } })
    expect(await codes(batch.id)).toEqual(
      new Map([
        [taken.id, 'moderation.claimed'],
        [mine.id, null],
      ]),
    )
  })

  it('takes what a filter finds, but for the excepted, and tells how many were expected', async () => {
    const seller = await gateway.createUser()
    const found = [await insertAd(db, seller.id), await insertAd(db, seller.id)]
    const left = await insertAd(db, seller.id)
    const batch = await batches.prepared(anna, {
      kind: 'filter',
      action: LIFT,
      filter: { userId: seller.id },
      expectedTotal: 4,
      except: [left.id],
    })
    expect(batch).toMatchObject({ total: 2, expectedTotal: 3 })
    expect([...(await codes(batch.id)).keys()]).toEqual(found.map(({ id }) => id))
  })

  it('refuses more than 10 000 ads, listed or found, and one listed twice', async () => {
    const many = Array.from({ length: BULK_LIMIT + 1 }, (_, index) => ({
      id: `${index + 1}`,
      version: 1,
    }))
    const seller = await gateway.createUser()
    await db.execute(sql`
      INSERT INTO ads (user_id, ad_type, slug, stat, seller_type)
      SELECT ${seller.id}::bigint, 'auto', ${randomUUID()} || n, 6, 0
      FROM generate_series(1, ${BULK_LIMIT + 1}::int) n`)
    const filter = { userId: seller.id }
    const found: Source = { kind: 'filter', action: LIFT, filter, expectedTotal: 10_001 }
    for (const source of [rowsOf(many), found, rowsOf([many[0], many[0]] as RowRef[])]) {
      expect(await batches.prepare(anna, source)).toMatchObject({ status: 422 })
    }
    await db.execute(sql`DELETE FROM ads WHERE user_id = ${seller.id}`)
  })

  it('10 000 listed ads fit into a request however long their ids are', () => {
    const id = `9${'0'.repeat(17)}`
    const rows = Array.from({ length: BULK_LIMIT }, () => ({ id, version: 1_000_000_000 }))
    const body = { id: randomUUID(), source: rowsOf(rows, BLOCK) }
    expect(JSON.stringify(body).length).toBeLessThan(prepareBatch.bodyBytes ?? 0)
  })

  it('a reason at no field and an unknown city are refused', async () => {
    const [ad] = [await insertAd(db, owner.id)]
    const reasons = [{ ...REASONS[0], field: 'prise' }] as typeof REASONS
    const unknown = { type: 'city' as const, cityId: '999999', reason: 'Ошибка' }
    for (const action of [{ ...BLOCK, reasons }, unknown, { ...LIFT, reason: ' ' }]) {
      expect(await batches.prepare(anna, rowsOf([ad], action))).toMatchObject({ status: 422 })
    }
  })
})

describe('§9 batch: a dry run', () => {
  const byPhone = (filter: { phone?: string; q?: string }) => ({
    kind: 'filter' as const,
    action: LIFT,
    filter,
    expectedTotal: 0,
  })

  it('of what a phone finds is a look-up of its owner, and a repeat of the request is none', async () => {
    const phone = (await gateway.createUser()).phone ?? ''
    const other = (await gateway.createUser()).phone ?? ''
    const lookUps = () =>
      db.$count(
        auditRows,
        and(eq(auditRows.actorId, anna.id), eq(auditRows.event, 'user.lookedUp')),
      )
    const before = await lookUps()
    const id = randomUUID()
    await batches.prepare(anna, byPhone({ phone }), id)
    await batches.prepare(anna, byPhone({ phone }), id)
    await batches.prepare(anna, byPhone({ q: other }))
    await batches.prepare(anna, byPhone({ q: 'Камаз' }))
    expect(await lookUps()).toBe(before + 2)
  })

  it('is limited: 20 in a minute', async () => {
    const hasty = await gateway.createUser({ role: 'moderator' })
    const ask = () =>
      gateway.ask(prepareBatch, {
        as: hasty,
        body: { id: randomUUID(), source: rowsOf([{ id: '999999999', version: 1 }]) },
      })
    const answers: number[] = []
    for (let index = 0; index < 21; index += 1) answers.push((await ask()).status)
    expect(answers.slice(0, 20)).not.toContain(429)
    expect(answers[20]).toBe(429)
  })
})

describe('§9 batch: prepared again', () => {
  it('under the same id is the same batch; another request or moderator is refused', async () => {
    const [id, ad] = [randomUUID(), await insertAd(db, owner.id)]
    const answers = await Promise.all([1, 2].map(() => batches.prepare(anna, rowsOf([ad]), id)))
    expect(answers[0]).toMatchObject({ ok: true, detail: { id, total: 1 } })
    expect(answers[1]).toMatchObject({ ok: true, detail: { id, total: 1 } })
    const other = await batches.prepare(anna, rowsOf([ad], { ...LIFT, reason: 'Другое' }), id)
    expect(other).toMatchObject({ status: 422, failure: { code: 'request.key_reused' } })
    const taken = await batches.prepare(boris, rowsOf([ad]), id)
    expect(taken).toMatchObject({ status: 409, failure: { code: 'moderation.batch_taken' } })
  })
})

describe('§9 batch: who sees it', () => {
  it('its moderator and seniors; others learn nothing, support has no batches', async () => {
    const { id } = await batches.prepared(anna, rowsOf([await insertAd(db, owner.id)]))
    const params = { id }
    expect(await batches.read(senior, id)).toMatchObject({ moderatorName: 'Анна' })
    for (const answer of [
      await gateway.ask(readBatch, { as: boris, params }),
      await gateway.ask(listBatchRows, { as: boris, params }),
      await batches.steer(boris, id, 'start'),
      await batches.prepare(boris, { kind: 'undo', batchId: id }),
    ]) {
      expect(answer).toMatchObject({ status: 404, failure: { code: 'moderation.batch_not_found' } })
    }
    expect(await batches.steer(senior, id, 'start')).toMatchObject({ status: 409 })
    expect(await batches.steer(senior, id, 'cancel')).toMatchObject({ ok: true })
    const mine = await gateway.get(listBatches, { as: boris })
    expect(mine.items.every(({ moderatorId }) => moderatorId === boris.id)).toBe(true)
    const all = await gateway.get(listBatches, { as: senior })
    expect(all.items.map((batch) => batch.id)).toContain(id)
    const body = { id: randomUUID(), source: rowsOf([{ id: '1', version: 1 }]) }
    for (const answer of [
      await gateway.ask(prepareBatch, { as: support, body }),
      await gateway.ask(listBatches, { as: support }),
      await gateway.ask(steerBatch, { as: support, params, body: { command: 'start' } }),
    ]) {
      expect(answer).toMatchObject({ status: 403 })
    }
  })
})

describe('§2 a senior moderator’s commands on the batch of another', () => {
  const interventions = async (batchId: string) => {
    const rows = await db.select().from(auditRows).where(eq(auditRows.batchId, batchId))
    return rows
      .filter(({ event }) => event.startsWith('batch.'))
      .map(({ event, actorId, userId }) => ({ event, actorId, userId }))
  }
  const both = { actorId: senior.id, userId: anna.id }

  it('are audit rows that name both, once however often they are repeated; one’s own are none', async () => {
    const { id } = await batches.prepared(anna, rowsOf([await insertAd(db, owner.id)]))
    await batches.steer(anna, id, 'start')
    await db.update(moderationBatches).set({ state: 'running' }).where(eq(moderationBatches.id, id))
    for (const command of ['pause', 'pause', 'resume', 'cancel', 'cancel'] as const) {
      expect(await batches.steer(senior, id, command)).toMatchObject({ ok: true })
    }
    expect(await interventions(id)).toEqual([
      { event: 'batch.paused', ...both },
      { event: 'batch.resumed', ...both },
      { event: 'batch.cancelled', ...both },
    ])
    const retry = await batches.finish(senior, { kind: 'retry', batchId: id })
    expect(retry.counts.changed).toBe(1)
    expect((await interventions(id)).at(-1)).toEqual({ event: 'batch.retryStarted', ...both })
  })

  it('an undo names both when it is started, not when it is prepared', async () => {
    const { id } = await batches.finish(anna, rowsOf([await insertAd(db, owner.id)]))
    await batches.prepared(senior, { kind: 'undo', batchId: id })
    expect(await interventions(id)).toEqual([])
    await batches.finish(senior, { kind: 'undo', batchId: id })
    expect(await interventions(id)).toEqual([{ event: 'batch.undoStarted', ...both }])
    const own = await batches.finish(anna, rowsOf([await insertAd(db, owner.id)]))
    await batches.finish(anna, { kind: 'undo', batchId: own.id })
    expect(await interventions(own.id)).toEqual([])
  })
})

it('§9 batch: rows come in pages, refused ones first', async () => {
  const rows = await Promise.all(Array.from({ length: 55 }, () => insertAd(db, owner.id)))
  const archived = await insertAd(db, owner.id, { stat: 6 })
  const { id } = await batches.prepared(anna, rowsOf([...rows, archived]))
  const first = await rowsPage(id)
  expect(first.total).toBe(56)
  expect(first.items[0]).toMatchObject({ adId: archived.id, title: archived.title })
  expect(first.items).toHaveLength(50)
  const second = await rowsPage(id, { cursor: first.nextCursor ?? '' })
  expect(second.nextCursor).toBeNull()
  const ids = [...first.items, ...second.items].map(({ adId }) => adId)
  expect(new Set(ids).size).toBe(56)
})
