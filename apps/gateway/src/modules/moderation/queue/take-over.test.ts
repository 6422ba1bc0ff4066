import { claimNext, takeOverAd } from '@trassa/contracts/calls/moderator/queue'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { historyOf } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { eventsOf } from '../testing/events.ts'
import { createStaff, insertWaiting } from '../testing/staff.ts'
import { moderationClaims } from './claims.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { anna, boris, senior } = await createStaff(gateway)
const owner = await gateway.createUser()
const connectTo = await eventsOf(gateway)

beforeEach(async () => {
  await db.delete(ads)
  await db.delete(auditRows)
})

const takeOver = (as: TestUser, id: string) => gateway.ask(takeOverAd, { as, params: { id } })
const refused = (code: string) => ({ ok: false, failure: { code } })

/** An ad that Anna has claimed and sent the last heartbeat for so many minutes ago. */
async function claimedByAnna(silentMinutes: number) {
  const { id } = await insertWaiting(db, owner.id)
  await gateway.get(claimNext, { as: anna, body: {} })
  await db
    .update(moderationClaims)
    .set({ expiresAt: sql`expires_at - make_interval(mins => ${silentMinutes})` })
  return id
}

describe('§9 take-over of a claim', () => {
  it('of a moderator who has been silent for three minutes; logged, and told to the former holder', async () => {
    const id = await claimedByAnna(4)
    const told = await connectTo(anna)
    await told.listening()
    expect(await takeOver(boris, id)).toMatchObject({
      ok: true,
      detail: { moderatorId: boris.id, moderatorName: 'Борис', mine: true },
    })
    expect(await told.until('claim.taken')).toMatchObject({ adId: id, byName: 'Борис' })
    told.close()
    expect(await historyOf(db, id)).toMatchObject([
      { event: 'claim.takenOver', actorId: boris.id, after: { fromUserId: anna.id } },
    ])
  })

  it('not of one who works on it, but for a senior', async () => {
    const id = await claimedByAnna(1)
    expect(await takeOver(boris, id)).toMatchObject(refused('moderation.claimed'))
    expect(await historyOf(db, id)).toEqual([])
    expect(await takeOver(senior, id)).toMatchObject({ ok: true, detail: { mine: true } })
  })

  it('only one of ten who try at the same moment gets it', async () => {
    const id = await claimedByAnna(4)
    const staff = await Promise.all(
      Array.from({ length: 10 }, () => gateway.createUser({ role: 'moderator' })),
    )
    const answers = await Promise.all(staff.map((as) => takeOver(as, id)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await historyOf(db, id)).toHaveLength(1)
  })

  it('a claim that has ended is simply claimed; one’s own ad and a decided one are not', async () => {
    const ended = await claimedByAnna(11)
    expect(await takeOver(boris, ended)).toMatchObject({ ok: true })
    expect(await historyOf(db, ended)).toEqual([])
    const own = await insertWaiting(db, boris.id)
    expect(await takeOver(boris, own.id)).toMatchObject(refused('moderation.own_ad'))
    const decided = await insertWaiting(db, owner.id, { stat: 1 })
    expect(await takeOver(boris, decided.id)).toMatchObject(refused('ad.illegal_transition'))
    expect(await takeOver(boris, '999999')).toMatchObject(refused('ad.not_found'))
  })
})
