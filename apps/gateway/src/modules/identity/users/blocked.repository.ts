import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { users } from './users.table.ts'

/**
 * Those of these users whose accounts are blocked. None of them is blocked or unblocked until the transaction ends:
 * otherwise an ad could be published behind the job that takes the ads of a new block off. Lock ads before.
 */
export async function lockBlocked(
  tx: Transaction,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await tx
    .select({ id: users.id, blockedAt: users.blockedAt })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]))
    .orderBy(asc(users.id))
    .for('share')
  return new Set(rows.flatMap(({ id, blockedAt }) => (blockedAt ? [id] : [])))
}
