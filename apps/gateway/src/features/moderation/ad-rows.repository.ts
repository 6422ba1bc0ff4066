import type { AdRow } from '@trassa/contracts/entities/moderation'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database/connect.ts'
import { toOwnAdCard } from '../ads/ad-card.ts'
import { ads } from '../ads/ads.table.ts'
import { ownCardColumns } from '../ads/card-columns.ts'
import { cities } from '../cities/cities.table.ts'
import { users } from '../users/users.table.ts'
import { claimColumn, toClaim } from './claim-column.ts'
import { after, cutPage, orderBy, orderKeyColumn, type RowOrder } from './row-order.ts'

export interface RowsPage {
  /** Joined by AND; none: all ads. */
  conditions: SQL[]
  order: RowOrder
  cursor?: string | undefined
  size: number
  /** Who asks: his claims are `mine`. */
  viewerId: string
  now: Date
}

const all = (conditions: SQL[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` AND `) : undefined

/** A page of ads as moderators see them in lists, in one statement. */
export async function readAdRows(
  db: Executor,
  { conditions, order, cursor, size, viewerId, now }: RowsPage,
): Promise<{ items: AdRow[]; nextCursor: string | null }> {
  const start = after(order, cursor)
  const found = await db
    .select({
      ...ownCardColumns,
      risk: ads.risk,
      queuedAt: ads.queuedAt,
      publishedAt: ads.publishedAt,
      userId: ads.userId,
      username: users.username,
      phone: users.phone,
      claim: claimColumn,
      orderKey: orderKeyColumn(order),
    })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.userId))
    .leftJoin(cities, eq(cities.id, ads.cityId))
    .where(all(start ? [...conditions, start] : conditions))
    .orderBy(orderBy(order))
    .limit(size + 1)
  const { rows, nextCursor } = cutPage(found, size, order)
  const items = rows.map((row) => ({
    ...toOwnAdCard(row, now),
    createdAt: row.createdAt.toISOString(),
    queuedAt: row.queuedAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    risk: row.risk,
    userId: row.userId,
    username: row.username,
    phone: row.phone,
    claim: toClaim(row.claim, viewerId),
  }))
  return { items, nextCursor }
}

/** How many ads there are on all pages, in one statement. */
export const countAdRows = (db: Executor, conditions: SQL[]): Promise<number> =>
  db.$count(ads, all(conditions))
