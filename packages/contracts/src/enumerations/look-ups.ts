import type { AuditEvent } from './moderation.ts'

/** From where one of the staff has read about a person (domain §9), in the words of the log. */
export const LOOK_UP_PLACES = {
  card: 'Карточка пользователя',
  search: 'Общий поиск',
  table: 'Фильтр объявлений',
  ad: 'История владельца у объявления',
  phone: 'Показан телефон',
  purchases: 'Покупки пользователя',
  order: 'Заказ',
  log: 'Журнал просмотров',
} as const
export type LookUpPlace = keyof typeof LOOK_UP_PLACES

/** The events of the history that are look-ups. */
export const LOOK_UP_EVENTS = [
  'user.lookedUp',
  'phone.revealed',
  'purchases.lookedUp',
  'order.lookedUp',
  'lookUps.read',
] as const satisfies AuditEvent[]
export type LookUpEvent = (typeof LOOK_UP_EVENTS)[number]
