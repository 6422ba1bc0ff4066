import type { AuditEntry, ModeratedAd } from '@trassa/contracts/entities/moderation'
import { SYSTEM_NAME } from '@trassa/contracts/enumerations/moderation'
import { desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import {
  ads,
  confirmationColumn,
  photosColumn,
  photosWithRevisionColumn,
} from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'
import { readOpenComplaints } from '../../complaints/public.ts'
import { users } from '../../identity/public.ts'
import { cities } from '../../reference/public.ts'
import { claimColumn } from '../queue/claim-column.ts'
import { toModeratedAd } from './moderated-ad.ts'

/** The latest entries of the history that an answer carries. */
const HISTORY = 100

/** An ad in any state as a moderator checks it, in two statements, with complaints in three. */
export async function readModeratedAd(
  db: Executor,
  id: string,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<ModeratedAd | undefined> {
  const [row] = await db
    .select({
      ad: ads,
      owner: users,
      cityName: cities.name,
      citySlug: cities.slug,
      photos: photosColumn(null),
      wantedPhotos: photosWithRevisionColumn,
      claim: claimColumn,
      confirmation: confirmationColumn,
    })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.userId))
    .leftJoin(cities, eq(cities.id, ads.cityId))
    .where(eq(ads.id, id))
  if (!row) return undefined
  const complaints = row.ad.openComplaints > 0 ? await readOpenComplaints(db, id) : []
  const history = await readHistory(db, id)
  return toModeratedAd({ ...row, history, complaints }, { viewerId, now })
}

/** The names of what a row of the history has changed: columns, and of the jsonb `fields` the keys that differ. */
const changedColumn = sql<string[]>`ARRAY(
  SELECT key FROM jsonb_each(${auditRows.after}) WHERE key <> 'fields'
  UNION SELECT wanted.key FROM jsonb_each(${auditRows.after} -> 'fields') wanted
    LEFT JOIN jsonb_each(${auditRows.before} -> 'fields') former ON former.key = wanted.key
    WHERE wanted.value IS DISTINCT FROM former.value
  UNION SELECT former.key FROM jsonb_each(${auditRows.before} -> 'fields') former
    WHERE NOT ${auditRows.after} -> 'fields' ? former.key)`

/** The audit rows of an ad, newest first. */
async function readHistory(db: Executor, adId: string): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      actorName: users.username,
      event: auditRows.event,
      fromStat: auditRows.fromStat,
      toStat: auditRows.toStat,
      reason: auditRows.reason,
      changed: changedColumn,
    })
    .from(auditRows)
    .leftJoin(users, eq(users.id, auditRows.actorId))
    .where(eq(auditRows.adId, adId))
    .orderBy(desc(auditRows.id))
    .limit(HISTORY)
  return rows.map(({ at, actorName, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actorName: actorName ?? SYSTEM_NAME,
  }))
}
