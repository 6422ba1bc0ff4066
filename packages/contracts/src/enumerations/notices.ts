/** Ways in which a notice reaches a person, in the order of the settings. */
export const NOTICE_CHANNELS = { telegram: 'Telegram', email: 'Почта', sms: 'SMS' } as const
export type NoticeChannel = keyof typeof NOTICE_CHANNELS

interface NoticeChoice {
  /** What the person reads in the settings. */
  name: string
  hint: string
  channels: readonly NoticeChannel[]
  /** Cannot be switched off: it tells about the safety of the account. */
  locked: boolean
  /** What private persons do not have. */
  companiesOnly?: true
}

const EVERY_CHANNEL = ['telegram', 'email', 'sms'] as const

/** What the site tells users, as they choose it in the settings; a notice without a row here cannot be sent. */
export const NOTICE_CHOICES = {
  security: {
    name: 'Безопасность аккаунта',
    hint: 'Коды для входа, вход с нового устройства, смена номера, удаление аккаунта. Отключить нельзя.',
    channels: EVERY_CHANNEL,
    locked: true,
  },
  adConfirmation: {
    name: 'Объявления, которые подготовил модератор',
    hint: 'Ссылка, по которой вы подтверждаете публикацию. Без неё такое объявление не появится.',
    channels: ['sms', 'telegram'],
    locked: false,
  },
  moderation: {
    name: 'Проверка объявлений',
    hint: 'Опубликовано, нужно исправить, заблокировано, решение по обжалованию – с причинами.',
    channels: EVERY_CHANNEL,
    locked: false,
  },
  adTerm: {
    name: 'Срок публикации',
    hint: 'За три дня и за день до того, как объявление уйдёт из поиска.',
    channels: EVERY_CHANNEL,
    locked: false,
  },
  stillOffered: {
    name: 'Ещё продаёте?',
    hint: 'На седьмой и четырнадцатый день спросим, актуально ли объявление. Ответить можно одним нажатием.',
    channels: EVERY_CHANNEL,
    locked: false,
  },
  complaints: {
    name: 'Ответы на ваши жалобы',
    hint: 'Что решил модератор по объявлению, на которое вы пожаловались.',
    channels: EVERY_CHANNEL,
    locked: false,
  },
  priceDrops: {
    name: 'Снижение цены в избранном',
    hint: 'Когда объявление, которое вы сохранили, подешевело.',
    channels: ['telegram', 'email'],
    locked: false,
  },
  orders: {
    name: 'Оплата заказов',
    hint: 'Когда деньги за заказ поступили и покупки начали действовать.',
    channels: EVERY_CHANNEL,
    locked: false,
  },
  stock: {
    name: 'Автозагрузка',
    hint: 'Когда файл с вашими объявлениями не загрузился или ждёт вашего решения.',
    channels: ['telegram', 'email'],
    locked: false,
    companiesOnly: true,
  },
  packageLapses: {
    name: 'Пакеты публикаций',
    hint: 'За неделю и за день до того, как сгорят неиспользованные публикации.',
    channels: EVERY_CHANNEL,
    locked: false,
  },
  refunds: {
    name: 'Возвраты и компенсации',
    hint: 'Когда мы решили вернуть деньги за заказ, отправили их или дали вам что-то бесплатно.',
    channels: EVERY_CHANNEL,
    locked: false,
  },
} as const satisfies Record<string, NoticeChoice>

export type NoticeKind = keyof typeof NOTICE_CHOICES

/** How a switched-off notice is stored with the user. */
export const muteKey = (kind: NoticeKind, channel: NoticeChannel): string => `${kind}:${channel}`

/** Whether there is such a notice on such a channel. */
export const isNoticeOnChannel = (kind?: string, channel?: string): boolean =>
  Object.entries(NOTICE_CHOICES).some(
    ([name, { channels }]) => name === kind && channels.some((one) => one === channel),
  )
