import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import type { chooseNotice } from '@trassa/contracts/calls/account'
import {
  muteKey,
  NOTICE_CHOICES,
  type NoticeChannel,
  type NoticeKind,
} from '@trassa/contracts/enumerations/notices'
import type { Database, Transaction } from '../../../platform/database/connect.ts'
import type { Visitor } from '../../../platform/http/visitor.ts'
import {
  findUserById,
  lockUserById,
  type UserRecord,
  updateUser,
} from '../users/users.repository.ts'

type Choices = CallAnswer<typeof chooseNotice>
type Choice = CallArguments<typeof chooseNotice, 'output'>['body']

/** Whether a user has switched a notice off; those about security never are. */
export const isMuted = (
  { mutedNotices }: Pick<UserRecord, 'mutedNotices'>,
  kind: NoticeKind,
  channel: NoticeChannel,
): boolean => !NOTICE_CHOICES[kind].locked && mutedNotices.includes(muteKey(kind, channel))

/** Every notice and channel with whether a user gets it. */
export const choicesOf = (user: UserRecord): Choices => ({
  items: Object.entries(NOTICE_CHOICES).flatMap(([name, { channels, ...choice }]) => {
    if ('companiesOnly' in choice && user.type !== 1) return []
    const kind = name as NoticeKind
    return channels.map((channel) => ({ kind, channel, enabled: !isMuted(user, kind, channel) }))
  }),
})

/**
 * Switches a notice on or off for a user.
 *
 * @returns the user afterwards; `undefined` for none.
 * @throws AppError `account.notice_locked`
 */
export async function changeChoice(
  tx: Transaction,
  userId: string,
  { kind, channel, enabled }: Choice,
): Promise<UserRecord | undefined> {
  if (NOTICE_CHOICES[kind].locked) throw new AppError('account.notice_locked')
  const user = await lockUserById(tx, userId)
  if (!user || user.deletedAt !== null) return undefined
  const others = user.mutedNotices.filter((key) => key !== muteKey(kind, channel))
  const mutedNotices = enabled ? others : [...others, muteKey(kind, channel)]
  return updateUser(tx, userId, { mutedNotices })
}

/** Which notices reach a user by which channel; kept with the user. */
export function createNoticeChoices(db: Database) {
  const present = (user: UserRecord | undefined): UserRecord => {
    if (!user) throw new AppError('session.missing')
    return user
  }

  return {
    list: async ({ userId }: Visitor) => choicesOf(present(await findUserById(db, userId))),

    /** @throws AppError `account.notice_locked` */
    choose: ({ userId }: Visitor, choice: Choice): Promise<Choices> =>
      db.transaction(async (tx) => choicesOf(present(await changeChoice(tx, userId, choice)))),
  }
}
