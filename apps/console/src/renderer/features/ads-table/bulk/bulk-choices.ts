/** What can be done with the chosen ads (domain §9, bulk), in the order of the buttons. */
export const BULK_CHOICES = {
  approve: 'Одобрить',
  requestFix: 'На исправление',
  block: 'Заблокировать',
  archive: 'В архив',
  lift: 'Поднять',
  until: 'Срок до даты',
  shift: 'Сдвинуть срок',
  city: 'Город',
  message: 'Написать владельцам',
} as const
export type BulkChoice = keyof typeof BULK_CHOICES
