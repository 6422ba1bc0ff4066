import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import { type JobRun, PermanentJobFailure } from '../../../platform/jobs/define-job.ts'
import type { Enqueue } from '../../../platform/jobs/job-queue.ts'
import { createTextSeal } from '../../../platform/secrets/seal-text.ts'
import type { Channel, Channels } from '../channels/channel.ts'
import { DeliveryFailure } from '../channels/delivery-failure.ts'
import { CLAIM_SECONDS, type DELIVER_MESSAGE, enqueueDeliveries } from './deliver-message.job.ts'
import type { MessageTopic } from './message-topic.ts'
import {
  type ClaimedMessage,
  claimMessage,
  deleteOldMessages,
  expireMessage,
  insertMessages,
  isMessageClaimed,
  listOverdue,
  type Outcome,
  releaseMessage,
  settleMessage,
} from './messages.repository.ts'

const EXPIRED_AT_ONCE = 500

export interface NewMessage<Context> {
  channel: Channel
  /** As the channel takes it (`ChannelSender`), like the body. */
  recipient: string
  body: string
  context: Context
  /** How long the message makes sense; it is never handed over later. */
  lifetimeSeconds: number
  /** How long the message is held first; its lifetime begins then. */
  holdSeconds?: number
}

/** A message of any topic. */
export interface TopicMessage {
  topic: MessageTopic
  message: NewMessage<unknown>
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Messages to people as a transactional outbox (decision 016): written in the transaction of what
 * causes them, handed over after its commit, and by a job where that did not happen. A message that was
 * taken by its provider is not handed over again.
 *
 * @param topics every topic that is ever written.
 * @param codeSecret what bodies are encrypted with.
 */
export function createOutbox(dependencies: {
  db: Database
  enqueue: Enqueue
  channels: Channels
  topics: readonly MessageTopic[]
  codeSecret: string
}) {
  const { db, enqueue, channels } = dependencies
  const bodies = createTextSeal(dependencies.codeSecret, 'message bodies')
  const topics = new Map(dependencies.topics.map((topic) => [topic.name, topic]))

  const topicOf = (name: string): MessageTopic => {
    const topic = topics.get(name)
    if (!topic) throw new PermanentJobFailure(`Unknown topic ${name}`)
    return topic
  }

  const answerTopics = dependencies.topics.flatMap(({ name, isAnswer }) => (isAnswer ? [name] : []))

  const bodyOf = ({ id, sealedBody }: ClaimedMessage): string => {
    try {
      return bodies.open(id, sealedBody ?? Buffer.alloc(0))
    } catch (cause) {
      throw new PermanentJobFailure('The body was sealed with another CODE_SECRET', { cause })
    }
  }

  /** Whether its topic still wants a message that was written some time ago (`MessageTopic`). */
  const isStillWanted = async ({ topic, context, recipient, channel }: ClaimedMessage) => {
    const { isStillWanted: isWanted, context: schema } = topicOf(topic)
    return isWanted ? isWanted(db, schema.parse(context), recipient, channel) : true
  }

  const handOver = async (claim: ClaimedMessage) =>
    channels[claim.channel].send(claim.recipient, bodyOf(claim), claim.id)

  /** @param alongside is written in the same transaction, first. */
  const settle = (
    claim: ClaimedMessage,
    ended: 'sent' | { failure: string; isUnwanted?: boolean },
    alongside?: (tx: Transaction) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      await alongside?.(tx)
      const topic = topicOf(claim.topic)
      const keepsBody = topic.canRetry ?? false
      const outcome: Outcome =
        ended === 'sent'
          ? { state: 'sent' }
          : { state: 'failed', failure: ended.failure, keepsBody }
      if (!(await settleMessage(tx, claim, outcome))) return
      const context = topic.context.parse(claim.context)
      await topic[outcome.state](tx, context)
      if (ended !== 'sent' && ended.isUnwanted) await topic.unwanted?.(tx, context)
    })

  const expire = (id: string) =>
    db.transaction(async (tx) => {
      const expired = await expireMessage(tx, id)
      if (!expired) return false
      // A topic of an earlier version has nothing to take back.
      const topic = topics.get(expired.topic)
      await topic?.failed(tx, topic.context.parse(expired.context))
      return true
    })

  /**
   * Gives up messages that came to no end in time, because their jobs were lost or nothing sends their channel, and
   * deletes old ones.
   *
   * @returns how many.
   */
  async function purge(): Promise<number> {
    let expired = 0
    for (;;) {
      const overdue = await listOverdue(db, { limit: EXPIRED_AT_ONCE })
      for (const id of overdue) expired += Number(await expire(id))
      if (overdue.length < EXPIRED_AT_ONCE) return expired + (await deleteOldMessages(db))
    }
  }

  /** The same for many messages at once, in as many statements as for one. @returns their ids, in their order. */
  async function writeMany(tx: Transaction, written: readonly TopicMessage[]): Promise<string[]> {
    const added = written.map(({ topic, message }) => {
      const { body, context, lifetimeSeconds, holdSeconds = 0, ...rest } = message
      // Rises with the time: messages of one transaction or millisecond keep their order.
      const id = uuidv7()
      const row = {
        ...rest,
        id,
        topic: topicOf(topic.name).name,
        context: topic.context.parse(context),
        sealedBody: bodies.seal(id, body),
      }
      return { message: row, lifetimeSeconds, holdSeconds }
    })
    await insertMessages(tx, added)
    const deliveries = added.map(({ message, holdSeconds }) => ({ ...message, holdSeconds }))
    await enqueueDeliveries(tx, enqueue, deliveries)
    return added.map(({ message }) => message.id)
  }

  return {
    topicOf,
    answerTopics,
    handOver,
    isStillWanted,
    settle,
    expire,
    purge,

    /**
     * Writes a message and the job that sees to its delivery in the caller's transaction. Call
     * `deliver` with its id once that is committed: people should not wait for the job.
     */
    async write<Context extends z.ZodType>(
      tx: Transaction,
      topic: MessageTopic<Context>,
      message: NewMessage<z.input<Context>>,
    ): Promise<string> {
      const [id] = await writeMany(tx, [{ topic, message }])
      return id as string
    },

    writeMany,

    /**
     * Hands a committed message over, outside any transaction: a slow provider must not hold
     * connections. What is not taken at once is given up, so that the caller can say so: the topic's
     * `failed` has run when this throws. Does nothing for a channel with a dispatcher.
     *
     * @throws DeliveryFailure
     */
    async deliver(id: string): Promise<void> {
      const claim = await claimMessage(db, id, CLAIM_SECONDS)
      if (!claim) return
      try {
        await handOver(claim)
      } catch (error) {
        await settle(claim, { failure: failureOf(error) })
        throw error
      }
      await settle(claim, 'sent')
    },

    /**
     * The job's attempt: a provider that is away is asked again while the job has repeats left.
     *
     * @returns how many messages were handed over or have expired.
     */
    async deliverByJob({
      payload: { messageId },
      isLastAttempt,
    }: JobRun<z.output<typeof DELIVER_MESSAGE.payload>>): Promise<number> {
      const claim = await claimMessage(db, messageId, CLAIM_SECONDS)
      if (!claim) {
        if (await expire(messageId)) return 1
        if (await isMessageClaimed(db, messageId)) throw new Error('Another attempt is under way')
        return 0
      }
      try {
        if (!(await isStillWanted(claim))) {
          await settle(claim, { failure: NOT_WANTED, isUnwanted: true })
          return 0
        }
        await handOver(claim)
      } catch (error) {
        const failure = asJobFailure(error)
        const isOver = isLastAttempt || failure instanceof PermanentJobFailure
        if (isOver) await settle(claim, { failure: failureOf(error) })
        else await releaseMessage(db, claim)
        throw failure
      }
      await settle(claim, 'sent')
      return 1
    },
  }
}

/** Why a message was given up that its topic does not want any more. */
export const NOT_WANTED = 'not wanted any more'

/** Why a message was not taken, as operators read it; other errors may quote what they were given. */
export const failureOf = (error: unknown): string => {
  if (error instanceof DeliveryFailure) return `${error.reason}: ${error.message}`
  return error instanceof PermanentJobFailure ? error.message : 'unexpected error'
}

/** A recipient that cannot be reached now cannot be reached later. */
const asJobFailure = (error: unknown): unknown =>
  error instanceof DeliveryFailure && error.reason === 'recipient'
    ? new PermanentJobFailure('The recipient cannot be reached', { cause: error })
    : error
