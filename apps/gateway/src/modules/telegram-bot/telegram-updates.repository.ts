import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { telegramUpdates } from './telegram-updates.table.ts'

/**
 * The last update that was handled; `undefined` for none in six days: after a week of silence Telegram chooses the
 * next number at random, also a lower one.
 */
export async function readLastUpdate(db: Executor, botId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ lastUpdateId: telegramUpdates.lastUpdateId })
    .from(telegramUpdates)
    .where(
      and(
        eq(telegramUpdates.botId, botId),
        gt(telegramUpdates.handledAt, sql`now() - interval '6 days'`),
      ),
    )
  return row?.lastUpdateId
}

/**
 * Marks an update as handled in the transaction of what it causes; of two processes the second waits.
 *
 * @returns whether it was not handled before.
 */
export async function takeUpdate(
  tx: Transaction,
  botId: string,
  updateId: number,
): Promise<boolean> {
  const now = sql`now()`
  const taken = await tx
    .insert(telegramUpdates)
    .values({ botId, lastUpdateId: updateId, handledAt: now })
    .onConflictDoUpdate({
      target: telegramUpdates.botId,
      set: { lastUpdateId: updateId, handledAt: now },
      setWhere: sql`${telegramUpdates.lastUpdateId} < ${updateId}
        OR ${telegramUpdates.handledAt} <= now() - interval '6 days'`,
    })
    .returning({ botId: telegramUpdates.botId })
  return taken.length > 0
}
