import { liftAd } from '@trassa/contracts/calls/moderator/ads'
import { claimAd } from '@trassa/contracts/calls/moderator/queue'
import { describe, expect, it } from 'vitest'
import { DAY, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { moderationClaims } from '../queue/claims.table.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris } = await createStaff(gateway)
const owner = await gateway.createUser()

const lift = (id: string, version = 1, key?: string) =>
  gateway.ask(liftAd, {
    as: anna,
    params: { id },
    body: { version, reason: 'Сбой при оплате' },
    ...(key && { headers: { 'idempotency-key': key } }),
  })

describe('§3 a moderator’s lift', () => {
  it('sets the lift alone, with its reason in the history', async () => {
    const ad = await insertAd(db, owner.id, { liftedAt: new Date(Date.now() - DAY) })
    expect(await lift(ad.id)).toMatchObject({ ok: true, detail: { version: 2, stat: 1 } })
    const { liftedAt, version, updatedAt, ...rest } = await storedAd(db, ad.id)
    expect(Date.now() - (liftedAt?.getTime() ?? 0)).toBeLessThan(60_000)
    expect(ad).toMatchObject(rest)
    expect(await historyOf(db, ad.id)).toMatchObject([
      { event: 'ad.lifted', actorId: anna.id, onBehalfOf: null, reason: 'Сбой при оплате' },
    ])
  })

  it('is refused for what is not active, an expired ad included, and for a stale version', async () => {
    const draft = await insertAd(db, owner.id, { stat: 0 })
    const over = await insertAd(db, owner.id, { expiresAt: new Date(Date.now() - 1000) })
    const moved = await insertAd(db, owner.id, { version: 2 })
    for (const [{ id }, code] of [
      [draft, 'ad.illegal_transition'],
      [over, 'ad.illegal_transition'],
      [moved, 'ad.stale'],
      [{ id: '999999999' }, 'ad.not_found'],
    ] as const) {
      expect(await lift(id)).toMatchObject({ ok: false, failure: { code } })
    }
    for (const ad of [draft, over, moved]) expect(await storedAd(db, ad.id)).toEqual(ad)
  })

  it('decides nothing: the claim of another moderator neither hinders it nor ends', async () => {
    const { id } = await insertAd(db, owner.id, { revisionState: 'pending', queuedAt: new Date(0) })
    await gateway.get(claimAd, { as: boris, params: { id } })
    expect(await lift(id)).toMatchObject({ ok: true })
    const claims = await db.select().from(moderationClaims)
    expect(claims).toMatchObject([{ adId: id, moderatorId: boris.id }])
  })

  it('domain §1: a repeat under its key, also at the same moment, lifts once', async () => {
    const { id } = await insertAd(db, owner.id)
    const answers = await Promise.all([1, 2, 3].map(() => lift(id, 1, 'lift-once')))
    for (const answer of answers) {
      expect(answer).toMatchObject({ ok: true, detail: { version: 2 } })
    }
    expect(await historyOf(db, id)).toHaveLength(1)
    const otherAd = await insertAd(db, owner.id)
    expect(await lift(otherAd.id, 1, 'lift-once')).toMatchObject({
      failure: { code: 'request.key_reused' },
    })
  })
})
