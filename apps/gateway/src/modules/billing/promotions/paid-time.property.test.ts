import {
  PROMOTION_IDS,
  PROMOTIONS,
  type Promotion,
  type PromotionContent,
} from '@trassa/contracts/enumerations/goods'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import type { AdRecord } from '../../ads/public.ts'
import { orderLines } from '../orders/orders.table.ts'
import { createHappenings, HAPPENINGS } from '../testing/ad-happenings.ts'
import { createPromotedAds } from '../testing/promoted-ad.ts'
import { makeDailyLifts } from './daily-lifts.ts'
import { beat } from './heartbeat.ts'
import { heartbeats } from './heartbeats.table.ts'
import { timeLeft } from './period-time.ts'
import { readPeriods } from './periods.repository.ts'
import { promotions } from './promotions.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const market = createPromotedAds(gateway)
const HOUR = DAY / 24
const EFFECTS = ['vip', 'highlight', 'urgent'] as const
const UNTIL = { vip: 'vipUntil', highlight: 'highlightedUntil', urgent: 'urgentUntil' } as const
type Milliseconds = Record<(typeof EFFECTS)[number], number>
const none = (): Milliseconds => ({ vip: 0, highlight: 0, urgent: 0 })

const happenings = await createHappenings(gateway)

const what = fc.oneof(
  { weight: 4, arbitrary: fc.record({ buy: fc.constantFrom(...PROMOTION_IDS) }) },
  { weight: 1, arbitrary: fc.record({ refund: fc.nat() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      event: fc.constantFrom(...HAPPENINGS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom({ job: 'dailyLifts' as const }, { job: 'down' as const }),
  },
)
const step = fc.record({ hours: fc.integer({ min: 1, max: 150 }), what })

/** How long buyers saw an effect, by what lists read of the ad. */
function seen(ad: AdRecord, effect: (typeof EFFECTS)[number], from: Date, to: Date): number {
  const until = ad[UNTIL[effect]]
  if (ad.stat !== 1 || until === null || ad.expiresAt === null) return 0
  const end = Math.min(to.getTime(), until.getTime(), ad.expiresAt.getTime())
  return Math.max(0, end - from.getTime())
}

/** Paid time that is left; that of an expired ad stands still before the job finds the expiry out. */
async function leftOf(
  ad: AdRecord,
  now: Date,
  isCounted: (promotionId: string) => boolean = () => true,
): Promise<Milliseconds> {
  const at = ad.stat === 1 && ad.expiresAt && ad.expiresAt < now ? ad.expiresAt : now
  const left = none()
  for (const one of await readPeriods(db, [ad.id]))
    if (isCounted(one.promotionId)) left[one.effect] += timeLeft(one, at)
  return left
}

/** The promotions that an order has given. */
async function givenBy(orderId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: promotions.id })
    .from(promotions)
    .innerJoin(orderLines, eq(orderLines.id, promotions.lineId))
    .where(eq(orderLines.orderId, orderId))
  return new Set(rows.map((row) => row.id))
}

it('domain §5: what was shown and what is left of paid time is what was bought, whatever happens', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 6, maxLength: 16 }),
    async (steps) => {
      let now = new Date()
      const { id, owner } = await market.create(now, new Date(now.getTime() + 10 * DAY))
      const [bought, shown] = [none(), none()]
      const orders: string[] = []
      let lifts = 0
      let ad = await storedAd(db, id)
      for (const { hours, what: chosen } of steps) {
        const from = now
        now = new Date(from.getTime() + hours * HOUR)
        const isDown = 'job' in chosen && chosen.job === 'down'
        await db
          .insert(heartbeats)
          .values({ id: 1, beatAt: from })
          .onConflictDoUpdate({
            target: heartbeats.id,
            set: { beatAt: isDown ? from : now },
          })
        if (!isDown) for (const effect of EFFECTS) shown[effect] += seen(ad, effect, from, now)
        if ('buy' in chosen) {
          orders.push(await market.buy(id, chosen.buy, now))
          const { days = {} }: PromotionContent = PROMOTIONS[chosen.buy]
          // A deleted ad's buyer gets publications in the place of the promotion.
          for (const effect of EFFECTS)
            bought[effect] += ad.stat === 7 ? 0 : (days[effect] ?? 0) * DAY
        } else if ('refund' in chosen && orders.length > 0) {
          const orderId = orders[chosen.refund % orders.length] ?? ''
          const own = await givenBy(orderId)
          const left = await leftOf(ad, now, (promotion) => own.has(promotion))
          await market.refund(orderId, happenings.senior, now)
          for (const effect of EFFECTS) bought[effect] -= left[effect]
        } else if ('event' in chosen) {
          const isDone = await market.apply(id, happenings.event(chosen.event, owner, now))
          if (isDone && chosen.event === 'lift') lifts++
        } else if (isDown) await beat(db, now)
        else if ('job' in chosen)
          lifts += await makeDailyLifts({ db, lifecycle: market.lifecycle }, now)
        ad = await storedAd(db, id)
        await check()
      }

      async function check() {
        const left = await leftOf(ad, now)
        for (const effect of EFFECTS) {
          expect(shown[effect] + left[effect]).toBe(bought[effect])
          const isShown = ad.stat === 1 && ad.expiresAt !== null && ad.expiresAt > now
          const until = ad[UNTIL[effect]]
          if (ad.stat !== 1) expect(until?.getTime() ?? 0).toBeLessThanOrEqual(now.getTime())
          if (isShown)
            expect(Math.max(0, (until?.getTime() ?? 0) - now.getTime())).toBe(left[effect])
        }
        const given = await db.select().from(promotions).where(eq(promotions.adId, id))
        const used = given.map((one) => usedOf(one))
        expect(used.every((count) => count >= 0)).toBe(true)
        expect(used.reduce((sum, count) => sum + count, 0)).toBe(lifts)
      }
      await db.execute(`DELETE FROM ads WHERE id = ${id}`)
    },
  )
  await fc.assert(property, { numRuns: 15 })
}, 120_000)

function usedOf({ promotion, liftsLeft, dailyLiftsLeft }: typeof promotions.$inferSelect): number {
  const { lifts = 0, dailyLifts = 0 }: PromotionContent = PROMOTIONS[promotion as Promotion]
  return lifts + dailyLifts - liftsLeft - dailyLiftsLeft
}
