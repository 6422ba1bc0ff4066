import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import type { AdStat } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { addPhoto, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { adConfirmations } from '../../ads/confirmation/ad-confirmations.table.ts'
import { createBatches, rowsOf } from '../testing/batches.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { senior } = await createStaff(gateway)
const owner = await gateway.createUser()
const batches = createBatches(gateway)
const comment = 'Решение суда'

const override = (id: string, stat: AdStat, version = 1) =>
  gateway.ask(decideAd, { as: senior, params: { id }, body: { stat, version, comment } })
async function overrideMany(ids: string[], stat: AdStat) {
  const action = { type: 'stat' as const, stat, comment }
  const rows = ids.map((id) => ({ id, version: 1 }))
  return batches.results(senior, rowsOf(rows, action))
}
const incompleteAd = (stat: AdStat) => insertAd(db, owner.id, { stat, price: null })

describe('§3 override: an incomplete ad is not published', () => {
  it.each([1, 2] as const)(
    'to %s: each mistake at its field, and nothing changes',
    async (stat) => {
      const ad = await incompleteAd(7)
      const answer = await override(ad.id, stat)
      expect(answer).toMatchObject({ status: 422, failure: { code: 'ad.incomplete' } })
      const detail = answer.ok ? [] : answer.failure.detail
      const places = Array.isArray(detail) ? detail.map(({ loc }) => loc.join('.')) : []
      expect(places.sort()).toEqual(['body.photos', 'body.price'])
      expect(await storedAd(db, ad.id)).toEqual(ad)
      expect(await historyOf(db, ad.id)).toEqual([])
    },
  )

  it.each([0, 3, 5, 6] as const)('to %s it may be incomplete', async (stat) => {
    const { id } = await incompleteAd(4)
    expect(await override(id, stat)).toMatchObject({ ok: true, detail: { stat } })
  })

  it('in bulk each row for itself', async () => {
    const [incomplete, complete] = [
      await incompleteAd(4),
      await insertAd(db, owner.id, { stat: 4 }),
    ]
    await addPhoto(db, complete)
    const results = await overrideMany([incomplete.id, complete.id], 1)
    expect(results.get(incomplete.id)).toMatchObject({ state: 'refused', code: 'ad.incomplete' })
    expect(results.get(complete.id)).toMatchObject({ state: 'changed', stat: 1 })
    expect(await storedAd(db, incomplete.id)).toEqual(incomplete)
  })

  it('what a pending revision brings must be complete, too', async () => {
    const revision = { fields: { vin: 'XTA219040J0123456', year: null }, names: {} }
    const pending = { revision, revisionState: 'pending' } as const
    const { id } = await insertAd(db, owner.id, pending)
    await addPhoto(db, { id, userId: owner.id })
    expect(await override(id, 2)).toMatchObject({
      failure: { code: 'ad.incomplete', detail: [{ loc: ['body', 'fields', 'year'] }] },
    })
    const { id: good } = await insertAd(db, owner.id, {
      ...pending,
      revision: { fields: { vin: 'XTA219040J0123456' }, names: {} },
    })
    await addPhoto(db, { id: good, userId: owner.id })
    expect(await override(good, 2)).toMatchObject({ ok: true, detail: { stat: 2 } })
    expect(await storedAd(db, good)).toMatchObject({
      vin: 'XTA219040J0123456',
      revision: null,
      revisionState: 'none',
    })
  })
})

describe('§3 override: any→any', () => {
  it.each([
    [4, 2],
    [0, 7],
    [6, 7],
  ] as const)('%s→%s, which is otherwise the owner’s own event', async (from, stat) => {
    const { id } = await insertAd(db, owner.id, { stat: from })
    await addPhoto(db, { id, userId: owner.id })
    expect(await override(id, stat)).toMatchObject({ ok: true, detail: { stat } })
    expect((await historyOf(db, id)).at(-1)).toMatchObject({ event: 'ad.overridden' })
  })
})

describe('§9 override: the owner’s answer is not anticipated', () => {
  async function begunAd(confirmation: Partial<typeof adConfirmations.$inferInsert>) {
    const { id } = await insertAd(db, owner.id, { stat: 0, publishedAt: null })
    await addPhoto(db, { id, userId: owner.id })
    await db.insert(adConfirmations).values({ adId: id, ...confirmation })
    return id
  }

  it.each([
    ['not asked for', {}],
    ['awaited', { tokenHash: 'a' }],
    ['no', { tokenHash: 'b', answer: 'disown' as const }],
  ])('refused where it is %s, single and in bulk', async (_, confirmation) => {
    const id = await begunAd(confirmation)
    const before = await storedAd(db, id)
    expect(await override(id, 1)).toMatchObject({
      status: 409,
      failure: { code: 'ad.unconfirmed' },
    })
    expect((await overrideMany([id], 1)).get(id)).toMatchObject({ code: 'ad.unconfirmed' })
    expect(await storedAd(db, id)).toEqual(before)
    expect(await override(id, 6)).toMatchObject({ ok: true, detail: { stat: 6 } })
  })
})
