import { and, eq, lt, lte, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { Channel } from '../channels/channel.ts'
import { messages } from './messages.table.ts'

type Message = typeof messages.$inferSelect
type NewMessage = Pick<Message, 'id' | 'topic' | 'context' | 'channel' | 'recipient' | 'sealedBody'>

/** A message that this process is handing over. */
export type ClaimedMessage = Pick<
  Message,
  'id' | 'topic' | 'context' | 'channel' | 'recipient' | 'sealedBody' | 'attempts'
>

/** A `ClaimedMessage` as plain SQL returns it. */
export const claimedColumns = sql`${messages.id}, ${messages.topic}, ${messages.context}, ${messages.channel},
  ${messages.recipient}, ${messages.sealedBody} AS "sealedBody", ${messages.attempts}`

const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const isQueued = eq(messages.state, 'queued')
const isAbandoned = sql`${messages.state} = 'sending' AND ${messages.claimedUntil} <= now()`
/** Whether an unsettled message is in no attempt's hands. */
export const isFree = sql`(${isQueued} OR ${isAbandoned})`
/** Of two attempts the earlier one, which took too long, settles nothing. */
const isStillClaimed = ({ id, attempts }: ClaimedMessage) =>
  and(eq(messages.id, id), eq(messages.state, 'sending'), eq(messages.attempts, attempts))

/** Inserts messages in one statement; each is held for a while, and its lifetime begins then. */
export async function insertMessages(
  tx: Transaction,
  added: readonly { message: NewMessage; lifetimeSeconds: number; holdSeconds: number }[],
): Promise<void> {
  if (added.length === 0) return
  await tx.insert(messages).values(
    added.map(({ message, lifetimeSeconds, holdSeconds }) => ({
      ...message,
      expiresAt: fromNow(holdSeconds + lifetimeSeconds),
      notBefore: holdSeconds > 0 ? fromNow(holdSeconds) : null,
    })),
  )
}

/**
 * Takes a message for one attempt, in one statement: of several that try one gets it.
 * `undefined` where it is settled, out of date, in another attempt's hands or its channel's dispatcher's to take.
 *
 * @param claimSeconds how long the attempt has the message to itself, by its channel.
 */
export async function claimMessage(
  db: Executor,
  id: string,
  claimSeconds: Record<Channel, number>,
): Promise<ClaimedMessage | undefined> {
  const { topic, context, channel, recipient, sealedBody, attempts } = messages
  const [claimed] = await db
    .update(messages)
    .set({
      state: 'sending',
      attempts: sql`${messages.attempts} + 1`,
      claimedUntil: sql`now() + make_interval(secs => (${JSON.stringify(claimSeconds)}::jsonb ->> ${channel})::int)`,
    })
    // Telegram's dispatcher takes its messages itself, with their chats.
    .where(
      and(
        eq(messages.id, id),
        isFree,
        sql`${messages.expiresAt} > now()`,
        ne(messages.channel, 'telegram'),
      ),
    )
    .returning({ id: messages.id, topic, context, channel, recipient, sealedBody, attempts })
  return claimed
}

/** How an attempt has ended for good. */
export type Outcome =
  | { state: 'sent' }
  /** `failure`: why, without recipient and text; the body is kept where an operator may send it again. */
  | { state: 'failed'; failure: string; keepsBody: boolean }

/** Ends an attempt for good and erases the body, unless it may be sent again. @returns whether it was this attempt's to end. */
export async function settleMessage(
  tx: Transaction,
  claim: ClaimedMessage,
  outcome: Outcome,
): Promise<boolean> {
  const { state } = outcome
  const isKept = state === 'failed' && outcome.keepsBody
  const settled = await tx
    .update(messages)
    .set({
      state,
      claimedUntil: null,
      settledAt: sql`now()`,
      failure: state === 'failed' ? outcome.failure : null,
      ...(!isKept && { sealedBody: null }),
    })
    .where(isStillClaimed(claim))
    .returning({ id: messages.id })
  return settled.length > 0
}

/** Gives a message back for a later attempt. */
export async function releaseMessage(db: Executor, claim: ClaimedMessage): Promise<void> {
  await db
    .update(messages)
    .set({ state: 'queued', claimedUntil: null })
    .where(isStillClaimed(claim))
}

const isOverdue = and(isFree, lte(messages.expiresAt, sql`now()`))

/** Gives up a message whose time has passed and erases its body; `undefined` where there is no such. */
export async function expireMessage(
  tx: Transaction,
  id: string,
): Promise<Pick<Message, 'topic' | 'context'> | undefined> {
  const [expired] = await tx
    .update(messages)
    .set({ state: 'expired', sealedBody: null, claimedUntil: null, settledAt: sql`now()` })
    .where(and(eq(messages.id, id), isOverdue))
    .returning({ topic: messages.topic, context: messages.context })
  return expired
}

/** Whether another attempt is under way that may still end well. */
export async function isMessageClaimed(db: Executor, id: string): Promise<boolean> {
  const isSending = eq(messages.state, 'sending')
  return (await db.$count(messages, and(eq(messages.id, id), isSending))) > 0
}

/** Messages that were not sent in time. @returns their ids. */
export async function listOverdue(
  db: Executor,
  { channel, limit }: { channel?: Channel; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(channel && eq(messages.channel, channel), isOverdue))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Lets what waits for a recipient expire now. */
export async function withdrawMessagesTo(
  tx: Transaction,
  channel: Channel,
  recipient: string,
): Promise<void> {
  await tx
    .update(messages)
    .set({ expiresAt: sql`now()` })
    .where(
      and(
        eq(messages.channel, channel),
        eq(messages.recipient, recipient),
        sql`${messages.state} IN ('queued', 'sending')`,
      ),
    )
}

/** Deletes messages that are thirty days old. @returns how many. */
export async function deleteOldMessages(db: Executor): Promise<number> {
  const { rowCount } = await db
    .delete(messages)
    .where(lt(messages.createdAt, sql`now() - interval '30 days'`))
  return rowCount ?? 0
}

/** What was sent to a number or address in the last 30 days; the texts are erased with the sending. */
export const readMessagesTo = (db: Executor, recipient: string) =>
  db
    .select({
      topic: messages.topic,
      channel: messages.channel,
      state: messages.state,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(eq(messages.recipient, recipient))
    .orderBy(messages.createdAt)
