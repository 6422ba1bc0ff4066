import { describe, expect, it } from 'vitest'
import { historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createReachable, noticesTo } from '../../../testing/notices.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import {
  type Action,
  adsOf,
  createBatches,
  insertMany,
  rowsOf,
  runWith,
} from '../testing/batches.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, senior, user: owner } = await createStaff(gateway)
const batches = createBatches(gateway)

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

describe('§9 batch: a repeated retry', () => {
  it('changes nothing a second time, and nothing is counted as retryable any more', async () => {
    const stale = await insertAd(db, owner.id, { version: 3 })
    const first = await batches.finish(anna, rowsOf([{ ...stale, version: 1 }]))
    const source = { kind: 'retry' as const, batchId: first.id }
    const retried = await batches.finish(anna, source)
    expect(retried).toMatchObject({ counts: { changed: 1 } })
    expect(await batches.read(anna, first.id)).toMatchObject({ retryable: 0 })
    expect(await batches.finish(anna, source)).toMatchObject({ total: 0 })
    expect(await historyOf(db, stale.id)).toHaveLength(1)
  })

  it('nor where a retry of the retry has changed it', async () => {
    const stale = await insertAd(db, owner.id, { version: 3 })
    const first = await batches.finish(anna, rowsOf([{ ...stale, version: 1 }]))
    const { id } = await batches.prepared(anna, { kind: 'retry', batchId: first.id })
    await batches.steer(anna, id, 'cancel')
    await batches.finish(anna, { kind: 'retry', batchId: id })
    expect(await batches.read(anna, first.id)).toMatchObject({ retryable: 0 })
    expect(await batches.finish(anna, { kind: 'retry', batchId: first.id })).toMatchObject({
      total: 0,
    })
    expect((await storedAd(db, stale.id)).version).toBe(4)
  })
})

describe('§9 batch: a message of several portions', () => {
  const MESSAGE: Action = { type: 'message', text: 'Проверьте пробег.' }
  const COUNT = 600

  it('reaches each owner once', async () => {
    const reachable = await createReachable(gateway)
    await insertMany(db, reachable.id, COUNT)
    const batch = await batches.finish(anna, adsOf(reachable.id, COUNT, MESSAGE))
    expect(batch).toMatchObject({ owners: 1, counts: { changed: COUNT } })
    expect(await noticesTo(gateway, reachable.telegramId)).toHaveLength(1)
  })

  it('cancelled in the middle: its retries tell an owner no second time', async () => {
    const reachable = await createReachable(gateway)
    await insertMany(db, reachable.id, COUNT)
    const { id } = await batches.prepared(anna, adsOf(reachable.id, COUNT, MESSAGE))
    await batches.steer(anna, id, 'start')
    await batches.passHold(id)
    await runWith(gateway, () => batches.steer(anna, id, 'cancel'))
    expect(await batches.read(anna, id)).toMatchObject({ state: 'cancelled', retryable: 100 })
    const retried = await batches.prepared(anna, { kind: 'retry', batchId: id })
    expect(retried).toMatchObject({
      owners: 0,
      refusals: [{ code: 'moderation.unchanged', count: 100 }],
    })
    expect(await noticesTo(gateway, reachable.telegramId)).toHaveLength(1)
  })

  it('two retries that were prepared at once tell an owner once', async () => {
    const reachable = await createReachable(gateway)
    const ad = await insertAd(db, reachable.id)
    const first = await batches.prepared(anna, rowsOf([ad], MESSAGE))
    await batches.steer(anna, first.id, 'cancel')
    const source = { kind: 'retry' as const, batchId: first.id }
    const [one, other] = [
      await batches.prepared(anna, source),
      await batches.prepared(senior, source),
    ]
    await Promise.all([
      batches.steer(anna, one.id, 'start'),
      batches.steer(senior, other.id, 'start'),
    ])
    await Promise.all([one, other].map(({ id }) => batches.passHold(id)))
    await Promise.all([batches.run(), batches.run()])
    expect(await noticesTo(gateway, reachable.telegramId)).toHaveLength(1)
    const ends = await Promise.all([one, other].map(({ id }) => batches.read(senior, id)))
    expect(ends.reduce((sum, { counts }) => sum + counts.changed, 0)).toBe(1)
  })
})
