import { lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/database/connect.ts'
import { cardChanges } from './card-changes.table.ts'

/** How long the log is kept. An index that was not read for half of it reads everything anew. */
const KEPT_HOURS = 48
export const RELIABLE_MS = (KEPT_HOURS / 2) * 60 * 60 * 1000

/** An entry of the log. */
export interface LoggedChange {
  /** `null` where a seller has changed; both ids are `null` where everything has. */
  adId: string | null
  userId: string | null
  /** The row of the ad was deleted. */
  isGone: boolean
}

/** At most so many entries that meet a condition on `changed`, as one JSON value. */
export const loggedChanges = (
  isNew: (changed: SQL) => SQL,
  limit: number | Placeholder,
): SQL<LoggedChange[]> => sql`(
  SELECT coalesce(json_agg(entry), '[]') FROM (
    SELECT ${cardChanges.adId}::text AS "adId", ${cardChanges.userId}::text AS "userId",
      ${cardChanges.isGone} AS "isGone"
    FROM ${cardChanges} WHERE ${isNew(sql`${cardChanges.changed}`)} LIMIT ${limit}
  ) entry)`

/** Deletes what every index has read long ago. @returns how many entries. */
export async function purgeCardChanges(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(cardChanges)
    .where(lt(cardChanges.at, sql`now() - make_interval(hours => ${KEPT_HOURS})`))
  return rowCount ?? 0
}
