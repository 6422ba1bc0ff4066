/** What goes to the account that stays when two of one person are merged (decision 156). */
export const MERGED_PARTS = {
  ads: 'Объявления',
  orders: 'Заказы',
  packages: 'Пакеты публикаций',
  favorites: 'Избранное',
  savedSearches: 'Сохранённые поиски',
  complaints: 'Отправленные жалобы',
  shownPhones: 'Запрошенные телефоны продавцов',
  feeds: 'Автозагрузки',
} as const
export type MergedPart = keyof typeof MERGED_PARTS

/** What prevents a merge, in the words that a senior moderator reads. */
export const MERGE_HINDRANCES = {
  notProposed: 'У аккаунтов нет общих признаков или они отмечены как разные люди.',
  staff: 'Один из аккаунтов принадлежит сотруднику. Сначала снимите с него роль.',
  blocked: 'Один из аккаунтов заблокирован. Сначала снимите блокировку.',
  companyIntoPerson:
    'Компанию нельзя присоединить к частному лицу. Откройте карточку компании и присоедините аккаунт к ней.',
  otherInn: 'У компаний разные ИНН.',
  openOrders:
    'У закрываемого аккаунта есть неоплаченный или невыданный заказ. Дождитесь его или отмените.',
  openRefunds: 'Закрываемому аккаунту возвращаются деньги. Дождитесь возврата.',
  feedRuns: 'Идёт загрузка или импорт объявлений одного из аккаунтов. Дождитесь окончания.',
  sameFeed: 'Оба аккаунта загружают один файл. Удалите одну из автозагрузок.',
} as const
export type MergeHindrance = keyof typeof MERGE_HINDRANCES
