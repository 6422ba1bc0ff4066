import { inSentence } from '@trassa/catalog/format/numbers'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { LinkByBotOutcome } from '../identity/public.ts'
import type { BotFeature } from './bot-feature.ts'

/** The menu of commands that Telegram shows beside the text field. */
export const menuOf = (features: readonly BotFeature[]) => [
  { command: 'start', description: 'Получать сообщения' },
  ...features.flatMap(({ commands = [] }) =>
    commands.map(({ command, description }) => ({ command, description })),
  ),
  { command: 'stop', description: 'Больше ничего не присылать' },
  { command: 'help', description: 'Что умеет бот' },
]

const ANOTHER = 'Получите новую на сайте: «Редактировать профиль», раздел «Telegram».'

export const helpText = (features: readonly BotFeature[]): string =>
  [
    `Это бот сайта «${PRODUCT_NAME}». Сюда приходят новые объявления по вашим рассылкам и уведомления, а на сайт вы входите без кода из SMS. Чтобы привязать Telegram к аккаунту, откройте ссылку из настроек профиля на сайте.`,
    '',
    ...menuOf(features).map(
      ({ command, description }) => `/${command} – ${inSentence(description)}`,
    ),
  ].join('\n')

/** What the bot answers, as Telegram's HTML. */
export const BOT_TEXTS = {
  stopped:
    'Больше ничего не будем присылать. Если передумаете, отправьте /start. Telegram остаётся привязан к аккаунту, отвязать его можно в настройках профиля.',
  resumed: 'Сообщения снова включены.',
  notLinked:
    'Этот Telegram ещё не привязан к аккаунту. Откройте на сайте «Редактировать профиль», раздел «Telegram»: там есть ссылка, она привяжет его в одно нажатие.',
  /** Above the chat; no HTML. */
  notLinkedNotice: 'Этот Telegram не привязан к аккаунту на сайте.',
  unknownButton: 'Эта кнопка больше не действует.',
} as const

const REFUSALS: Record<Exclude<LinkByBotOutcome['result'], 'linked' | 'same'>, string> = {
  taken:
    'Этот Telegram уже привязан к другому аккаунту. Сначала отвяжите его там, в настройках профиля.',
  used: `По этой ссылке Telegram уже привязали, второй раз она не действует. ${ANOTHER}`,
  expired: `Ссылка устарела: она действует 15 минут. ${ANOTHER}`,
  unknown: `Такой ссылки нет. ${ANOTHER}`,
}

/** The answer to a one-time link; names the account, so that a link made by another person is noticed. */
export function linkAnswer(outcome: LinkByBotOutcome): string {
  if (outcome.result !== 'linked' && outcome.result !== 'same') return REFUSALS[outcome.result]
  const { username, phone } = outcome.user
  const account = `«${escapeHtml(username)}» с номером на ${phone.slice(-2)}`
  return outcome.result === 'same'
    ? `Этот Telegram уже привязан к аккаунту ${account}.`
    : `Telegram привязан к аккаунту ${account}. Теперь можно входить без кода из SMS.`
}
