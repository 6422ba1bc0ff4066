import { PRODUCT_NAME } from '@trassa/contracts/product'
import { escapeHtml } from '../../platform/dev-pages/dev-page.ts'
import type { LinkByBotOutcome } from '../identity/public.ts'

/** The menu of commands that Telegram shows beside the text field. */
export const BOT_COMMANDS = [
  { command: 'start', description: 'Получать сообщения' },
  { command: 'stop', description: 'Больше ничего не присылать' },
  { command: 'help', description: 'Что умеет бот' },
] as const

const ANOTHER = 'Получите новую на сайте: «Редактировать профиль», раздел «Telegram».'

/** What the bot answers, as Telegram's HTML. */
export const BOT_TEXTS = {
  help: [
    `Это бот сайта «${PRODUCT_NAME}». С ним вы входите на сайт без кода из SMS. Чтобы привязать Telegram к аккаунту, откройте ссылку из настроек профиля на сайте.`,
    '',
    ...BOT_COMMANDS.map(({ command, description }) => `/${command} – ${lowered(description)}`),
  ].join('\n'),
  stopped:
    'Больше ничего не будем присылать. Если передумаете, отправьте /start. Telegram остаётся привязан к аккаунту, отвязать его можно в настройках профиля.',
  resumed: 'Сообщения снова включены.',
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

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
