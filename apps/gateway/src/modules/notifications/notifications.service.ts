import { AppError } from '@trassa/contracts/app-error'
import type { Transaction } from '../../platform/database/connect.ts'
import { findUserById, type UserRecord } from '../identity/public.ts'
import type { Channel, Outbox } from '../messaging/public.ts'
import type { NoticeTopics } from './notice-topics.ts'
import { NOTICES, type Notice, type NoticeFacts, type NoticeType } from './notices.ts'

/** Where a person is reached on a channel; `null` where they are not. */
const RECIPIENTS: Record<Channel, (user: UserRecord) => string | null> = {
  sms: (user) => user.phone,
  // Users have no e-mail address; letters go to those who run the site.
  email: () => null,
}

export interface NewNotice<T extends NoticeType> {
  type: T
  userId: string
  facts: NoticeFacts[T]
  /** For the outcome of this type (`NoticeOutcome`). */
  context: unknown
}

export type Notifications = ReturnType<typeof createNotifications>

/** Notices to users: their texts and channels. The outbox delivers them. */
export function createNotifications({ outbox, topics }: { outbox: Outbox; topics: NoticeTopics }) {
  return {
    /**
     * Writes a notice in the caller's transaction. A job delivers it within seconds; a
     * caller that needs the result calls `deliver` with the returned id after the commit.
     *
     * @throws AppError `user.not_found`
     */
    async notify<T extends NoticeType>(
      tx: Transaction,
      { type, userId, facts, context }: NewNotice<T>,
    ): Promise<string> {
      const user = await findUserById(tx, userId)
      if (!user) throw new AppError('user.not_found')
      const { text, lifetimeSeconds, channels }: Notice<NoticeFacts[T]> = NOTICES[type]
      return outbox.write(tx, topics[type], {
        ...reach(user, channels),
        body: text(facts),
        context,
        lifetimeSeconds,
      })
    },

    /** @throws DeliveryFailure where the notice was not taken; its outcome's `failed` has run then. */
    deliver: (noticeId: string): Promise<void> => outbox.deliver(noticeId),
  }
}

function reach(user: UserRecord, channels: readonly Channel[]) {
  for (const channel of channels) {
    const recipient = RECIPIENTS[channel](user)
    if (recipient) return { channel, recipient }
  }
  throw new Error(`No channel of ${channels.join(', ')} reaches the user`)
}
