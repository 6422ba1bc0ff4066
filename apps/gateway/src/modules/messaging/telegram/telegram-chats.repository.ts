import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { telegramChats } from './telegram-chats.table.ts'

/** No message is sent to the chat any more but answers, those that wait included (domain §8). */
export async function stopTelegramChat(db: Executor, chatId: string): Promise<void> {
  const stoppedAt = sql`now()`
  await db
    .insert(telegramChats)
    .values({ chatId, stoppedAt })
    .onConflictDoUpdate({ target: telegramChats.chatId, set: { stoppedAt } })
}

/** Messages are sent to the chat again. */
export async function resumeTelegramChat(db: Executor, chatId: string): Promise<void> {
  await db
    .update(telegramChats)
    .set({ stoppedAt: null })
    .where(and(eq(telegramChats.chatId, chatId), isNotNull(telegramChats.stoppedAt)))
}

/** Whether the person has stopped the bot or blocked it. */
export async function isTelegramChatStopped(db: Executor, chatId: string): Promise<boolean> {
  const stopped = and(eq(telegramChats.chatId, chatId), isNotNull(telegramChats.stoppedAt))
  return (await db.$count(telegramChats, stopped)) > 0
}

/** Those of these chats whose persons have stopped the bot or blocked it. */
export async function readStoppedChats(
  db: Executor,
  chatIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (chatIds.length === 0) return new Set()
  const stopped = await db
    .select({ chatId: telegramChats.chatId })
    .from(telegramChats)
    .where(and(inArray(telegramChats.chatId, [...chatIds]), isNotNull(telegramChats.stoppedAt)))
  return new Set(stopped.map(({ chatId }) => chatId))
}

/** Lets the next message go to the chat after a while. */
export async function freeTelegramChat(
  db: Executor,
  chatId: string,
  afterSeconds: number,
): Promise<void> {
  await db
    .update(telegramChats)
    .set({ freeAt: sql`clock_timestamp() + make_interval(secs => ${afterSeconds})` })
    .where(eq(telegramChats.chatId, chatId))
}

/** What is kept about a chat. */
export const readTelegramChat = (db: Executor, chatId: string) =>
  db.select().from(telegramChats).where(eq(telegramChats.chatId, chatId))

export async function deleteTelegramChat(db: Executor, chatId: string): Promise<void> {
  await db.delete(telegramChats).where(eq(telegramChats.chatId, chatId))
}

/** Deletes chats that nothing is known of but when their last message went. @returns how many. */
export async function purgeTelegramChats(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(telegramChats)
    .where(
      and(
        isNull(telegramChats.stoppedAt),
        lt(telegramChats.freeAt, sql`now() - interval '1 hour'`),
      ),
    )
  return rowCount ?? 0
}
