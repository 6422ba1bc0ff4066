import type { Profile } from '@trassa/contracts/entities/user'
import type { UserType } from '@trassa/contracts/enumerations/users'
import { nameMistake } from '@trassa/contracts/name-words'
import { ABOUT_MAX, innSchema, telegramUsernameSchema } from '@trassa/contracts/values'

export interface ProfileFields {
  username: string
  telegramUsername: string
  type: UserType
  companyName: string
  inn: string
  about: string
}

export const fieldsOf = (profile: Profile): ProfileFields => ({
  username: profile.username,
  telegramUsername: profile.telegramUsername ?? '',
  type: profile.type,
  companyName: profile.companyName ?? '',
  inn: profile.inn ?? '',
  about: profile.about,
})

/** spec §5: a leading @ is stripped. */
const plainTelegram = (typed: string): string => typed.trim().replace(/^@/, '')
const plainInn = (typed: string): string => typed.replace(/\s/g, '')

/** What is sent; emptied optional fields are taken away, and what belongs to companies is theirs only. */
export function changesOf({ username, type, ...fields }: ProfileFields) {
  const own = {
    username: username.trim(),
    telegramUsername: plainTelegram(fields.telegramUsername) || null,
    type,
  }
  if (type === 0) return own
  return {
    ...own,
    companyName: fields.companyName.trim() || null,
    inn: plainInn(fields.inn) || null,
    about: fields.about.trim(),
  }
}

/** For react-hook-form: `true`, or the sentence at the field (spec §5). */
export const isName = (typed: string, { type }: ProfileFields): true | string =>
  nameMistake(typed, type) ?? true

export function isTelegramName(typed: string): true | string {
  const plain = plainTelegram(typed)
  if (!plain) return true
  return telegramUsernameSchema.safeParse(plain).error?.issues[0]?.message ?? true
}

/** domain §2: a company has a registered name and an INN. */
export const isCompanyName = (typed: string): true | string =>
  typed.trim() !== '' || 'Введите название, как в документах'

export const isCompanyInn = (typed: string): true | string =>
  innSchema.safeParse(plainInn(typed)).error?.issues[0]?.message ?? true

export const isAbout = (typed: string): true | string =>
  typed.trim().length <= ABOUT_MAX || `Не длиннее ${ABOUT_MAX} знаков`
