import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { devMailboxMessages } from './dev-mailbox.table.ts'

export type DevMailboxMessage = typeof devMailboxMessages.$inferSelect

export async function insertDevMailboxMessage(
  db: Executor,
  message: Pick<DevMailboxMessage, 'channel' | 'recipient' | 'body'> & {
    html?: string | undefined
  },
): Promise<void> {
  await db.insert(devMailboxMessages).values(message)
}

/** The newest messages first, to all recipients or to one. */
export function listDevMailboxMessages(
  db: Executor,
  { recipient, limit }: { recipient?: string | undefined; limit: number },
): Promise<DevMailboxMessage[]> {
  return db
    .select()
    .from(devMailboxMessages)
    .where(recipient === undefined ? undefined : eq(devMailboxMessages.recipient, recipient))
    .orderBy(desc(devMailboxMessages.id))
    .limit(limit)
}

/** The HTML of a letter; `undefined` where there is none. */
export async function findDevMailboxHtml(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ html: devMailboxMessages.html })
    .from(devMailboxMessages)
    .where(eq(devMailboxMessages.id, id))
  return row?.html ?? undefined
}

/** Changes a message of a recipient, as an edit does. */
export async function updateDevMailboxMessage(
  db: Executor,
  { id, recipient }: { id: string; recipient: string },
  change: (body: string) => string,
): Promise<void> {
  const its = and(eq(devMailboxMessages.id, id), eq(devMailboxMessages.recipient, recipient))
  const [row] = await db
    .select({ body: devMailboxMessages.body })
    .from(devMailboxMessages)
    .where(its)
  if (row)
    await db
      .update(devMailboxMessages)
      .set({ body: change(row.body) })
      .where(its)
}

/** Deletes messages that are older than a week. @returns how many. */
export async function purgeDevMailbox(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(devMailboxMessages)
    .where(lt(devMailboxMessages.createdAt, sql`now() - interval '7 days'`))
  return rowCount ?? 0
}
