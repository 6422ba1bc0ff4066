import type { AdTableSort } from '@trassa/contracts/calls/moderator/ads'
import { RISK_SIGNALS } from '@trassa/contracts/enumerations/moderation'
import { sql } from 'drizzle-orm'
import { ads } from '../../ads/public.ts'
import type { RowOrder } from './row-order.ts'
import { shownStat } from './shown-stat.ts'

type OrderKey = RowOrder['key']

/** domain §3: the sum of the signals, as the risk check adds them. */
const riskScore = sql`(${sql.join(
  Object.entries(RISK_SIGNALS).map(
    ([signal, { score }]) =>
      sql`CASE WHEN ${signal} = ANY (${ads.risk}) THEN ${score}::int ELSE 0 END`,
  ),
  sql` + `,
)})`

/** What each order of the table sorts by. */
const KEYS: Record<AdTableSort, (now: Date) => OrderKey> = {
  updatedAt: () => ({ column: sql`${ads.updatedAt}`, type: 'date', nullable: false }),
  createdAt: () => ({ column: sql`${ads.createdAt}`, type: 'date', nullable: false }),
  publishedAt: () => ({ column: sql`${ads.publishedAt}`, type: 'date', nullable: true }),
  // As the column shows it: an ad that was never published sorts by its creation.
  liftedAt: () => ({
    column: sql`coalesce(${ads.liftedAt}, ${ads.createdAt})`,
    type: 'date',
    nullable: false,
  }),
  expiresAt: () => ({ column: sql`${ads.expiresAt}`, type: 'date', nullable: true }),
  price: () => ({ column: sql`${ads.price}`, type: 'number', nullable: true }),
  title: () => ({ column: sql`${ads.title}`, type: 'text', nullable: false }),
  stat: (now) => ({ column: shownStat(now), type: 'number', nullable: false }),
  adType: () => ({ column: sql`${ads.adType}`, type: 'text', nullable: false }),
  cityName: () => ({
    column: sql`place.name`,
    join: sql`LEFT JOIN cities place ON place.id = ${ads.cityId}`,
    type: 'text',
    nullable: true,
  }),
  username: () => ({
    column: sql`owner.username`,
    join: sql`JOIN users owner ON owner.id = ${ads.userId}`,
    type: 'text',
    nullable: false,
  }),
  risk: () => ({ column: riskScore, type: 'number', nullable: false }),
  views: () => ({ column: sql`${ads.views}`, type: 'number', nullable: false }),
  photosTotal: () => ({ column: sql`${ads.photosTotal}`, type: 'number', nullable: false }),
  complaints: () => ({ column: sql`${ads.openComplaints}`, type: 'number', nullable: false }),
  year: () => ({ column: sql`${ads.year}`, type: 'number', nullable: true }),
  mileage: () => ({ column: sql`${ads.mileage}`, type: 'number', nullable: true }),
  id: () => null,
}

/** The order that a query of the table names; `now` decides which ads have expired. */
export const tableOrder = (
  { sort, direct }: { sort: AdTableSort; direct: 'asc' | 'desc' },
  now: Date,
): RowOrder => ({
  id: `${sort}:${direct}`,
  key: KEYS[sort](now),
  descending: direct === 'desc',
})
