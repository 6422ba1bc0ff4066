import { formatDateTime } from '@trassa/catalog/format/dates'
import { filterAds } from '@trassa/contracts/calls/filter'
import { adPromotions, liftAd } from '@trassa/contracts/calls/promotions'
import type { Promotion } from '@trassa/contracts/enumerations/goods'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { DAY, historyOf, insertAd, storedAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { ads, createAdLifecycle, SYSTEM } from '../../ads/public.ts'
import { adBilling } from '../ad-billing.ts'
import { makeDailyLifts } from './daily-lifts.ts'
import { beat } from './heartbeat.ts'
import { heartbeats } from './heartbeats.table.ts'
import { readPeriods } from './periods.repository.ts'
import { insertPromotion } from './promotions.repository.ts'

const gateway = await createTestGateway()
const { db } = gateway
const lifecycle = createAdLifecycle({ billing: adBilling })
const owner = await gateway.createUser()
const HOUR = DAY / 24
const later = (ms: number) => new Date(Date.now() + ms)

const lifted = (days: number) => ({ liftedAt: later(-days * DAY), publishedAt: later(-20 * DAY) })
const give = async (id: string, promotion: Promotion, now = new Date()) => {
  const ad = await storedAd(db, id)
  await db.transaction((tx) => insertPromotion(tx, { ad, lineId: null, promotion, now }))
}
const read = (adId: string, as = owner) => gateway.get(adPromotions, { as, params: { adId } })
const lift = (adId: string, as: TestUser = owner) => gateway.ask(liftAd, { as, body: { adId } })
const apply = async (
  id: string,
  event: { type: 'ad.expired' } | { type: 'ad.paid' },
  now: Date,
) => {
  const ad = await storedAd(db, id)
  await db.transaction((tx) =>
    lifecycle.applyEvent(
      tx,
      { ad, event: { ...event, actor: SYSTEM, now } },
      { sessionId: 'test' },
    ),
  )
}

describe('domain §5: lifts', () => {
  it('one that was paid for puts the ad first; two at once take one; the next is 48 hours later', async () => {
    const { id } = await insertAd(db, owner.id, lifted(3))
    expect(await lift(id)).toMatchObject({ failure: { code: 'ad.illegal_transition' } })
    await give(id, 'turbo')
    expect((await read(id)).lifts.left).toBe(3)
    const answers = await Promise.all([lift(id), lift(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(id)).lifts.left).toBe(2)
    const [day] = formatDateTime(later(2 * DAY).toISOString(), new Date()).split(',')
    expect(await lift(id)).toMatchObject({
      failure: {
        code: 'ad.lift_too_soon',
        detail: expect.stringContaining(`снова можно с ${day}`),
      },
    })
    const { items } = await gateway.get(filterAds, { query: {} })
    expect(items[0]?.id).toBe(id)
  })

  it('of another user’s ad are refused', async () => {
    const { id } = await insertAd(db, owner.id, lifted(3))
    const other = await gateway.createUser()
    expect((await lift(id, other)).status).toBe(403)
    expect((await gateway.ask(adPromotions, { as: other, params: { adId: id } })).status).toBe(403)
  })

  it('daily ones are made once a day, seven in all, also after days without a worker', async () => {
    const { id } = await insertAd(db, owner.id, { ...lifted(3), expiresAt: later(60 * DAY) })
    await give(id, 'dailyLifts')
    const make = (at: Date) => makeDailyLifts({ db, lifecycle }, at)
    const start = later(HOUR)
    await Promise.all([make(start), make(start)])
    expect((await read(id)).dailyLifts.left).toBe(6)
    expect((await storedAd(db, id)).liftedAt).toEqual(start)
    const at = (days: number) => new Date(start.getTime() + days * DAY)
    await make(at(0.9))
    expect((await read(id)).dailyLifts.left).toBe(6)
    // Four days are missed.
    for (const day of [5, 5.01, 6, 7.01, 8.02, 9.03, 10.04, 11.05]) await make(at(day))
    expect((await read(id)).dailyLifts.left).toBe(0)
    const events = (await historyOf(db, id)).filter(({ event }) => event === 'ad.lifted')
    expect(events).toHaveLength(7)
    expect(events.every(({ actorId }) => actorId === null)).toBe(true)
  })
})

describe('domain §5: paid time', () => {
  it('is shown in the row of the ad, and stands still while the ad is not in the lists', async () => {
    const { id } = await insertAd(db, owner.id, { ...lifted(3), expiresAt: later(2 * DAY) })
    const bought = new Date()
    await give(id, 'vip', bought)
    await give(id, 'turbo', bought)
    expect((await storedAd(db, id)).vipUntil).toEqual(new Date(bought.getTime() + 14 * DAY))
    expect((await storedAd(db, id)).highlightedUntil).toEqual(new Date(bought.getTime() + 7 * DAY))
    const { expiresAt } = await storedAd(db, id)
    // The job finds the expiry out an hour late: that hour is not lost.
    await apply(id, { type: 'ad.expired' }, new Date((expiresAt?.getTime() ?? 0) + HOUR))
    expect(await storedAd(db, id)).toMatchObject({ vipUntil: null, highlightedUntil: null })
    const told = await read(id)
    expect(told.standsStill).toBe(true)
    expect(told.effects.find(({ effect }) => effect === 'vip')).toMatchObject({ until: null })
    const periods = await readPeriods(db, [id])
    expect(periods.every(({ stoppedAt }) => stoppedAt?.getTime() === expiresAt?.getTime())).toBe(
      true,
    )
  })

  it('that passed while the site was down is given back once', async () => {
    const { id } = await insertAd(db, owner.id, { ...lifted(3), expiresAt: later(60 * DAY) })
    const bought = new Date()
    await give(id, 'vip', bought)
    const at = (hours: number) => new Date(bought.getTime() + hours * HOUR)
    await db.delete(heartbeats)
    await beat(db, at(0))
    await beat(db, at(0.1))
    expect((await storedAd(db, id)).vipUntil).toEqual(at(7 * 24))
    await Promise.all([beat(db, at(5.1)), beat(db, at(5.1))])
    await beat(db, at(5.15))
    expect((await storedAd(db, id)).vipUntil).toEqual(at(7 * 24 + 5))
  })

  it('a pause in which the ad expired gives back the time until then', async () => {
    const { id } = await insertAd(db, owner.id, { ...lifted(3), expiresAt: later(3 * HOUR) })
    const bought = new Date()
    await give(id, 'vip', bought)
    const expires = (await storedAd(db, id)).expiresAt?.getTime() ?? 0
    await db.delete(heartbeats)
    await beat(db, new Date(expires - HOUR))
    await apply(id, { type: 'ad.expired' }, new Date(expires + 9 * HOUR))
    await beat(db, new Date(expires + 9 * HOUR))
    const [period] = await readPeriods(db, [id])
    const left = (period?.endsAt.getTime() ?? 0) - (period?.stoppedAt?.getTime() ?? 0)
    expect(left).toBe(7 * DAY - (expires - HOUR - bought.getTime()))
    await db.delete(ads).where(eq(ads.id, id))
  })
})
