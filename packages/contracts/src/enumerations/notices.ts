/** Ways in which a notice reaches a person. */
export const NOTICE_CHANNELS = { sms: 'SMS', email: 'Почта' } as const
export type NoticeChannel = keyof typeof NOTICE_CHANNELS

interface NoticeChoice {
  /** What the person reads in the settings. */
  name: string
  hint: string
  channels: readonly NoticeChannel[]
  /** Cannot be switched off: it tells about the safety of the account. */
  locked: boolean
}

/** What the site tells users, as they choose it in the settings; a notice without a row here cannot be sent. */
export const NOTICE_CHOICES = {
  security: {
    name: 'Безопасность аккаунта',
    hint: 'Коды для входа, смена номера, удаление аккаунта. Отключить нельзя.',
    channels: ['sms'],
    locked: true,
  },
  adConfirmation: {
    name: 'Объявления, которые подготовил модератор',
    hint: 'Ссылка, по которой вы подтверждаете публикацию. Без неё такое объявление не появится.',
    channels: ['sms'],
    locked: false,
  },
  packageLapses: {
    name: 'Пакеты публикаций',
    hint: 'За неделю и за день до того, как сгорят неиспользованные публикации.',
    channels: ['sms', 'email'],
    locked: false,
  },
  refunds: {
    name: 'Возвраты и компенсации',
    hint: 'Когда мы решили вернуть деньги за заказ, отправили их или дали вам что-то бесплатно.',
    channels: ['sms', 'email'],
    locked: false,
  },
} as const satisfies Record<string, NoticeChoice>

export type NoticeKind = keyof typeof NOTICE_CHOICES

/** How a switched-off notice is stored with the user. */
export const muteKey = (kind: NoticeKind, channel: NoticeChannel): string => `${kind}:${channel}`
