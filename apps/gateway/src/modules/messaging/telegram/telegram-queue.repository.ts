import { and, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../../platform/database/connect.ts'
import { CLAIM_SECONDS } from '../outbox/deliver-message.job.ts'
import { type ClaimedMessage, claimedColumns, isFree } from '../outbox/messages.repository.ts'
import { messages } from '../outbox/messages.table.ts'
import { telegramChats } from './telegram-chats.table.ts'

export interface ClaimedTelegram extends ClaimedMessage {
  /** An earlier attempt was cut off: Telegram may have the message. */
  isInDoubt: boolean
  /** The chat takes answers only. */
  isStopped: boolean
}

/** domain §8: messages in all. */
export const SENT_PER_SECOND = 30

const isWaiting = sql`${messages.channel} = 'telegram' AND ${messages.state} IN ('queued', 'sending')`
/** Not held until the morning. */
const isDueSoon = sql`coalesce(${messages.notBefore} <= now() + interval '1 second', true)`

/**
 * Takes messages that may go now, one to a chat, and the chats with them: the process that takes a chat has it
 * until the message is settled or the claim has passed. Answers come first, then the oldest ones.
 *
 * @param answerTopics the topics that answer what a person has just written
 */
export async function claimTelegramMessages(
  db: Executor,
  limit: number,
  answerTopics: readonly string[],
): Promise<ClaimedTelegram[]> {
  const until = sql`now() + make_interval(secs => ${CLAIM_SECONDS.telegram})`
  const { rows } = await db.execute<ClaimedTelegram & Record<string, unknown>>(sql`
    WITH heads AS (
      SELECT DISTINCT ON (${messages.recipient}) ${messages.id} AS id, ${messages.recipient} AS chat,
        ${messages.createdAt} AS created_at, ${messages.state} = 'sending' AS in_doubt,
        ${messages.topic} = ANY(${sql.param(answerTopics)}::text[]) AS is_answer
      FROM ${messages} LEFT JOIN ${telegramChats} ON ${telegramChats.chatId} = ${messages.recipient}
      WHERE ${isWaiting} AND ${isFree} AND ${messages.expiresAt} > now()
        AND coalesce(${messages.notBefore} <= now(), true) AND coalesce(${telegramChats.freeAt} <= now(), true)
      ORDER BY ${messages.recipient}, is_answer DESC, ${messages.createdAt}, ${messages.id}
    ), chosen AS (
      SELECT * FROM heads ORDER BY is_answer DESC, created_at LIMIT ${limit}
    ), chats AS (
      INSERT INTO ${telegramChats} (chat_id, free_at) SELECT chat, ${until} FROM chosen ORDER BY chat
      ON CONFLICT (chat_id) DO UPDATE SET free_at = excluded.free_at
        WHERE ${telegramChats.freeAt} <= now()
      RETURNING chat_id, stopped_at
    )
    UPDATE ${messages} SET state = 'sending', attempts = ${messages.attempts} + 1, claimed_until = ${until}
    FROM chosen JOIN chats ON chats.chat_id = chosen.chat
    WHERE ${messages.id} = chosen.id AND ${isWaiting} AND ${isFree}
    RETURNING ${claimedColumns}, chosen.in_doubt AS "isInDoubt",
      chats.stopped_at IS NOT NULL AS "isStopped"`)
  return rows
}

/** How many messages wait for Telegram, without those that are held until later. */
export const countWaitingTelegram = (db: Database): Promise<number> =>
  db.$count(messages, and(isWaiting, isDueSoon))

/** How many messages may be added so that all that can go now leave within about a second. */
export async function telegramRoom(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    SELECT count(*)::int AS waiting
    FROM ${messages} LEFT JOIN ${telegramChats} ON ${telegramChats.chatId} = ${messages.recipient}
    WHERE ${isWaiting} AND ${isDueSoon}
      AND coalesce(${telegramChats.freeAt} <= now() + interval '1 second', true)`)
  return Math.max(0, SENT_PER_SECOND - (rows[0]?.waiting ?? 0))
}
