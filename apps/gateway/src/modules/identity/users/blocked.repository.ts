import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { users } from './users.table.ts'

/** Those of these users whose accounts are blocked, in one statement. */
export async function findBlocked(
  db: Executor,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...new Set(userIds)]), isNotNull(users.blockedAt)))
  return new Set(rows.map(({ id }) => id))
}
