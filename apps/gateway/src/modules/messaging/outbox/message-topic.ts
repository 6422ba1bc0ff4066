import type { z } from 'zod'
import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { Channel } from '../channels/channel.ts'

/** A kind of message, and what follows in the database from how its delivery ends. */
export interface MessageTopic<Context extends z.ZodType = z.ZodType> {
  /** Stored with the messages, so it never changes. */
  name: string
  /** Stored with the message and given to the two below: ids, no secrets. */
  context: Context
  /**
   * What happens to a Telegram message whose process died while Telegram had it: nothing tells whether it has
   * arrived (decision 114). `resend` by default: rather twice than not at all.
   */
  ifInDoubt?: 'resend' | 'giveUp'
  /** An answer to what the person has just written to the bot: sent also where all else is stopped. */
  isAnswer?: boolean
  /**
   * Asked before each attempt of Telegram's dispatcher and of the delivery job; a message that is not wanted any more
   * is given up. Wanted by default.
   */
  isStillWanted?(
    db: Executor,
    context: z.output<Context>,
    recipient: string,
    channel: Channel,
  ): Promise<boolean>
  /** In the transaction that gives such a message up, after `failed`: what it was about may wait for another one. */
  unwanted?(tx: Transaction, context: z.output<Context>): Promise<void>
  /**
   * `failed` takes nothing back, so that an operator may send a given-up message again: its text is kept until the
   * message's time has passed.
   */
  canRetry?: boolean
  /** In the transaction that marks the message as sent. */
  sent(tx: Transaction, context: z.output<Context>): Promise<void>
  /** In the transaction that gives the message up: takes back what only made sense with it. */
  failed(tx: Transaction, context: z.output<Context>): Promise<void>
}

/** Declares a topic; the types of `sent` and `failed` follow from `context`. */
export const defineTopic = <Context extends z.ZodType>(
  topic: MessageTopic<Context>,
): MessageTopic<Context> => topic
