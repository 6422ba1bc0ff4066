import { nameMistake } from '@trassa/contracts/name-words'
import { normalizePhone } from '@trassa/contracts/phone'
import { mobilePhoneSchema, smsCodeSchema, telegramUsernameSchema } from '@trassa/contracts/values'
import type { LoginContext, LoginTyped } from './login.types.ts'

/** Texts of the login that no call answers with. */
export const LOGIN_TEXTS = {
  /** spec §5, §8. */
  finishFailed: 'Код правильный, но авторизация не успешна',
  registrationRefused: 'У этого номера нет доступа',
} as const

/** Typed values as they are sent. */
const CLEANED: Record<keyof LoginTyped, (typed: string) => string> = {
  phone: (typed) => normalizePhone(typed) ?? typed,
  code: (typed) => typed.trim(),
  name: (typed) => typed.trim(),
  telegramUsername: (typed) => typed.trim().replace(/^@/, ''),
}

const SCHEMAS = {
  phone: mobilePhoneSchema,
  code: smsCodeSchema,
  telegramUsername: telegramUsernameSchema,
}

/** A typed value as it is sent: a phone as `+79161234567`, a Telegram name without its @ (spec §5). */
export const cleaned = (field: keyof LoginTyped, typed: LoginTyped): string =>
  CLEANED[field](typed[field])

/** The Russian sentence to mark a field with, or `null` when it can be sent (spec §5). */
export function mistakeIn(
  field: keyof LoginTyped,
  { typed, type }: Pick<LoginContext, 'typed' | 'type'>,
): string | null {
  const value = cleaned(field, typed)
  if (field === 'name') return nameMistake(value, type ?? 0) ?? null
  return SCHEMAS[field].safeParse(value).error?.issues[0]?.message ?? null
}
