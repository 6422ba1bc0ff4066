import { and, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { Channel } from '../channels/channel.ts'
import { messages } from './messages.table.ts'

/** A message that was given up, without its recipient and its text. */
interface DeadLetter {
  id: string
  channel: Channel
  topic: string
  state: 'failed' | 'expired'
  attempts: number
  createdAt: Date
  failure: string | null
  /** Its text is kept and its time has not passed. */
  canRetry: boolean
}

const isDead = inArray(messages.state, ['failed', 'expired'])
const canRetry = and(
  eq(messages.state, 'failed'),
  isNotNull(messages.sealedBody),
  gt(messages.expiresAt, sql`now()`),
)

/** The newest first. */
export async function readDeadLetters(db: Executor, limit: number): Promise<DeadLetter[]> {
  const { id, channel, topic, state, attempts, createdAt, failure } = messages
  const rows = await db
    .select({
      id,
      channel,
      topic,
      state,
      attempts,
      createdAt,
      failure,
      canRetry: sql<boolean>`coalesce(${canRetry}, false)`,
    })
    .from(messages)
    .where(isDead)
    .orderBy(desc(createdAt))
    .limit(limit)
  return rows as DeadLetter[]
}

/**
 * Puts given-up messages back into the queue: one, or the oldest of all; the caller sees to their delivery.
 *
 * @param before leaves out what was given up later: a repeat that has failed again meanwhile is not repeated once more.
 * @returns which they are.
 */
export function requeueDeadLetters(
  tx: Transaction,
  id: string | 'all',
  { limit, before }: { limit: number; before: Date },
): Promise<{ id: string; channel: Channel }[]> {
  const batch = tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(canRetry, id === 'all' ? lte(messages.settledAt, before) : eq(messages.id, id)))
    .orderBy(messages.settledAt, messages.id)
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(messages)
    .set({ state: 'queued', settledAt: null, failure: null })
    .where(inArray(messages.id, batch))
    .returning({ id: messages.id, channel: messages.channel })
}

/** Erases the texts that were kept for another attempt and whose time has passed. @returns how many. */
export async function eraseDeadLetters(db: Executor): Promise<number> {
  const { rowCount } = await db
    .update(messages)
    .set({ sealedBody: null })
    .where(
      and(
        eq(messages.state, 'failed'),
        isNotNull(messages.sealedBody),
        sql`${messages.expiresAt} <= now()`,
      ),
    )
  return rowCount ?? 0
}

/** What became of the messages of the last day on one channel. */
interface ChannelFigures extends Record<string, unknown> {
  channel: Channel
  waiting: number
  sent: number
  failed: number
  expired: number
  /** Age of the oldest that may go and has not; 0 without one. */
  oldestSeconds: number
}

/** Figures of the channels that had messages in the last day. */
export async function readChannelFigures(db: Executor): Promise<ChannelFigures[]> {
  const is = (...states: string[]) =>
    sql`count(*) FILTER (WHERE ${inArray(messages.state, states as never)})::int`
  const isDue = sql`${inArray(messages.state, ['queued', 'sending'])} AND coalesce(${messages.notBefore} <= now(), true)`
  const { rows } = await db.execute<ChannelFigures>(sql`
    SELECT ${messages.channel} AS channel, ${is('queued', 'sending')} AS waiting, ${is('sent')} AS sent,
      ${is('failed')} AS failed, ${is('expired')} AS expired,
      coalesce(extract(epoch FROM now() - min(coalesce(${messages.notBefore}, ${messages.createdAt}))
        FILTER (WHERE ${isDue})), 0)::float8 AS "oldestSeconds"
    FROM ${messages} WHERE ${messages.createdAt} > now() - interval '1 day'
    GROUP BY ${messages.channel} ORDER BY ${messages.channel}`)
  return rows
}
