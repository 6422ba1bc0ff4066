import type { Profile } from '@trassa/contracts/entities/user'
import { telegramUsernameSchema, usernameSchema } from '@trassa/contracts/values'

export interface ProfileFields {
  username: string
  telegramUsername: string
}

export const fieldsOf = ({ username, telegramUsername }: Profile): ProfileFields => ({
  username,
  telegramUsername: telegramUsername ?? '',
})

/** spec §5: a leading @ is stripped. */
const plainTelegram = (typed: string): string => typed.trim().replace(/^@/, '')

/** What is sent; an emptied Telegram name is taken away. */
export const changesOf = ({ username, telegramUsername }: ProfileFields) => ({
  username: username.trim(),
  telegramUsername: plainTelegram(telegramUsername) || null,
})

/** For react-hook-form: `true`, or the sentence at the field (spec §5). */
export const isName = (typed: string): true | string =>
  usernameSchema.safeParse(typed).error?.issues[0]?.message ?? true

export function isTelegramName(typed: string): true | string {
  const plain = plainTelegram(typed)
  if (!plain) return true
  return telegramUsernameSchema.safeParse(plain).error?.issues[0]?.message ?? true
}
