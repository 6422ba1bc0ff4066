/**
 * Pages outside of the site that it may lead to (spec §1, §2): partner services, the bank's offers, stores of mobile
 * apps, groups in social networks; each with the environment variable that sets its address. One that is not set is
 * absent everywhere.
 */
export const OUTSIDE_LINKS = {
  historyCheck: 'LINK_HISTORY_CHECK',
  inspection: 'LINK_INSPECTION',
  transport: 'LINK_TRANSPORT',
  buyback: 'LINK_BUYBACK',
  telegramBot: 'LINK_TELEGRAM_BOT',
  insurance: 'LINK_INSURANCE',
  carLoan: 'LINK_CAR_LOAN',
  card: 'LINK_CARD',
  appStore: 'LINK_APP_STORE',
  googlePlay: 'LINK_GOOGLE_PLAY',
  ruStore: 'LINK_RUSTORE',
  appGallery: 'LINK_APP_GALLERY',
  vk: 'LINK_VK',
  telegram: 'LINK_TELEGRAM',
  ok: 'LINK_OK',
} as const

export type OutsideLinkId = keyof typeof OUTSIDE_LINKS

/** What the links are called, on the site and in the console. */
export const OUTSIDE_LINK_NAMES: Record<OutsideLinkId, string> = {
  historyCheck: 'Проверка истории',
  inspection: 'Осмотр и оценка',
  transport: 'Заказ перевозки',
  buyback: 'Выкуп автомобиля',
  telegramBot: 'Бот в Telegram',
  insurance: 'Страхование',
  carLoan: 'Автокредит',
  card: 'Банковская карта',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  ruStore: 'RuStore',
  appGallery: 'AppGallery',
  vk: 'ВКонтакте',
  telegram: 'Telegram',
  ok: 'Одноклассники',
}

/** Links that lead to the site's own page while no address is set; the others are absent then. */
export const LINKS_WITH_OWN_PAGE = [
  'transport',
  'buyback',
] as const satisfies readonly OutsideLinkId[]
export type LinkWithOwnPage = (typeof LINKS_WITH_OWN_PAGE)[number]

/** The https addresses of those that are set. */
export type OutsideLinks = Partial<Record<OutsideLinkId, string>>
