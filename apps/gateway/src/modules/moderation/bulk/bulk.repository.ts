import type { CallAnswer } from '@trassa/contracts/call'
import type { bulkAds } from '@trassa/contracts/calls/moderator-ads'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import type { RowRef } from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'

/** Rows that this batch has changed already, with what became of them then. */
export async function changedInBatch(
  db: Executor,
  batchId: string,
  rows: RowRef[],
): Promise<Map<string, CallAnswer<typeof bulkAds>['results'][number]>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map((row) => row.id)
  const found = await db
    .select({ id: sql<string>`${auditRows.adId}`, stat: auditRows.toStat })
    .from(auditRows)
    .where(
      and(
        sql`${auditRows.adId} = ANY (${sql.param(ids)}::bigint[])`,
        eq(auditRows.batchId, batchId),
      ),
    )
  const stats = new Map(found.map((row) => [row.id, row.stat]))
  return new Map(
    rows.flatMap(({ id, version }) => {
      const stat = stats.get(id)
      // A batch changes a row once, from the version that it was asked for.
      return stat === undefined ? [] : [[id, { id, code: null, stat, version: version + 1 }]]
    }),
  )
}
