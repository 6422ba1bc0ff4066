import type { Transaction } from '../../../platform/database/connect.ts'
import { hashToken } from '../../../platform/secrets/link-token.ts'
import {
  findUserById,
  findUserByTelegramId,
  linkTelegram,
  type UserRecord,
} from '../users/users.repository.ts'
import { lockTelegramLink, markTelegramLinkUsed } from './telegram-links.repository.ts'

/** What came of a one-time link that was opened in the bot. */
export type LinkByBotOutcome =
  | { result: 'linked' | 'same'; user: UserRecord }
  | { result: 'taken' | 'used' | 'expired' | 'unknown' }

/**
 * Links the Telegram account that has opened a one-time link in the bot (domain §2); another one of the user gives
 * way, as with the widget. A link that came to nothing can be tried again while its time lasts.
 *
 * @param telegram who wrote to the bot, by Telegram's word.
 */
export async function linkByBot(
  tx: Transaction,
  token: string,
  telegram: { telegramId: string; username?: string | undefined },
): Promise<LinkByBotOutcome> {
  const hash = hashToken(token)
  const link = await lockTelegramLink(tx, hash)
  const user = link && (await findUserById(tx, link.userId))
  if (!link || !user || user.deletedAt || user.mergedIntoId) return { result: 'unknown' }
  // The second press on the same link, too: the person should not read of a failure.
  if (user.telegramId === telegram.telegramId) {
    await markTelegramLinkUsed(tx, hash)
    return { result: 'same', user }
  }
  if (link.usedAt) return { result: 'used' }
  if (link.isExpired) return { result: 'expired' }
  // Asked first: a violated constraint would take the rest of the transaction with it.
  if (await findUserByTelegramId(tx, telegram.telegramId)) return { result: 'taken' }
  const linked = await linkTelegram(tx, user.id, telegram)
  if (!linked || linked === 'taken') throw new Error('Linked to another user at this moment')
  await markTelegramLinkUsed(tx, hash)
  return { result: 'linked', user: linked }
}
