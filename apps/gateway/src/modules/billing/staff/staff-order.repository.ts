import type { Compensation } from '@trassa/contracts/entities/moderator/staff-order'
import { type AuditEvent, SYSTEM_NAME } from '@trassa/contracts/enumerations/moderation'
import { and, asc, desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'
import { users, withMerged } from '../../identity/public.ts'
import { orderLines } from '../orders/orders.table.ts'
import { packages } from '../packages/packages.table.ts'
import { promotions } from '../promotions/promotions.table.ts'

const COMPENSATED: AuditEvent = 'compensation.given'
const COMPENSATIONS = 100

/** The events of an order that change it; look-ups are left out. */
const isChange = and(
  like(auditRows.event, 'order.%'),
  sql`${auditRows.event} <> ${'order.lookedUp' satisfies AuditEvent}`,
)

const actorName = sql<string>`coalesce(${users.username}, ${SYSTEM_NAME})`

/** What has happened to an order, oldest first. */
export const readTimeline = (db: Executor, { id, userId }: { id: string; userId: string }) =>
  db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      actorName,
      event: auditRows.event,
      after: auditRows.after,
      reason: auditRows.reason,
    })
    .from(auditRows)
    .leftJoin(users, eq(users.id, auditRows.actorId))
    .where(
      and(
        // Rows from before a merge name the account that was closed by it.
        sql`${auditRows.userId} IN ${withMerged(userId)}`,
        isChange,
        sql`${auditRows.after}->>'orderId' = ${id}`,
      ),
    )
    .orderBy(asc(auditRows.id))

/** The packages that an order has given. */
export const readGivenPackages = (db: Executor, lineIds: string[]) =>
  db.select().from(packages).where(inArray(packages.lineId, lineIds)).orderBy(asc(packages.id))

/** The promotions that an order has given, each with its ad. */
export const readGivenPromotions = (db: Executor, lineIds: string[]) =>
  db
    .select({ promotion: promotions, ad: { id: ads.id, title: ads.title } })
    .from(promotions)
    .innerJoin(ads, eq(ads.id, promotions.adId))
    .where(inArray(promotions.lineId, lineIds))
    .orderBy(asc(promotions.id))

/** The orders that these lines belong to, by line. */
export async function readOrdersOfLines(
  db: Executor,
  lineIds: string[],
): Promise<ReadonlyMap<string, string>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orderLines.id, orderId: orderLines.orderId })
    .from(orderLines)
    .where(inArray(orderLines.id, lineIds))
  return new Map(rows.map(({ id, orderId }) => [id, orderId]))
}

/** What a user was given for nothing, newest first. */
export async function readCompensations(db: Executor, userId: string): Promise<Compensation[]> {
  const rows = await db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      actorName,
      adId: auditRows.adId,
      after: auditRows.after,
      reason: auditRows.reason,
    })
    .from(auditRows)
    .leftJoin(users, eq(users.id, auditRows.actorId))
    .where(and(sql`${auditRows.userId} IN ${withMerged(userId)}`, eq(auditRows.event, COMPENSATED)))
    .orderBy(desc(auditRows.id))
    .limit(COMPENSATIONS)
  return rows.map(({ at, after, reason, ...row }) => ({
    ...row,
    at: at.toISOString(),
    title: String(after?.title ?? ''),
    reason: reason ?? '',
  }))
}
