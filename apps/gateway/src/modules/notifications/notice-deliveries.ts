import {
  NOTICE_CHOICES,
  type NoticeChannel,
  type NoticeKind,
} from '@trassa/contracts/enumerations/notices'
import type { Executor } from '../../platform/database/connect.ts'
import { findUserById, isMuted, type UserRecord } from '../identity/public.ts'
import { readStoppedChats } from '../messaging/public.ts'
import type { Notice } from './notice.ts'

/** One way to one person. */
export interface Delivery {
  channel: NoticeChannel
  recipient: string
}

/** Channels on which this installation sends nothing at all (`EmailSettings`, `TelegramSettings`). */
export type ClosedChannels = ReadonlySet<NoticeChannel>

/** Where a person is reached on a channel; `null` where they are not. */
const RECIPIENTS: Record<NoticeChannel, (user: UserRecord) => string | null> = {
  telegram: ({ telegramId }) => telegramId,
  email: ({ email }) => email,
  sms: ({ phone }) => phone,
}

/** Who has stopped the bot, of the people whom something is to be told. */
export const readStoppedChatsOf = (db: Executor, users: readonly UserRecord[]) =>
  readStoppedChats(
    db,
    users.flatMap(({ telegramId }) => telegramId ?? []),
  )

/**
 * Where a notice goes: on the channels that its user has chosen and is reached on, in the order of its choice. An SMS
 * that is only for those who have nothing else is left out beside another channel (domain §8).
 */
export function deliveriesOf<Facts>(
  { choice, sms }: Notice<Facts>,
  {
    user,
    closed,
    stoppedChats,
  }: { user: UserRecord; closed: ClosedChannels; stoppedChats: ReadonlySet<string> },
): Delivery[] {
  const reached = NOTICE_CHOICES[choice].channels.flatMap((channel): Delivery[] => {
    const recipient = RECIPIENTS[channel](user)
    if (recipient === null || closed.has(channel) || isMuted(user, choice, channel)) return []
    if (channel === 'telegram' && stoppedChats.has(recipient)) return []
    return [{ channel, recipient }]
  })
  const others = reached.filter(({ channel }) => channel !== 'sms')
  return sms === 'never' || (sms === 'whereNothingElse' && others.length > 0) ? others : reached
}

/**
 * Whether a notice that waits still goes where it was written to: not after its user has switched it off, unlinked
 * Telegram or changed the address. One about security always does: it tells the old number of the new one.
 */
export async function isStillReached(
  db: Executor,
  choice: NoticeKind,
  { userId, channel, recipient }: Delivery & { userId: string },
): Promise<boolean> {
  if (NOTICE_CHOICES[choice].locked) return true
  const user = await findUserById(db, userId)
  return (
    user !== undefined && !isMuted(user, choice, channel) && RECIPIENTS[channel](user) === recipient
  )
}
