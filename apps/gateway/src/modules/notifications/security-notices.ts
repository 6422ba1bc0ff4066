import type { SecurityFacts } from '../identity/public.ts'
import { DAY_SECONDS, type Notice } from './notice.ts'

const NOT_YOU = 'Если это не вы, напишите в поддержку.'
const NOT_YOU_STAFF = 'Если это не вы, сразу сообщите старшему модератору.'

const ALWAYS = {
  choice: 'security',
  sms: 'always',
  atNight: true,
  lifetimeSeconds: DAY_SECONDS,
} as const

export const SECURITY_NOTICES: {
  readonly [T in keyof SecurityFacts]: Notice<SecurityFacts[T]>
} = {
  phoneChanged: {
    ...ALWAYS,
    content: ({ to }) => ({
      subject: 'Номер аккаунта изменён',
      lines: [`Новый номер: ${to}. На других устройствах нужно войти заново.`, NOT_YOU],
      sms: `номер аккаунта изменён на ${to}. ${NOT_YOU}`,
    }),
  },
  accountDeleted: {
    ...ALWAYS,
    content: () => ({
      subject: 'Аккаунт удалён',
      lines: ['Аккаунт и объявления удалены.', NOT_YOU],
      sms: `аккаунт и объявления удалены. ${NOT_YOU}`,
    }),
  },
  accountBlocked: {
    ...ALWAYS,
    content: ({ reason }) => ({
      subject: 'Аккаунт заблокирован',
      lines: [
        `Причина: ${reason}`,
        'Объявления сняты с публикации, войти в аккаунт нельзя. Если вы не согласны, напишите в поддержку.',
      ],
      sms: 'аккаунт заблокирован, объявления сняты с публикации. Если вы не согласны, напишите в поддержку.',
    }),
  },
  accountUnblocked: {
    ...ALWAYS,
    content: () => ({
      subject: 'Аккаунт разблокирован',
      lines: ['Войти снова можно, объявления возвращаются в прежнее состояние.'],
      sms: 'аккаунт разблокирован, войти снова можно.',
    }),
  },
  accountClosedByMerge: {
    ...ALWAYS,
    content: ({ staying }) => ({
      subject: 'Ваши аккаунты объединены',
      lines: [
        `Объявления, заказы и избранное теперь в аккаунте с номером ${staying}. Входите по нему: в этот аккаунт войти больше нельзя.`,
        NOT_YOU,
      ],
      sms: `ваши аккаунты объединены. Входите по номеру ${staying}. ${NOT_YOU}`,
    }),
  },
  accountMerged: {
    ...ALWAYS,
    content: ({ closed }) => ({
      subject: 'Ваши аккаунты объединены',
      lines: [`К этому аккаунту присоединён аккаунт с номером ${closed}.`, NOT_YOU],
      sms: `к аккаунту присоединён аккаунт с номером ${closed}. ${NOT_YOU}`,
    }),
  },
  // Its code has just come by SMS to the same number.
  signedIn: {
    ...ALWAYS,
    sms: 'never',
    content: ({ device, address, at }) => ({
      subject: 'Вход с нового устройства',
      lines: [
        `${device}, IP-адрес ${address}, ${at} (МСК).`,
        'Если это не вы, завершите сеанс в настройках профиля и напишите в поддержку.',
      ],
      sms: `вход с нового устройства: ${device}, ${at}. ${NOT_YOU}`,
    }),
  },
  secondFactorEnrolled: {
    ...ALWAYS,
    content: () => ({
      subject: 'Подключено приложение с кодами',
      lines: ['Теперь вход в консоль подтверждает приложение с кодами.', NOT_YOU_STAFF],
      sms: `ко входу в консоль подключено приложение с кодами. ${NOT_YOU_STAFF}`,
    }),
  },
  secondFactorRecovered: {
    ...ALWAYS,
    content: () => ({
      subject: 'Вход по коду восстановления',
      lines: ['В консоль вошли по коду восстановления.', NOT_YOU_STAFF],
      sms: `в консоль вошли по коду восстановления. ${NOT_YOU_STAFF}`,
    }),
  },
}
