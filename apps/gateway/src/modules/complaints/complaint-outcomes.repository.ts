import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/connect.ts'
import { ads } from '../ads/public.ts'
import { complaints } from './complaints.table.ts'

/** A closed complaint whose outcome its user was not told. */
interface UntoldOutcome extends Record<string, unknown> {
  userId: string
  adId: string
  title: string
  /** Found unfounded, or the ad stays public because only its owner's edits were refused. */
  isLeft: boolean
  isLive: boolean
}

const isLive = sql`(${ads.stat} = ${AD_STATS.active.stat} AND ${ads.expiresAt} > now())`

/**
 * Marks outcomes as told and gives them. A user complains of an ad once, so there is one for each of both. Rows that
 * another transaction has are left to it.
 */
export async function takeUntoldOutcomes(tx: Transaction, limit: number): Promise<UntoldOutcome[]> {
  const { rows } = await tx.execute<UntoldOutcome>(sql`
    WITH due AS (
      SELECT ${complaints.id} AS id FROM ${complaints}
      WHERE outcome IS NOT NULL AND told_at IS NULL AND user_id IS NOT NULL
      ORDER BY id LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    UPDATE ${complaints} SET told_at = now() FROM due, ${ads}
    WHERE ${complaints.id} = due.id AND ${ads.id} = ${complaints.adId}
    RETURNING ${complaints.userId}::text AS "userId", ${ads.id}::text AS "adId", ${ads.title},
      ${complaints.outcome} = 'unfounded'
        OR (${ads.revisionState} = 'rejected' AND ${isLive}) AS "isLeft",
      ${isLive} AS "isLive"`)
  return rows
}
