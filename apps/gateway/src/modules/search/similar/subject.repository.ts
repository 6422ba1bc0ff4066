import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { type LiveRow, liveColumns } from '../live-index/live-row.ts'

const HIDDEN = [AD_STATS.draft.stat, AD_STATS.moderation.stat, AD_STATS.needsFix.stat]

/** The ad that others are compared with, live or public once; `undefined` for any other. */
export async function readSubject(db: Database, id: string): Promise<LiveRow | undefined> {
  const { rows } = await db.execute<LiveRow>(sql`
    SELECT ${liveColumns} FROM ${ads}
    WHERE ${ads.id} = ${id} AND ${ads.publishedAt} IS NOT NULL
      AND ${ads.stat} <> ALL (${sql.param(HIDDEN)}::smallint[])`)
  return rows[0]
}
