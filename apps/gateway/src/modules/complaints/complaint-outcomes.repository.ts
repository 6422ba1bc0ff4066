import type { ComplaintOutcome } from '@trassa/contracts/enumerations/complaints'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/connect.ts'
import { ads } from '../ads/public.ts'
import { complaints } from './complaints.table.ts'

/** A closed complaint whose outcome its user was not told. */
interface UntoldOutcome extends Record<string, unknown> {
  userId: string
  adId: string
  title: string
  outcome: ComplaintOutcome
}

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
      ${complaints.outcome}`)
  return rows
}
