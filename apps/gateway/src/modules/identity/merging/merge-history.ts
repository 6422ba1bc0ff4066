import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { auditRows, insertAuditRows } from '../../audit/public.ts'
import type { MergedCounts, MergeFacts, MergePair } from './account-merge.ts'

const MERGED: AuditEvent = 'user.merged'
const MERGED_FROM: AuditEvent = 'user.mergedFrom'

/** Records a merge in the history of both accounts. */
export const recordMerge = (
  db: Executor,
  { closedId, stayingId }: MergePair,
  facts: MergeFacts,
  moved: MergedCounts,
): Promise<void> =>
  insertAuditRows(db, [
    { ...facts, userId: closedId, event: MERGED, after: { otherId: stayingId } },
    { ...facts, userId: stayingId, event: MERGED_FROM, after: { otherId: closedId, moved } },
  ])

/** Who closed an account by a merge and why. */
export async function readMergeFacts(db: Executor, closedId: string): Promise<MergeFacts> {
  const [row] = await db
    .select({
      actorId: auditRows.actorId,
      reason: auditRows.reason,
      requestId: auditRows.requestId,
      sessionId: auditRows.sessionId,
    })
    .from(auditRows)
    .where(and(eq(auditRows.userId, closedId), eq(auditRows.event, MERGED)))
    .orderBy(desc(auditRows.id))
    .limit(1)
  if (!row) throw new Error('A merge without a row in the history')
  const { requestId, ...facts } = row
  return requestId === null ? facts : { ...facts, requestId }
}
