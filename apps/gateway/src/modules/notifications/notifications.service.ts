import { AppError } from '@trassa/contracts/app-error'
import type { NoticeChannel } from '@trassa/contracts/enumerations/notices'
import type { Transaction } from '../../platform/database/connect.ts'
import { findUserById, isMuted, type UserRecord } from '../identity/public.ts'
import type { Outbox } from '../messaging/public.ts'
import type { NoticeTopics } from './notice-topics.ts'
import { NOTICES, type Notice, type NoticeFacts, type NoticeType } from './notices.ts'

/** Where a person is reached on a channel; `null` where they are not. */
const RECIPIENTS: Record<NoticeChannel, (user: UserRecord) => string | null> = {
  sms: (user) => user.phone,
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
     * @throws AppError `user.not_found`; `confirmation.muted` where the user has switched it off
     */
    async notify<T extends NoticeType>(
      tx: Transaction,
      { type, userId, facts, context }: NewNotice<T>,
    ): Promise<string> {
      const user = await findUserById(tx, userId)
      if (!user) throw new AppError('user.not_found')
      const { text, lifetimeSeconds, channels }: Notice<NoticeFacts[T]> = NOTICES[type]
      return outbox.write(tx, topics[type], {
        ...reach(user, type, channels),
        body: text(facts),
        context,
        lifetimeSeconds,
      })
    },

    /** @throws DeliveryFailure where the notice was not taken; its outcome's `failed` has run then. */
    deliver: (noticeId: string): Promise<void> => outbox.deliver(noticeId),
  }
}

function reach(user: UserRecord, type: NoticeType, channels: readonly NoticeChannel[]) {
  const wanted = channels.filter((channel) => !isMuted(user, type, channel))
  if (wanted.length === 0) throw new AppError('confirmation.muted')
  for (const channel of wanted) {
    const recipient = RECIPIENTS[channel](user)
    if (recipient) return { channel, recipient }
  }
  throw new Error(`No channel of ${channels.join(', ')} reaches the user`)
}
