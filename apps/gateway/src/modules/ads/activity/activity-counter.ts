import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'

const FLUSH_MS = 5_000

/** What buyers do with an ad; named as the columns of `ad_activity`. */
export type Activity = 'impressions' | 'views' | 'phones' | 'favorites'

interface Counted extends Record<Activity, number> {
  id: string
  /** The user who did it; `null` for visitors without a session. */
  viewer: string | null
}

export type ActivityCounter = ReturnType<typeof createActivityCounter>

/**
 * Adds up in memory what buyers do with ads and writes it together every few seconds, so that a popular ad's row is
 * not locked for each view. What an owner does with an ad of their own, and what is done with ads that are not
 * active, is dropped then. A killed process loses its last seconds, which is accepted.
 */
export function createActivityCounter(db: Database) {
  let counts = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counted = [...counts.values()]
    counts = new Map()
    if (counted.length === 0) return
    await db.execute(sql`
      WITH counted AS (
        SELECT seen.id, sum(impressions)::int AS impressions, sum(seen.views)::int AS views,
          sum(phones)::int AS phones, sum(favorites)::int AS favorites
        FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS seen
          (id bigint, viewer bigint, impressions int, views int, phones int, favorites int)
        JOIN ads ON ads.id = seen.id
        WHERE ads.stat = 1 AND ads.user_id IS DISTINCT FROM seen.viewer
        GROUP BY seen.id
      ), viewed AS (
        UPDATE ads SET views = ads.views + seen.views
        FROM (
          SELECT ads.id, counted.views FROM counted JOIN ads USING (id)
          WHERE counted.views > 0 ORDER BY ads.id FOR NO KEY UPDATE OF ads
        ) seen WHERE ads.id = seen.id
      )
      INSERT INTO ad_activity AS stored (ad_id, day, impressions, views, phones, favorites)
      SELECT id, (now() AT TIME ZONE 'Europe/Moscow')::date, impressions, views, phones, favorites
      FROM counted ORDER BY id
      ON CONFLICT (ad_id, day) DO UPDATE SET
        impressions = stored.impressions + excluded.impressions,
        views = stored.views + excluded.views,
        phones = stored.phones + excluded.phones,
        favorites = stored.favorites + excluded.favorites`)
  }

  return {
    count: (activity: Activity, id: string, viewer: string | null): void => {
      const key = `${id} ${viewer ?? ''}`
      const counted = counts.get(key) ?? {
        id,
        viewer,
        impressions: 0,
        views: 0,
        phones: 0,
        favorites: 0,
      }
      counted[activity] += 1
      counts.set(key, counted)
      timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_MS).unref()
    },
    /** Writes what has been counted so far; on closing and in tests. */
    flush,
  }
}
