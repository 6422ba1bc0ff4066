/** spec §3: User.type. */
export const USER_TYPES = [
  { id: 0, name: 'Частное лицо' },
  { id: 1, name: 'Компания' },
] as const
export type UserType = (typeof USER_TYPES)[number]['id']

/** domain §2, weakest first: each role may do everything that the ones before it may. */
export const ROLES = ['user', 'support', 'moderator', 'seniorModerator'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_NAMES: Record<Role, string> = {
  user: 'Пользователь',
  support: 'Поддержка',
  moderator: 'Модератор',
  seniorModerator: 'Старший модератор',
}

/** Whether `role` may do what needs `needed`. */
export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}
