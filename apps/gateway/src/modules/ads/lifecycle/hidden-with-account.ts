import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { auditRows } from '../../audit/public.ts'

/** Which of these ads came into the blocked state with their owner's account the last time (docs/decisions/138). */
export async function readHiddenWithAccount(
  tx: Transaction,
  ids: string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { stat } = AD_STATS.blocked
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT ad.id::text AS id FROM unnest(${sql.param(ids)}::bigint[]) ad (id)
    CROSS JOIN LATERAL (
      SELECT event FROM ${auditRows}
      WHERE ad_id = ad.id AND to_stat = ${stat} AND from_stat <> ${stat}
      ORDER BY ${auditRows.id} DESC LIMIT 1) last_block
    WHERE last_block.event = 'ad.ownerBlocked'`)
  return new Set(rows.map(({ id }) => id))
}
