import type { LookUp } from '@trassa/contracts/calls/moderator/look-ups'
import type { LookUpEvent, LookUpPlace } from '@trassa/contracts/enumerations/look-ups'
import { maskPhone } from '@trassa/contracts/phone'
import { idSchema, timestampSchema } from '@trassa/contracts/values'
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Executor } from '../../../platform/database/connect.ts'
import { decodeCursor, encodeCursor } from '../../../platform/keyset/cursor.ts'
import { auditRows, isLookUp } from '../../audit/public.ts'
import { users } from '../../identity/public.ts'

/** What of the log is read. */
export interface LookUpFilter {
  staffId?: string | undefined
  userId?: string | undefined
  /** Where the day begins and ends. */
  day?: { from: Date; to: Date } | undefined
}

const PAGE = 50

/** The last row, and how many look-ups fit: they are counted once, with the first page. */
const cursorSchema = z.tuple([timestampSchema, idSchema, z.int().min(0)])

const conditionOf = ({ staffId, userId, day }: LookUpFilter): SQL | undefined =>
  and(
    isLookUp,
    staffId === undefined ? undefined : eq(auditRows.actorId, staffId),
    userId === undefined ? undefined : eq(auditRows.userId, userId),
    day && and(gte(auditRows.at, day.from), lt(auditRows.at, day.to)),
  )

const staff = alias(users, 'staff')

/** A page of look-ups that fit, newest first; the first page counts them as well. */
export async function readLookUps(db: Executor, filter: LookUpFilter, cursor: string | undefined) {
  const after = decodeCursor(cursor, cursorSchema)
  const found = await db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      event: sql<LookUpEvent>`${auditRows.event}`,
      after: auditRows.after,
      adId: auditRows.adId,
      staff: { id: staff.id, username: staff.username, role: staff.role },
      user: { id: users.id, username: users.username, phone: users.phone },
    })
    .from(auditRows)
    .innerJoin(staff, eq(staff.id, auditRows.actorId))
    .leftJoin(users, eq(users.id, auditRows.userId))
    .where(
      and(
        conditionOf(filter),
        after
          ? sql`(${auditRows.at}, ${auditRows.id}) < (${after[0]}::timestamptz, ${after[1]}::bigint)`
          : undefined,
      ),
    )
    .orderBy(desc(auditRows.at), desc(auditRows.id))
    .limit(PAGE + 1)
  const total = after?.[2] ?? (await db.$count(auditRows, conditionOf(filter)))
  const rows = found.slice(0, PAGE)
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return {
    items: rows.map(toLookUp),
    total,
    nextCursor: last ? encodeCursor([last.at.toISOString(), last.id, total]) : null,
  }
}

/** What rows of look-ups say besides who, whom and when. A field of another shape counts as absent. */
const detailsSchema = z.object({
  adId: idSchema.optional().catch(undefined),
  orderId: idSchema.optional().catch(undefined),
  found: z.int().optional().catch(undefined),
  place: z.string().optional().catch(undefined),
})
type Details = z.infer<typeof detailsSchema>

const PLACES: Record<LookUpEvent, LookUpPlace | ((details: Details) => LookUpPlace)> = {
  'user.lookedUp': ({ adId, found, place }) => {
    if (found !== undefined) return 'search'
    if (adId !== undefined) return 'ad'
    return place === 'table' ? 'table' : 'card'
  },
  'phone.revealed': 'phone',
  'purchases.lookedUp': 'purchases',
  'order.lookedUp': 'order',
  'lookUps.read': 'log',
}

interface Row {
  id: string
  at: Date
  event: LookUpEvent
  after: Record<string, unknown> | null
  adId: string | null
  staff: LookUp['staff']
  user: { id: string; username: string; phone: string } | null
}

function toLookUp({ id, at, event, after, adId, staff: by, user }: Row): LookUp {
  const details = detailsSchema.parse(after ?? {})
  const place = PLACES[event]
  return {
    id,
    at: at.toISOString(),
    staff: by,
    user: user && { id: user.id, username: user.username, maskedPhone: maskPhone(user.phone) },
    place: typeof place === 'function' ? place(details) : place,
    adId: adId ?? details.adId ?? null,
    orderId: details.orderId ?? null,
    found: details.found ?? null,
  }
}
