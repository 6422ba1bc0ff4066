import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import type { Executor } from '../../../platform/database/connect.ts'
import { readOrderLines } from '../orders/orders.repository.ts'
import type { PackageRecord } from '../packages/packages.repository.ts'
import { endIfRunning, type Period, timeLeft } from '../promotions/period-time.ts'
import { readPeriods } from '../promotions/periods.repository.ts'
import { readGivenPackages, readGivenPromotions } from './staff-order.repository.ts'

type Given = StaffOrder['given'][number]

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null

const toGivenPackage = (
  { id, quantity, remainder, expiresAt, revokedAt }: PackageRecord,
  now: Date,
): Given => ({
  kind: 'package',
  id,
  quantity,
  left: revokedAt !== null || expiresAt <= now ? 0 : remainder,
  expiresAt: expiresAt.toISOString(),
  revokedAt: isoOf(revokedAt),
})

type PromotionRow = Awaited<ReturnType<typeof readGivenPromotions>>[number]

/** @param periods of the promotion's ad */
function toGivenPromotion(
  { promotion: { id, promotion, revokedAt, ...given }, ad }: PromotionRow,
  periods: readonly Period[],
  now: Date,
): Given {
  const own = periods.filter(({ promotionId }) => promotionId === id)
  const isTimeLeft = own.some((period) => timeLeft(period, now) > 0)
  const endsAt = own.map((period) => endIfRunning(period, now).getTime())
  const liftsLeft = given.liftsLeft + given.dailyLiftsLeft
  return {
    kind: 'promotion',
    promotion,
    ad,
    endsAt: endsAt.length === 0 ? null : new Date(Math.max(...endsAt)).toISOString(),
    liftsLeft,
    isRunning: revokedAt === null && (liftsLeft > 0 || isTimeLeft),
    revokedAt: isoOf(revokedAt),
  }
}

/** What an order has given its buyer: what a refund takes back. */
export async function readGivenGoods(db: Executor, orderId: string, now: Date): Promise<Given[]> {
  const lineIds = (await readOrderLines(db, [orderId])).map(({ id }) => id)
  const packages = await readGivenPackages(db, lineIds)
  const promoted = await readGivenPromotions(db, lineIds)
  const periods = await readPeriods(
    db,
    promoted.map(({ ad }) => ad.id),
  )
  return [
    ...packages.map((one) => toGivenPackage(one, now)),
    ...promoted.map((one) => toGivenPromotion(one, periods, now)),
  ]
}
