import { AppError } from '@trassa/contracts/app-error'
import { NOTICE_CHOICES } from '@trassa/contracts/enumerations/notices'
import { USUAL_TIME_ZONE } from '@trassa/contracts/enumerations/saved-searches'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { findUserById, type UserRecord } from '../identity/public.ts'
import type { Outbox } from '../messaging/public.ts'
import type { Notice } from './notice.ts'
import { NOTICE_BODIES } from './notice-bodies.ts'
import { type ClosedChannels, readDeliveries } from './notice-deliveries.ts'
import type { NoticeTopics } from './notice-topics.ts'
import { NOTICES, type NoticeFacts, type NoticeType } from './notices.ts'
import { secondsOfQuiet } from './quiet-hours.ts'
import type { UnsubscribeLinks } from './unsubscribe/unsubscribe-links.ts'

/** A notice without its reader. */
export interface NewNotice<T extends NoticeType> {
  type: T
  facts: NoticeFacts[T]
  /** For the outcome of this type (`NoticeOutcome`), where it has one; without one it is the user's id. */
  context?: object
}

export type Notifications = ReturnType<typeof createNotifications>

interface Dependencies {
  outbox: Outbox
  topics: NoticeTopics
  publicUrl: string
  unsubscribeLinks: UnsubscribeLinks
  closed: ClosedChannels
  /** The time zone of a user where it is known. */
  readTimeZone: (db: Executor, userId: string) => Promise<string | undefined>
  now: () => Date
}

/** Notices to users: their texts and channels. The outbox delivers them. */
export function createNotifications({
  outbox,
  topics,
  publicUrl,
  unsubscribeLinks,
  closed,
  readTimeZone,
  now,
}: Dependencies) {
  /** How long a notice waits for the morning of its reader. */
  async function holdOf({ atNight }: { atNight: boolean }, tx: Transaction, userId: string) {
    if (atNight) return 0
    return secondsOfQuiet(now(), (await readTimeZone(tx, userId)) ?? USUAL_TIME_ZONE)
  }

  /** Writes a notice on the ways that reach the user, or on the first of them. @returns the messages' ids */
  async function write<T extends NoticeType>(
    tx: Transaction,
    user: UserRecord,
    { type, facts, context = { userId: user.id } }: NewNotice<T>,
    { onFirst = false } = {},
  ): Promise<string[]> {
    const notice: Notice<NoticeFacts[T]> = NOTICES[type]
    const { choice, lifetimeSeconds } = notice
    const reached = await readDeliveries(tx, notice, { user, closed })
    const deliveries = onFirst ? reached.slice(0, 1) : reached
    if (deliveries.length === 0) return []
    const holdSeconds = await holdOf(notice, tx, user.id)
    const content = notice.content(facts)
    const ids: string[] = []
    for (const { channel, recipient } of deliveries) {
      const unsubscribe = NOTICE_CHOICES[choice].locked
        ? null
        : unsubscribeLinks({ userId: user.id, kind: choice, channel })
      const body = NOTICE_BODIES[channel](content, { publicUrl, unsubscribe })
      const message = { channel, recipient, body, context, lifetimeSeconds, holdSeconds }
      ids.push(await outbox.write(tx, topics[type], message))
    }
    return ids
  }

  return {
    /**
     * Writes a notice in the caller's transaction, on the first channel that reaches the user. It is delivered within
     * seconds; a caller that needs the result calls `deliver` with the returned id after the commit.
     *
     * @throws AppError `user.not_found`; `confirmation.muted` where the user has switched it off
     */
    async notify<T extends NoticeType>(
      tx: Transaction,
      { userId, ...notice }: NewNotice<T> & { userId: string },
    ): Promise<string> {
      const user = await findUserById(tx, userId)
      if (!user) throw new AppError('user.not_found')
      const [id] = await write(tx, user, notice, { onFirst: true })
      if (id === undefined) throw new AppError('confirmation.muted')
      return id
    },

    /**
     * Writes a notice of something that happens whether its user learns of it or not, on every channel that the user
     * has chosen for it; what can wait waits for the morning.
     *
     * @returns whether the notice was written: not for a deleted account, nor where the user has switched it off
     */
    async tell<T extends NoticeType>(
      tx: Transaction,
      { userId, ...notice }: NewNotice<T> & { userId: string },
    ): Promise<boolean> {
      const user = await findUserById(tx, userId)
      if (!user || user.deletedAt !== null) return false
      return (await write(tx, user, notice)).length > 0
    },

    /** The same to a user as the caller has read the row: before a change that the notice tells of. */
    async tellAs<T extends NoticeType>(
      tx: Transaction,
      user: UserRecord,
      notice: NewNotice<T>,
    ): Promise<boolean> {
      return (await write(tx, user, notice)).length > 0
    },

    /**
     * A message to Telegram leaves by its dispatcher only; its outcome tells how that ended.
     *
     * @throws DeliveryFailure where the notice was not taken; its outcome's `failed` has run then.
     */
    deliver: (noticeId: string): Promise<void> => outbox.deliver(noticeId),
  }
}
