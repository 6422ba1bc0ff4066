import { AppError } from '@trassa/contracts/app-error'
import { NOTICE_CHOICES } from '@trassa/contracts/enumerations/notices'
import type { Transaction } from '../../platform/database/connect.ts'
import { findUserById } from '../identity/public.ts'
import type { Outbox } from '../messaging/public.ts'
import type { Notice } from './notice.ts'
import { NOTICE_BODIES } from './notice-bodies.ts'
import { type ClosedChannels, type Delivery, readDeliveries } from './notice-deliveries.ts'
import type { NoticeTopics } from './notice-topics.ts'
import { NOTICES, type NoticeFacts, type NoticeType } from './notices.ts'
import type { UnsubscribeLinks } from './unsubscribe/unsubscribe-links.ts'

export interface NewNotice<T extends NoticeType> {
  type: T
  userId: string
  facts: NoticeFacts[T]
  /** For the outcome of this type (`NoticeOutcome`). */
  context: unknown
}

export type Notifications = ReturnType<typeof createNotifications>

/** Notices to users: their texts and channels. The outbox delivers them. */
export function createNotifications({
  outbox,
  topics,
  publicUrl,
  unsubscribeLinks,
  closed,
}: {
  outbox: Outbox
  topics: NoticeTopics
  publicUrl: string
  unsubscribeLinks: UnsubscribeLinks
  closed: ClosedChannels
}) {
  async function write<T extends NoticeType>(
    tx: Transaction,
    delivery: Delivery,
    { type, userId, facts, context }: NewNotice<T>,
  ): Promise<string> {
    const notice: Notice<NoticeFacts[T]> = NOTICES[type]
    const { choice, lifetimeSeconds } = notice
    const { channel } = delivery
    const unsubscribe = NOTICE_CHOICES[choice].locked
      ? null
      : unsubscribeLinks({ userId, kind: choice, channel })
    const body = NOTICE_BODIES[channel](notice.content(facts), { publicUrl, unsubscribe })
    return outbox.write(tx, topics[type], { ...delivery, body, context, lifetimeSeconds })
  }

  return {
    /**
     * Writes a notice in the caller's transaction, on the first channel that reaches the user. It is delivered within
     * seconds; a caller that needs the result calls `deliver` with the returned id after the commit.
     *
     * @throws AppError `user.not_found`; `confirmation.muted` where the user has switched it off
     */
    async notify<T extends NoticeType>(tx: Transaction, notice: NewNotice<T>): Promise<string> {
      const user = await findUserById(tx, notice.userId)
      if (!user) throw new AppError('user.not_found')
      const [delivery] = await readDeliveries(tx, NOTICES[notice.type], { user, closed })
      if (!delivery) throw new AppError('confirmation.muted')
      return write(tx, delivery, notice)
    },

    /**
     * Writes a notice of something that happens whether its user learns of it or not, on every channel that the user
     * has chosen for it.
     *
     * @returns whether the notice was written: not for a deleted account, nor where the user has switched it off
     */
    async tell<T extends NoticeType>(tx: Transaction, notice: NewNotice<T>): Promise<boolean> {
      const user = await findUserById(tx, notice.userId)
      if (!user || user.deletedAt !== null) return false
      const deliveries = await readDeliveries(tx, NOTICES[notice.type], { user, closed })
      for (const delivery of deliveries) await write(tx, delivery, notice)
      return deliveries.length > 0
    },

    /**
     * A message to Telegram leaves by its dispatcher only; its outcome tells how that ended.
     *
     * @throws DeliveryFailure where the notice was not taken; its outcome's `failed` has run then.
     */
    deliver: (noticeId: string): Promise<void> => outbox.deliver(noticeId),
  }
}
