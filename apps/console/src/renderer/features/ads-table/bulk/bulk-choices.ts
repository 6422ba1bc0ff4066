import type { Role } from '@trassa/contracts/enumerations/users'

interface Choice {
  label: string
  /** Who may do it. */
  role: Role
}

/** What can be done with the chosen ads (domain §9, bulk), in the order of the buttons. */
export const BULK_CHOICES = {
  approve: { label: 'Одобрить', role: 'moderator' },
  requestFix: { label: 'На исправление', role: 'moderator' },
  block: { label: 'Заблокировать', role: 'moderator' },
  archive: { label: 'В архив', role: 'moderator' },
  lift: { label: 'Поднять', role: 'moderator' },
  until: { label: 'Срок до даты', role: 'moderator' },
  shift: { label: 'Сдвинуть срок', role: 'moderator' },
  published: { label: 'Дата публикации', role: 'moderator' },
  city: { label: 'Город', role: 'moderator' },
  category: { label: 'Категория', role: 'moderator' },
  message: { label: 'Написать владельцам', role: 'moderator' },
  override: { label: 'Другое состояние', role: 'seniorModerator' },
} as const satisfies Record<string, Choice>
export type BulkChoice = keyof typeof BULK_CHOICES
