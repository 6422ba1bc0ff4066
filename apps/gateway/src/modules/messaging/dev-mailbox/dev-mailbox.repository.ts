import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { outboxMessages } from './dev-mailbox.table.ts'

export type OutboxMessage = typeof outboxMessages.$inferSelect

export async function insertOutboxMessage(
  db: Executor,
  message: Pick<OutboxMessage, 'channel' | 'recipient' | 'body'>,
): Promise<void> {
  await db.insert(outboxMessages).values(message)
}

/** The newest messages first, to everybody or to one recipient. */
export function listOutboxMessages(
  db: Executor,
  { recipient, limit }: { recipient?: string | undefined; limit: number },
): Promise<OutboxMessage[]> {
  return db
    .select()
    .from(outboxMessages)
    .where(recipient === undefined ? undefined : eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.id))
    .limit(limit)
}

/** Deletes messages that are older than a week. @returns how many. */
export async function purgeOutboxMessages(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(outboxMessages)
    .where(lt(outboxMessages.createdAt, sql`now() - interval '7 days'`))
  return rowCount ?? 0
}
