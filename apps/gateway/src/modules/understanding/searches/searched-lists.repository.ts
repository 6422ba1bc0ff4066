import type { AdType } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import type { SearchedList } from '../suggestions/popular.ts'

/** Days that a search counts for. */
const DAYS = 14
/** Searches of fewer people are not shown to others. */
const FEWEST = 3
const MOST_READ = 100

const TODAY = sql`(now() AT TIME ZONE 'Europe/Moscow')::date`

/** Adds to the counts of today and forgets days that do not count any more. */
export async function addSearches(
  db: Database,
  counted: readonly (SearchedList & { searches: number })[],
): Promise<void> {
  await db.execute(sql`
    WITH forgotten AS (DELETE FROM searched_lists WHERE day <= ${TODAY} - ${DAYS}::int)
    INSERT INTO searched_lists AS stored (ad_type, query, day, searches)
    SELECT "adType", query, ${TODAY}, searches
    FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS counted
      ("adType" text, query text, searches int)
    ORDER BY "adType", query
    ON CONFLICT (ad_type, query, day) DO UPDATE SET searches = stored.searches + excluded.searches`)
}

/** The lists that were searched for most, the most frequent first. */
export async function readPopular(db: Database): Promise<SearchedList[]> {
  const { rows } = await db.execute<{ ad_type: AdType; query: string }>(sql`
    SELECT ad_type, query FROM searched_lists WHERE day > ${TODAY} - ${DAYS}::int
    GROUP BY ad_type, query HAVING sum(searches) >= ${FEWEST}
    ORDER BY sum(searches) DESC, ad_type, query LIMIT ${MOST_READ}`)
  return rows.map((row) => ({ adType: row.ad_type, query: row.query }))
}
