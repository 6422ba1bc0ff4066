import type { CallAnswer } from '@trassa/contracts/call'
import type { UserHistoryPart, userHistory } from '@trassa/contracts/calls/moderator/user-card'
import { SYSTEM_NAME } from '@trassa/contracts/enumerations/moderation'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../platform/database/connect.ts'
import type { NewestFirst } from '../../../platform/keyset/newest-first.ts'
import { ads } from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'
import { users } from '../../identity/public.ts'

type Entry = CallAnswer<typeof userHistory>['items'][number]

const ofAds = sql`${auditRows.event} LIKE 'ad.%'`

/** Which rows belong to a part; each begins with the columns of an index. */
const PARTS: Record<UserHistoryPart, (userId: string) => SQL> = {
  account: (userId) => sql`${auditRows.userId} = ${userId} AND ${auditRows.adId} IS NULL`,
  decisions: (userId) =>
    sql`${auditRows.adId} IN (SELECT id FROM ${ads} WHERE ${ads.userId} = ${userId})
      AND ${auditRows.actorId} <> ${userId} AND ${auditRows.onBehalfOf} IS NULL AND ${ofAds}`,
  made: (userId) =>
    sql`${auditRows.actorId} = ${userId} AND ${ofAds}
      AND ${auditRows.adId} NOT IN (SELECT id FROM ${ads} WHERE ${ads.userId} = ${userId})`,
}

const actors = alias(users, 'actors')

/** A page of a part of a user's history, newest first, in one statement. */
export async function readUserHistory(
  db: Executor,
  { userId, part }: { userId: string; part: UserHistoryPart },
  { before, limit }: NewestFirst,
): Promise<Entry[]> {
  const rows = await db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      actorId: auditRows.actorId,
      actorName: actors.username,
      actorRole: actors.role,
      event: auditRows.event,
      fromStat: auditRows.fromStat,
      toStat: auditRows.toStat,
      reason: auditRows.reason,
      adId: auditRows.adId,
      adTitle: ads.title,
    })
    .from(auditRows)
    .leftJoin(actors, eq(actors.id, auditRows.actorId))
    .leftJoin(ads, eq(ads.id, auditRows.adId))
    .where(and(PARTS[part](userId), before === null ? undefined : lt(auditRows.id, before)))
    .orderBy(desc(auditRows.id))
    .limit(limit)
  return rows.map(({ at, actorName, adId, adTitle, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actorName: actorName ?? SYSTEM_NAME,
    ad: adId === null ? null : { id: adId, title: adTitle ?? '' },
  }))
}

export const countUserHistory = (
  db: Executor,
  { userId, part }: { userId: string; part: UserHistoryPart },
): Promise<number> => db.$count(auditRows, PARTS[part](userId))
