import type { Role } from '@trassa/contracts/enumerations/users'

interface Choice {
  label: string
  /** Where it stands in the menu: those of one group follow each other. */
  group: 'stat' | 'dates' | 'content' | 'owner'
  /** Has a button of its own where there is room for it. */
  frequent?: true
  /** Who may do it. */
  role: Role
}

/** What can be done with the chosen ads (domain §9, bulk), in the order of the menu. */
export const BULK_CHOICES = {
  approve: { label: 'Одобрить', group: 'stat', frequent: true, role: 'moderator' },
  requestFix: { label: 'На исправление', group: 'stat', role: 'moderator' },
  block: { label: 'Заблокировать', group: 'stat', frequent: true, role: 'moderator' },
  archive: { label: 'В архив', group: 'stat', role: 'moderator' },
  override: { label: 'Другое состояние', group: 'stat', role: 'seniorModerator' },
  lift: { label: 'Поднять', group: 'dates', frequent: true, role: 'moderator' },
  until: { label: 'Срок до даты', group: 'dates', role: 'moderator' },
  shift: { label: 'Сдвинуть срок', group: 'dates', frequent: true, role: 'moderator' },
  published: { label: 'Дата публикации', group: 'dates', role: 'moderator' },
  city: { label: 'Город', group: 'content', role: 'moderator' },
  category: { label: 'Категория', group: 'content', role: 'moderator' },
  message: { label: 'Написать владельцам', group: 'owner', role: 'moderator' },
} as const satisfies Record<string, Choice>
export type BulkChoice = keyof typeof BULK_CHOICES

/** Those of a person, in their order. */
export const choicesOf = (isSenior: boolean): [BulkChoice, Choice][] =>
  Object.entries<Choice>(BULK_CHOICES)
    .filter(([, { role }]) => isSenior || role === 'moderator')
    .map(([name, choice]) => [name as BulkChoice, choice])
