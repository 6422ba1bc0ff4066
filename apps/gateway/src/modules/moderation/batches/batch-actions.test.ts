import { claimAd } from '@trassa/contracts/calls/moderator/queue'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addPhoto, historyOf, insertAd, SAMARA, storedAd } from '../../../testing/ads.ts'
import { createReachable, noticesTo } from '../../../testing/notices.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { type Action, BLOCK, createBatches, LIFT, rowsOf } from '../testing/batches.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, senior, user: owner } = await createStaff(gateway)
const batches = createBatches(gateway)

describe('§9 batch: actions', () => {
  const DAY = 24 * 60 * 60 * 1000

  it('dates: to a day, and by days; beyond 90 days and the same day are refused', async () => {
    const ad = await insertAd(db, owner.id)
    const far = await insertAd(db, owner.id, { expiresAt: new Date(Date.now() + 80 * DAY) })
    const reason = 'Сбой'
    const shifted = await batches.finish(
      anna,
      rowsOf([ad, far], { type: 'shiftExpiry', days: 14, reason }),
    )
    expect(shifted.refusals).toMatchObject([{ code: 'moderation.dates_illegal', count: 1 }])
    const after = await storedAd(db, ad.id)
    expect(after.expiresAt?.getTime()).toBe((ad.expiresAt?.getTime() ?? 0) + 14 * DAY)

    const expiresAt = new Date(Date.now() + 60 * DAY).toISOString()
    const action: Action = { type: 'expiry', expiresAt, reason }
    await batches.finish(anna, rowsOf([after], action))
    const set = await storedAd(db, ad.id)
    expect(set.expiresAt?.toISOString()).toBe(expiresAt)
    const again = await batches.prepared(anna, rowsOf([set], action))
    expect(again.refusals).toMatchObject([{ code: 'moderation.unchanged' }])
  })

  it('dates: of the publication alone; the future, a day before the creation and nothing at all are refused', async () => {
    const createdAt = new Date(Date.now() - 5 * DAY)
    const ad = await insertAd(db, owner.id, { createdAt })
    const published = (at: number): Action => ({
      type: 'expiry',
      publishedAt: new Date(at).toISOString(),
      reason: 'Сбой',
    })
    const earlier = Date.now() - 3 * DAY
    for (const wrong of [Date.now() + DAY, createdAt.getTime() - DAY]) {
      const { refusals } = await batches.prepared(anna, rowsOf([ad], published(wrong)))
      expect(refusals).toMatchObject([{ code: 'moderation.publication_illegal' }])
    }
    await batches.finish(anna, rowsOf([ad], published(earlier)))
    const { publishedAt, expiresAt } = await storedAd(db, ad.id)
    expect(publishedAt?.getTime()).toBe(earlier)
    expect(expiresAt).toEqual(ad.expiresAt)
    // Until the job has written that it has expired, its term is over.
    const over = await insertAd(db, owner.id, { createdAt, expiresAt: new Date(Date.now() - DAY) })
    const { refusals } = await batches.prepared(anna, rowsOf([over], published(earlier)))
    expect(refusals).toMatchObject([{ code: 'ad.illegal_transition' }])
    const nothing: Action = { type: 'expiry', reason: 'Сбой' }
    expect(await batches.prepare(anna, rowsOf([ad], nothing))).toMatchObject({ status: 422 })
  })

  it('§3 override: with a comment, for senior moderators only', async () => {
    const blocked = async () => {
      const ad = await insertAd(db, owner.id, { stat: 4 })
      await addPhoto(db, ad)
      return storedAd(db, ad.id)
    }
    const action: Action = { type: 'stat', stat: 1, comment: 'Решение суда' }
    const ad = await blocked()
    const { refusals } = await batches.prepared(anna, rowsOf([ad], action))
    expect(refusals).toMatchObject([{ code: 'session.forbidden' }])
    const done = await batches.finish(senior, rowsOf([ad], action))
    expect(done.counts.changed).toBe(1)
    expect(await historyOf(db, ad.id)).toMatchObject([
      { event: 'ad.overridden', actorId: senior.id, reason: 'Решение суда' },
    ])
  })

  it('city: corrected without a new check, with the reason in the history', async () => {
    const ad = await insertAd(db, owner.id)
    const action: Action = { type: 'city', cityId: SAMARA, reason: 'Указан не тот город' }
    const batch = await batches.finish(anna, rowsOf([ad], action))
    expect(batch).toMatchObject({ cityName: 'Самара', counts: { changed: 1 } })
    expect(await storedAd(db, ad.id)).toMatchObject({
      cityId: SAMARA,
      stat: 1,
      revisionState: 'none',
    })
    expect(await historyOf(db, ad.id)).toMatchObject([
      { event: 'ad.corrected', actorId: anna.id, reason: 'Указан не тот город' },
    ])
  })

  it('stat: blocked with reasons, and the claims of one’s own end', async () => {
    const ad = await insertWaiting(db, owner.id)
    await gateway.get(claimAd, { as: anna, params: { id: ad.id } })
    const batch = await batches.finish(anna, rowsOf([ad], BLOCK))
    expect(batch).toMatchObject({ counts: { changed: 1 } })
    expect(await storedAd(db, ad.id)).toMatchObject({ stat: 4, reasons: REASONS })
  })

  it('stat: without reasons, and what must be checked for completeness first, each ad says so', async () => {
    const waiting = await insertWaiting(db, owner.id)
    const [draft, sold] = [
      await insertAd(db, owner.id, { stat: 0 }),
      await insertAd(db, owner.id, { stat: 6 }),
    ]
    const block = await batches.prepared(anna, rowsOf([waiting], { type: 'stat', stat: 4 }))
    expect(block.refusals).toMatchObject([{ code: 'moderation.reasons_missing' }])
    const submit = await batches.prepared(anna, rowsOf([draft, sold], { type: 'stat', stat: 2 }))
    expect(submit.counts).toEqual({ waiting: 0, changed: 0, refused: 2 })
    expect(new Set(submit.refusals.map(({ code }) => code))).toEqual(
      new Set(['ad.illegal_transition']),
    )
  })

  it('§3: what owners do is done in their name', async () => {
    const ad = await insertAd(db, owner.id)
    await batches.finish(anna, rowsOf([ad], { type: 'stat', stat: 6 }))
    expect(await historyOf(db, ad.id)).toMatchObject([
      { event: 'ad.withdrawn', actorId: anna.id, onBehalfOf: owner.id },
    ])
  })
})
describe('§9 batch: undone within 24 hours', () => {
  const undo = (batchId: string) => batches.finish(anna, { kind: 'undo', batchId })
  /** Everything of the row but what each change of it moves. */
  const contentOf = async (id: string) => {
    const { version: _, updatedAt: __, statChangedAt: ___, ...rest } = await storedAd(db, id)
    return rest
  }

  it.each<[string, Action, object]>([
    ['a lift', LIFT, {}],
    [
      'an approval',
      { type: 'stat', stat: 1 },
      { stat: 2, publishedAt: null, liftedAt: null, expiresAt: null, queuedAt: new Date() },
    ],
    [
      'a request for a fix',
      { type: 'stat', stat: 3, reasons: REASONS },
      { stat: 2, queuedAt: new Date() },
    ],
    ['a block', BLOCK, {}],
    ['a withdrawal', { type: 'stat', stat: 6 }, {}],
    ['a restoration', { type: 'stat', stat: 6 }, { stat: 7 }],
    ['dates', { type: 'shiftExpiry', days: 7, reason: 'Сбой' }, {}],
    ['a city', { type: 'city', cityId: SAMARA, reason: 'Ошибка' }, {}],
  ])('%s: the ad is as it was', async (_, action, fields) => {
    const inserted = await insertAd(db, (await gateway.createUser()).id, fields)
    await addPhoto(db, inserted)
    const ad = await storedAd(db, inserted.id)
    const before = await contentOf(ad.id)
    const done = await batches.finish(anna, rowsOf([ad], action))
    expect(done).toMatchObject({ counts: { changed: 1 }, undoableUntil: expect.any(String) })
    expect(await contentOf(ad.id)).not.toEqual(before)
    const undone = await undo(done.id)
    expect(undone).toMatchObject({
      kind: 'undo',
      parentId: done.id,
      counts: { changed: 1 },
      undoableUntil: null,
    })
    expect(await contentOf(ad.id)).toEqual(before)
    expect((await historyOf(db, ad.id)).at(-1)).toMatchObject({
      event: 'ad.changeUndone',
      actorId: anna.id,
      batchId: undone.id,
    })
  })

  it('an ad that has moved since is left alone; a second undo finds nothing', async () => {
    const [moved, still] = [await insertAd(db, owner.id), await insertAd(db, owner.id)]
    const done = await batches.finish(anna, rowsOf([moved, still]))
    await db.execute(sql`UPDATE ads SET version = version + 1, price = 1 WHERE id = ${moved.id}`)
    const later = await storedAd(db, moved.id)
    expect(await undo(done.id)).toMatchObject({
      counts: { changed: 1, refused: 1 },
      refusals: [{ code: 'ad.stale' }],
      retryable: 0,
    })
    expect(await storedAd(db, moved.id)).toEqual(later)
    expect((await storedAd(db, still.id)).liftedAt).toEqual(still.liftedAt)
    expect(await undo(done.id)).toMatchObject({ counts: { changed: 0, refused: 2 } })
  })

  it('what has moved money with it is not undone', async () => {
    const ad = await insertWaiting(db, owner.id, { paymentStatus: 2, publicationUnused: true })
    const done = await batches.finish(anna, rowsOf([ad], BLOCK))
    expect(await storedAd(db, ad.id)).toMatchObject({ stat: 4, paymentStatus: 5 })
    expect((await undo(done.id)).refusals).toMatchObject([{ code: 'moderation.undo_impossible' }])
  })

  it('an ad whose free publication another has taken since stays where it is', async () => {
    const seller = await gateway.createUser()
    const ad = await insertAd(db, seller.id)
    const done = await batches.finish(anna, rowsOf([ad], { type: 'stat', stat: 6 }))
    await insertAd(db, seller.id)
    const source = { kind: 'undo' as const, batchId: done.id }
    expect((await batches.prepared(anna, source)).refusals).toMatchObject([
      { code: 'moderation.undo_impossible' },
    ])
    await undo(done.id)
    expect(await storedAd(db, ad.id)).toMatchObject({ stat: 6 })
  })

  it('of two ads that one free publication is left for, one returns', async () => {
    const seller = await gateway.createUser()
    const both = [await insertAd(db, seller.id), await insertAd(db, seller.id)]
    const done = await batches.finish(anna, rowsOf(both, { type: 'stat', stat: 6 }))
    expect(await undo(done.id)).toMatchObject({ counts: { changed: 1, refused: 1 } })
  })

  it('an undo that was prepared in time and started too late is refused, and so is its retry', async () => {
    const done = await batches.finish(anna, rowsOf([await insertAd(db, owner.id)]))
    const source = { kind: 'undo' as const, batchId: done.id }
    const [inTime, cancelled] = [
      await batches.prepared(anna, source),
      await batches.prepared(anna, source),
    ]
    await batches.steer(anna, cancelled.id, 'cancel')
    await db.execute(sql`
      UPDATE moderation_batches SET finished_at = now() - interval '25 hours' WHERE id = ${done.id}`)
    for (const late of [
      await batches.steer(anna, inTime.id, 'start'),
      await batches.prepare(anna, { kind: 'retry', batchId: cancelled.id }),
    ]) {
      expect(late).toMatchObject({ status: 409, failure: { code: 'moderation.undo_late' } })
    }
  })

  it('after 24 hours it is too late; a message cannot be taken back', async () => {
    const done = await batches.finish(anna, rowsOf([await insertAd(db, owner.id)]))
    await db.execute(sql`
      UPDATE moderation_batches SET finished_at = now() - interval '25 hours' WHERE id = ${done.id}`)
    const late = await batches.prepare(anna, { kind: 'undo', batchId: done.id })
    expect(late).toMatchObject({ status: 409, failure: { code: 'moderation.undo_late' } })
  })
})

describe('§9 batch: a message to owners', () => {
  const MESSAGE: Action = { type: 'message', text: 'Проверьте пробег.' }

  it('reaches each owner once, and stands in the history of each ad', async () => {
    const reachable = await createReachable(gateway)
    const rows = await Promise.all(Array.from({ length: 3 }, () => insertAd(db, reachable.id)))
    const batch = await batches.prepared(anna, rowsOf(rows, MESSAGE))
    expect(batch).toMatchObject({ owners: 1, counts: { waiting: 3 } })
    expect(await noticesTo(gateway, reachable.telegramId)).toEqual([])
    await batches.steer(anna, batch.id, 'start')
    await batches.passHold(batch.id)
    await batches.run()
    expect(await noticesTo(gateway, reachable.telegramId)).toMatchObject([
      { type: 'moderatorMessage', text: expect.stringContaining('Проверьте пробег.') },
    ])
    expect(await batches.read(anna, batch.id)).toMatchObject({
      counts: { changed: 3 },
      undoableUntil: null,
    })
    for (const { id, version } of rows) {
      expect(await storedAd(db, id)).toMatchObject({ version })
      expect(await historyOf(db, id)).toMatchObject([
        { event: 'owner.messaged', batchId: batch.id },
      ])
    }
    const undone = await batches.prepare(anna, { kind: 'undo', batchId: batch.id })
    expect(undone).toMatchObject({ status: 409 })
  })

  it('an owner who has switched such messages off is told before as unreachable', async () => {
    const muted = await createReachable(gateway)
    const off = ['telegram', 'email', 'sms'].map((channel) => `moderation:${channel}`)
    await db.execute(
      sql`UPDATE users SET muted_notices = ${sql.param(off)}::text[] WHERE id = ${muted.id}`,
    )
    const batch = await batches.prepared(anna, rowsOf([await insertAd(db, muted.id)], MESSAGE))
    expect(batch.refusals).toMatchObject([{ code: 'moderation.owner_unreachable' }])
  })
})
