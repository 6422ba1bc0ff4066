import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../../platform/database/columns.ts'
import type { Channel } from '../channels/channel.ts'

/** The transactional outbox: what is to be told to people, written together with its cause (decision 016). */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    /** What the message is about: the name of a `MessageTopic`. */
    topic: text().notNull(),
    /** What the topic needs when the message is sent or has failed. Not encrypted: no secrets. */
    context: jsonb().notNull(),
    channel: text().$type<Channel>().notNull(),
    recipient: text().notNull(),
    /** Encrypted, since it may be a code or a one-time link; erased as soon as it is needed no longer. */
    sealedBody: bytes(),
    state: text()
      .$type<'queued' | 'sending' | 'sent' | 'failed' | 'expired'>()
      .notNull()
      .default('queued'),
    attempts: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    /** Held until this moment: the person sleeps. */
    notBefore: moment(),
    /** Not handed over after this moment. */
    expiresAt: moment().notNull(),
    /** While `sending`: the attempt's process has died if this has passed. */
    claimedUntil: moment(),
    /** When it was sent, failed or expired. */
    settledAt: moment(),
    /** Why the last attempt failed, without recipient and text. */
    failure: text(),
  },
  (table) => [
    index('messages_created').on(table.createdAt),
    // The queue of the Telegram dispatcher: the first message of each chat.
    index('messages_telegram')
      .on(table.recipient, table.createdAt)
      .where(sql`channel = 'telegram' AND state IN ('queued', 'sending')`),
  ],
)
