import type { UserType } from './enumerations/users.ts'
import { nameSchema, usernameSchema } from './values.ts'

/** How forms ask for the name that buyers see, by the user's type. */
export const NAME_WORDS: Record<UserType, { label: string; example: string }> = {
  0: { label: 'Имя', example: 'Например, Иван' },
  1: { label: 'Название компании', example: 'Например, Авторай' },
}

const SCHEMAS: Record<UserType, typeof usernameSchema> = {
  0: usernameSchema,
  1: nameSchema('Введите название компании'),
}

/** The Russian sentence to mark a typed name with (spec §5), `undefined` when it can be sent. */
export const nameMistake = (typed: string, type: UserType): string | undefined =>
  SCHEMAS[type].safeParse(typed).error?.issues[0]?.message
