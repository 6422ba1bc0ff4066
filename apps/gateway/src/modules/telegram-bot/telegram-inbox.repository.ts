import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Update } from 'grammy/types'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { telegramInbox } from './telegram-inbox.table.ts'

/** Keeps an update, once however often Telegram brings it. */
export async function storeUpdate(db: Executor, botId: string, update: Update): Promise<void> {
  await db
    .insert(telegramInbox)
    .values({ botId, updateId: update.update_id, update })
    .onConflictDoNothing()
}

const isWaiting = (botId: string) =>
  and(eq(telegramInbox.botId, botId), isNull(telegramInbox.handledAt))

/** The oldest updates that wait. */
export async function readWaitingUpdates(
  db: Executor,
  botId: string,
  limit: number,
): Promise<Update[]> {
  const rows = await db
    .select({ update: telegramInbox.update })
    .from(telegramInbox)
    .where(isWaiting(botId))
    .orderBy(asc(telegramInbox.updateId))
    .limit(limit)
  return rows.flatMap(({ update }) => update ?? [])
}

/** Marks an update as handled in the transaction of what it causes. @returns whether it was not handled before. */
export async function takeWaitingUpdate(
  tx: Transaction,
  botId: string,
  updateId: number,
): Promise<boolean> {
  const taken = await tx
    .update(telegramInbox)
    .set({ update: null, handledAt: sql`now()` })
    .where(and(isWaiting(botId), eq(telegramInbox.updateId, updateId)))
    .returning({ updateId: telegramInbox.updateId })
  return taken.length > 0
}

/** Deletes updates that were handled a day ago: Telegram brings them no more. @returns how many. */
export async function purgeTelegramInbox(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(telegramInbox)
    .where(lt(telegramInbox.handledAt, sql`now() - interval '1 day'`))
  return rowCount ?? 0
}
