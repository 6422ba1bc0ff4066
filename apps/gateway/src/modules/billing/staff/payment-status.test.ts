import { updatePaymentStatus } from '@trassa/contracts/calls/moderator/orders'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addPhoto, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/public.ts'

const gateway = await createTestGateway()
const { db } = gateway
const senior = await gateway.createUser({ role: 'seniorModerator' })

const awaiting = { stat: 0, paymentStatus: 1, publishedAt: null, expiresAt: null } as const

async function insertAwaiting(owner: TestUser) {
  const { id } = await insertAd(db, owner.id, awaiting)
  await addPhoto(db, { id, userId: owner.id })
  return id
}
const set = (id: string, userId: string, paymentStatus: 0 | 1 | 2 | 3 | 4 | 5, as = senior) =>
  gateway.ask(updatePaymentStatus, { as, params: { id }, body: { paymentStatus, userId } })

describe('spec §7, domain §3: ads/{id}/update-payment-status', () => {
  it('awaiting → paid singly publishes the ad, and the history says on whose word', async () => {
    const owner = await gateway.createUser()
    const id = await insertAwaiting(owner)
    expect(await set(id, owner.id, 2)).toMatchObject({
      status: 200,
      detail: { stat: 2, paymentStatus: 2 },
    })
    const ofAd = (event: string) => and(eq(auditRows.adId, id), eq(auditRows.event, event))
    expect(await db.select().from(auditRows).where(ofAd('ad.paymentStatusSet'))).toMatchObject([
      { actorId: senior.id, before: { paymentStatus: 1 }, after: { paymentStatus: 2 } },
    ])
    expect(await db.$count(auditRows, ofAd('ad.paid'))).toBe(1)
    expect(await set(id, owner.id, 2)).toMatchObject({ status: 409 })
  })

  it.each([0, 1, 3, 4, 5] as const)('awaiting → %d changes nothing', async (paymentStatus) => {
    const owner = await gateway.createUser()
    const id = await insertAwaiting(owner)
    expect(await set(id, owner.id, paymentStatus)).toMatchObject({
      status: 409,
      failure: { code: 'ad.illegal_transition' },
    })
    expect(await storedAd(db, id)).toMatchObject({ stat: 0, paymentStatus: 1 })
  })

  it.each([0, 2, 3, 4, 5] as const)('%d → paid singly changes nothing', async (paymentStatus) => {
    const owner = await gateway.createUser()
    const { id } = await insertAd(db, owner.id, { ...awaiting, paymentStatus })
    expect(await set(id, owner.id, 2)).toMatchObject({ status: 409 })
    expect(await storedAd(db, id)).toMatchObject({ stat: 0, paymentStatus })
  })

  it('is never of one’s own ad, nor of another user’s than the one named', async () => {
    const own = await insertAwaiting(senior)
    expect(await set(own, senior.id, 2)).toMatchObject({
      status: 403,
      failure: { code: 'moderation.own_ad' },
    })
    const owner = await gateway.createUser()
    const id = await insertAwaiting(owner)
    expect(await set(id, senior.id, 2)).toMatchObject({ status: 404 })
    expect(await storedAd(db, id)).toMatchObject({ stat: 0, paymentStatus: 1 })
  })

  it.each(['user', 'support', 'moderator'] as const)('is refused to %s', async (role) => {
    const [owner, other] = [await gateway.createUser(), await gateway.createUser({ role })]
    const id = await insertAwaiting(owner)
    expect(await set(id, owner.id, 2, other)).toMatchObject({ status: 403 })
    expect(await set(id, owner.id, 2, owner)).toMatchObject({ status: 403 })
  })
})
