import type { ComplaintSide } from '@trassa/contracts/calls/moderator/user-card'
import type { StaffComplaint } from '@trassa/contracts/entities/moderator/staff-complaint'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/connect.ts'
import type { NewestFirst } from '../../platform/keyset/newest-first.ts'
import { ads } from '../ads/public.ts'
import { complaints } from './complaints.table.ts'

const SIDES: Record<ComplaintSide, (userId: string) => SQL> = {
  about: (userId) =>
    sql`${complaints.adId} IN (SELECT id FROM ${ads} WHERE ${ads.userId} = ${userId})`,
  by: (userId) => sql`${complaints.userId} = ${userId}`,
}

interface Wanted {
  userId: string
  side: ComplaintSide
}

/** A page of complaints of a user's ads or by the user, newest first, in one statement. */
export async function readUserComplaints(
  db: Executor,
  { userId, side }: Wanted,
  { before, limit }: NewestFirst,
): Promise<StaffComplaint[]> {
  const rows = await db
    .select({
      id: complaints.id,
      at: complaints.at,
      reason: complaints.reason,
      comment: complaints.comment,
      outcome: complaints.outcome,
      complainantId: complaints.userId,
      adId: ads.id,
      adTitle: ads.title,
    })
    .from(complaints)
    .innerJoin(ads, eq(ads.id, complaints.adId))
    .where(and(SIDES[side](userId), before === null ? undefined : lt(complaints.id, before)))
    .orderBy(desc(complaints.id))
    .limit(limit)
  return rows.map(({ at, complainantId, adId, adTitle, ...complaint }) => ({
    ...complaint,
    at: at.toISOString(),
    byUser: complainantId !== null,
    ad: { id: adId, title: adTitle },
  }))
}

export const countUserComplaints = (db: Executor, { userId, side }: Wanted): Promise<number> =>
  db.$count(complaints, SIDES[side](userId))
