import type { AdEvent, AdEventPayload } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addPhoto, DAY, historyOf, insertAd, storedAd } from '../../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../../testing/test-gateway.ts'
import { actorOf, SYSTEM } from '../actors.ts'
import { type AdBilling, noBilling } from '../ad-billing.ts'
import { createAdLifecycle } from '../ad-lifecycle.ts'
import { recordBilling } from '../testing/recording-billing.ts'

const gateway = await createTestGateway()
const { db } = gateway
const now = new Date()
const moderator = await gateway.createUser({ role: 'moderator' })
const byModerator = { actor: actorOf({ userId: moderator.id, role: 'moderator' }), now }
const bySystem = { actor: SYSTEM, now }
const byOwner = ({ id }: TestUser) => ({ actor: actorOf({ userId: id, role: 'user' }), now })

/** A company has no free publications. */
const company = () => gateway.createUser({ type: 1 })
async function insertComplete(owner: TestUser, fields: Parameters<typeof insertAd>[2] = {}) {
  const { id } = await insertAd(db, owner.id, { sellerType: 1, ...fields })
  await addPhoto(db, { id, userId: owner.id })
  return storedAd(db, id)
}

/** Applies one event to some ads, and tells which transaction it was. */
async function apply(
  billing: AdBilling,
  ids: string[],
  event: AdEventPayload & Pick<AdEvent, 'actor' | 'now'>,
) {
  const { applyEvents } = createAdLifecycle({ billing })
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`SELECT pg_current_xact_id()::text AS id`)
    const ads = await Promise.all(ids.map((id) => storedAd(db, id)))
    const results = await applyEvents(
      tx,
      ads.map((ad) => ({ ad, event })),
      { sessionId: 'test' },
    )
    return { results, transaction: rows[0]?.id }
  })
}

describe('domain §3: what the lifecycle asks of billing, in the transaction of the change', () => {
  it('takeUnit: a package unit, and the last one only once in a batch', async () => {
    const owner = await company()
    const drafts = [
      await insertComplete(owner, { stat: 0, publishedAt: null }),
      await insertComplete(owner, { stat: 0, publishedAt: null }),
    ]
    const ids = drafts.map(({ id }) => id)
    const { billing, actions } = recordBilling({ units: { [owner.id]: 1 } })
    const event = { type: 'ad.submitted', ...byOwner(owner) } as const
    const { results, transaction } = await apply(billing, ids, event)
    expect(results).toMatchObject([
      { ok: true, ad: { stat: 2, paymentStatus: 3 } },
      { ok: true, ad: { stat: 0, paymentStatus: 1 } },
    ])
    expect(actions).toEqual([{ action: 'takeUnits', adIds: [ids[0]], transaction }])
  })

  it('returnUnit: of an ad that is archived unpublished after 14 silent days', async () => {
    const owner = await company()
    const at = new Date(now.getTime() - 15 * DAY)
    const silent = { stat: 3, statChangedAt: at, editedAt: at } as const
    const unused = { paymentStatus: 3, publicationUnused: true } as const
    const charged = await insertComplete(owner, { ...silent, ...unused })
    const free = await insertComplete(owner, { ...silent, paymentStatus: 0 })
    const { billing, actions } = recordBilling()
    const { results, transaction } = await apply(billing, [charged.id, free.id], {
      type: 'ad.silenceElapsed',
      ...bySystem,
    })
    expect(results).toMatchObject([{ ad: { paymentStatus: 5 } }, { ad: { paymentStatus: 0 } }])
    expect(actions).toEqual([{ action: 'returnUnits', adIds: [charged.id], transaction }])
  })

  it('useLift: an owner’s lift is used up; without one it is refused', async () => {
    const owner = await company()
    const liftedAt = new Date(now.getTime() - 3 * DAY)
    const [paid, unpaid] = [
      await insertComplete(owner, { liftedAt }),
      await insertComplete(owner, { liftedAt }),
    ]
    const { billing, actions } = recordBilling({ paidLifts: [paid.id] })
    const event = { type: 'ad.lifted', ...byOwner(owner) } as const
    const { results, transaction } = await apply(billing, [paid.id, unpaid.id], event)
    expect(results).toMatchObject([
      { ok: true, ad: { liftedAt: now } },
      { ok: false, code: 'ad.illegal_transition' },
    ])
    expect(actions).toEqual([{ action: 'useLifts', adIds: [paid.id], transaction }])
  })

  it('stopPromotions with a block, resumePromotions with the approval after its appeal', async () => {
    const owner = await company()
    const { id } = await insertComplete(owner)
    const { billing, actions } = recordBilling()
    const reasons = [{ code: 'ad.other', field: 'description', message: 'Проверьте' } as const]
    await apply(billing, [id], { type: 'ad.blocked', reasons, ...byModerator })
    await apply(billing, [id], { type: 'ad.appealed', text: 'Машина моя', ...byOwner(owner) })
    const other = await gateway.createUser({ role: 'moderator' })
    const byAnother = { actor: actorOf({ userId: other.id, role: 'moderator' }), now }
    await apply(billing, [id], { type: 'ad.approved', ...byAnother })
    expect(actions.map(({ action, adIds }) => [action, ...adIds])).toEqual([
      ['stopPromotions', id],
      ['resumePromotions', id],
    ])
  })

  it('an action that fails leaves nothing of the change', async () => {
    const owner = await company()
    const ad = await insertComplete(owner, { stat: 0, publishedAt: null })
    const { billing } = recordBilling({ units: { [owner.id]: 1 } })
    const broken = { ...billing, takeUnits: () => Promise.reject(new Error('No such package')) }
    const event = { type: 'ad.submitted', ...byOwner(owner) } as const
    await expect(apply(broken, [ad.id], event)).rejects.toThrow('No such package')
    expect(await storedAd(db, ad.id)).toEqual(ad)
    expect(await historyOf(db, ad.id)).toEqual([])
  })

  it('a stale row keeps the whole transaction from committing once its effects are carried out', async () => {
    const owner = await company()
    const ad = await insertComplete(owner)
    const { billing } = recordBilling()
    const { applyEvents } = createAdLifecycle({ billing })
    const reasons = [{ code: 'ad.other', field: 'description', message: 'Проверьте' } as const]
    const event = { type: 'ad.blocked', reasons, ...byModerator } as const
    const stale = { ad: { ...ad, version: ad.version + 1 }, event }
    const run = db.transaction((tx) => applyEvents(tx, [stale], { sessionId: 'test' }))
    await expect(run).rejects.toMatchObject({ code: 'ad.stale' })
    expect(await storedAd(db, ad.id)).toEqual(ad)
  })

  it('while nothing is sold there is no unit to take: the ad awaits payment', async () => {
    const owner = await company()
    const { id } = await insertComplete(owner, { stat: 0, publishedAt: null })
    const { results } = await apply(noBilling, [id], { type: 'ad.submitted', ...byOwner(owner) })
    expect(results).toMatchObject([{ ok: true, ad: { stat: 0, paymentStatus: 1 } }])
  })
})
