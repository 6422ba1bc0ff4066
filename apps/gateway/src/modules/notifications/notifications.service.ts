import { AppError } from '@trassa/contracts/app-error'
import { NOTICE_CHOICES, type NoticeChannel } from '@trassa/contracts/enumerations/notices'
import { USUAL_TIME_ZONE } from '@trassa/contracts/enumerations/saved-searches'
import type { Executor, Transaction } from '../../platform/database/connect.ts'
import { findUserById, findUsersById, type UserRecord } from '../identity/public.ts'
import type { Outbox, TopicMessage } from '../messaging/public.ts'
import type { Notice } from './notice.ts'
import { NOTICE_BODIES } from './notice-bodies.ts'
import {
  type ClosedChannels,
  type Delivery,
  deliveriesOf,
  readStoppedChatsOf,
} from './notice-deliveries.ts'
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

/** Of the ways that reach a user: all of them, the first, or this one. */
type Ways = 'all' | 'first' | NoticeChannel

function chosenOf(reached: Delivery[], ways: Ways): Delivery[] {
  if (ways === 'all') return reached
  return ways === 'first' ? reached.slice(0, 1) : reached.filter(({ channel }) => channel === ways)
}

/** A notice with its reader's row. */
type NoticeTo<T extends NoticeType> = NewNotice<T> & { user: UserRecord }

export type Notifications = ReturnType<typeof createNotifications>

interface Dependencies {
  outbox: Outbox
  topics: NoticeTopics
  publicUrl: string
  unsubscribeLinks: UnsubscribeLinks
  closed: ClosedChannels
  /** The time zones of users where they are known, by the user's id. */
  readTimeZones: (db: Executor, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  now: () => Date
}

/** Notices to users: their texts and channels. The outbox delivers them. */
export function createNotifications({
  outbox,
  topics,
  publicUrl,
  unsubscribeLinks,
  closed,
  readTimeZones,
  now,
}: Dependencies) {
  /** The messages that a notice comes to on these channels. */
  function messagesOf<T extends NoticeType>(
    { user, type, facts, context = { userId: user.id } }: NoticeTo<T>,
    deliveries: readonly Delivery[],
    timeZone: string = USUAL_TIME_ZONE,
  ): TopicMessage[] {
    const notice: Notice<NoticeFacts[T]> = NOTICES[type]
    const { choice, lifetimeSeconds, atNight } = notice
    // What can wait waits for the morning of its reader.
    const holdSeconds = atNight ? 0 : secondsOfQuiet(now(), timeZone)
    const content = notice.content(facts)
    return deliveries.map(({ channel, recipient }) => {
      const unsubscribe = NOTICE_CHOICES[choice].locked
        ? null
        : unsubscribeLinks({ userId: user.id, kind: choice, channel })
      const body = NOTICE_BODIES[channel](content, { publicUrl, unsubscribe })
      const message = { channel, recipient, body, context, lifetimeSeconds, holdSeconds }
      return { topic: topics[type], message }
    })
  }

  /**
   * Writes notices on those of the ways that reach their users, in as many statements as one.
   *
   * @returns the ids of each notice's messages
   */
  async function write<T extends NoticeType>(
    tx: Transaction,
    notices: readonly NoticeTo<T>[],
    ways: Ways = 'all',
  ): Promise<string[][]> {
    const users = notices.map(({ user }) => user)
    const stoppedChats = await readStoppedChatsOf(tx, users)
    const deliveries = notices.map(({ type, user }) => {
      const reached = deliveriesOf(NOTICES[type] as Notice<NoticeFacts[T]>, {
        user,
        closed,
        stoppedChats,
      })
      return chosenOf(reached, ways)
    })
    const waiting = users.filter((_, index) => deliveries[index]?.length)
    if (waiting.length === 0) return notices.map(() => [])
    const timeZones = await readTimeZones(
      tx,
      waiting.map(({ id }) => id),
    )
    const messages = notices.map((notice, index) =>
      messagesOf(notice, deliveries[index] ?? [], timeZones.get(notice.user.id)),
    )
    const ids = (await outbox.writeMany(tx, messages.flat())).values()
    return messages.map((some) => some.map(() => ids.next().value as string))
  }

  /** Who of these users is told anything: not those who have deleted their accounts. */
  const readPresentUsers = async (db: Executor, userIds: readonly string[]) =>
    (await findUsersById(db, [...new Set(userIds)])).filter(({ deletedAt }) => deletedAt === null)

  return {
    /**
     * Writes a notice in the caller's transaction, on the first channel that reaches the user, or on the given one
     * and no other. It is delivered within seconds; a caller that needs the result calls `deliver` with the returned id after the commit.
     *
     * @throws AppError `user.not_found`; `confirmation.muted` where the user has switched it off;
     *   `confirmation.no_telegram` where that is the given channel and does not reach the user
     */
    async notify<T extends NoticeType>(
      tx: Transaction,
      {
        userId,
        channel,
        ...notice
      }: NewNotice<T> & { userId: string; channel?: NoticeChannel | undefined },
    ): Promise<string> {
      const user = await findUserById(tx, userId)
      if (!user) throw new AppError('user.not_found')
      const [ids] = await write(tx, [{ user, ...notice }], channel ?? 'first')
      const [id] = ids ?? []
      if (id !== undefined) return id
      throw new AppError(channel === 'telegram' ? 'confirmation.no_telegram' : 'confirmation.muted')
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
      const [user] = await readPresentUsers(tx, [userId])
      const [ids = []] = user ? await write(tx, [{ user, ...notice }]) : []
      return ids.length > 0
    },

    /** The same for many users, also several of one. @returns the users whom one was written to */
    async tellMany<T extends NoticeType>(
      tx: Transaction,
      notices: readonly (NewNotice<T> & { userId: string })[],
    ): Promise<ReadonlySet<string>> {
      const present = await readPresentUsers(
        tx,
        notices.map(({ userId }) => userId),
      )
      const users = new Map(present.map((user) => [user.id, user]))
      const told = notices.flatMap(({ userId, ...notice }) => {
        const user = users.get(userId)
        return user ? [{ user, ...notice }] : []
      })
      const ids = await write(tx, told)
      return new Set(told.filter((_, index) => ids[index]?.length).map(({ user }) => user.id))
    },

    /** Whom of these users a notice would reach. */
    async whoIsReached(
      db: Executor,
      type: NoticeType,
      userIds: readonly string[],
    ): Promise<ReadonlySet<string>> {
      const users = await readPresentUsers(db, userIds)
      const stoppedChats = await readStoppedChatsOf(db, users)
      const reached = users.filter(
        (user) =>
          deliveriesOf(NOTICES[type] as Notice<never>, { user, closed, stoppedChats }).length > 0,
      )
      return new Set(reached.map(({ id }) => id))
    },

    /** The same to a user as the caller has read the row: before a change that the notice tells of. */
    async tellAs<T extends NoticeType>(
      tx: Transaction,
      user: UserRecord,
      notice: NewNotice<T>,
    ): Promise<boolean> {
      const [ids = []] = await write(tx, [{ user, ...notice }])
      return ids.length > 0
    },

    /**
     * A message to Telegram leaves by its dispatcher only; its outcome tells how that ended.
     *
     * @throws DeliveryFailure where the notice was not taken; its outcome's `failed` has run then.
     */
    deliver: (noticeId: string): Promise<void> => outbox.deliver(noticeId),
  }
}
