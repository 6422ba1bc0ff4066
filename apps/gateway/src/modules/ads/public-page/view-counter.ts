import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'

const FLUSH_MS = 5_000

export type ViewCounter = ReturnType<typeof createViewCounter>

/**
 * Adds views up in memory and writes them together every few seconds, so that a popular ad's row is not
 * locked for each of them. A killed process loses its last seconds, which is accepted.
 */
export function createViewCounter(db: Database) {
  let views = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counted = [...views].map(([id, count]) => ({ id, count }))
    views = new Map()
    if (counted.length === 0) return
    await db.execute(sql`
      UPDATE ads SET views = views + seen.count
      FROM (
        SELECT ads.id, counted.count
        FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS counted (id bigint, count int)
        JOIN ads USING (id) WHERE ads.stat = 1 ORDER BY ads.id FOR NO KEY UPDATE OF ads
      ) seen WHERE ads.id = seen.id`)
  }

  return {
    count: (id: string): void => {
      views.set(id, (views.get(id) ?? 0) + 1)
      timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_MS).unref()
    },
    /** Writes what has been counted so far; on closing and in tests. */
    flush,
  }
}
