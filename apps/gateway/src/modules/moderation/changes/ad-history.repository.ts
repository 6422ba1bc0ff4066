import type { AuditEntry } from '@trassa/contracts/entities/moderator/moderation'
import { SYSTEM_NAME } from '@trassa/contracts/enumerations/moderation'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import type { AdRecord } from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'
import { users } from '../../identity/public.ts'
import { readCityNames } from './city-names.repository.ts'
import { type Columns, differenceOf, photoIdsOf, rewind } from './content-difference.ts'

/** The latest entries of the history that an answer carries. */
const HISTORY = 100

/** How much of a description is compared and shown: an autosave keeps the whole of it in each row. */
const TEXT = 200

/** The names of what a row of the history has changed: columns, and of the jsonb `fields` the keys that differ. */
const changedColumn = sql<string[]>`ARRAY(
  SELECT key FROM jsonb_each(${auditRows.after}) WHERE key <> 'fields'
  UNION SELECT wanted.key FROM jsonb_each(${auditRows.after} -> 'fields') wanted
    LEFT JOIN jsonb_each(${auditRows.before} -> 'fields') former ON former.key = wanted.key
    WHERE wanted.value IS DISTINCT FROM former.value
  UNION SELECT former.key FROM jsonb_each(${auditRows.before} -> 'fields') former
    WHERE NOT ${auditRows.after} -> 'fields' ? former.key)`

const shortened = (
  columns: typeof auditRows.before | typeof auditRows.after,
): SQL<Columns | null> =>
  sql`CASE WHEN ${columns} ? 'description' THEN jsonb_set(${columns}, '{description}',
    to_jsonb(left(coalesce(${columns} ->> 'description', ''), ${TEXT}))) ELSE ${columns} END`

/** The audit rows of an ad, newest first, with the values that each has changed. */
export async function readHistory(db: Executor, ad: AdRecord): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      id: auditRows.id,
      at: auditRows.at,
      actorId: auditRows.actorId,
      actorName: users.username,
      actorRole: users.role,
      event: auditRows.event,
      fromStat: auditRows.fromStat,
      toStat: auditRows.toStat,
      reason: auditRows.reason,
      changed: changedColumn,
      before: shortened(auditRows.before),
      after: shortened(auditRows.after),
    })
    .from(auditRows)
    .leftJoin(users, eq(users.id, auditRows.actorId))
    .where(eq(auditRows.adId, ad.id))
    .orderBy(desc(auditRows.id))
    .limit(HISTORY)
  const cityNames = await readCityNames(
    db,
    ad,
    rows.map(({ before }) => before),
  )
  // From the present back: what a row leaves unchanged is known from the rows after it.
  // In code points, as PostgreSQL counts them.
  let later: AdRecord = { ...ad, description: [...ad.description].slice(0, TEXT).join('') }
  return rows.map(({ at, actorName, before, after, ...entry }) => {
    const earlier = rewind(later, before)
    const photoIds = { before: photoIdsOf(before), after: photoIdsOf(after) }
    const difference = differenceOf({ before: earlier, after: later }, { photoIds, cityNames })
    later = earlier
    return {
      ...entry,
      at: at.toISOString(),
      actorName: actorName ?? SYSTEM_NAME,
      ...(difference && { difference }),
    }
  })
}
