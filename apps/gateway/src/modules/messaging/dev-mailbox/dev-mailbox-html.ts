import { formatPhone } from '@trassa/contracts/phone'
import { renderDevPage } from '../../../platform/dev-pages/dev-page.ts'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { readTelegramMessage } from '../telegram/telegram-message.ts'
import type { DevMailboxMessage } from './dev-mailbox.repository.ts'
import { renderLetterFrame } from './letter-frame.ts'
import { renderTelegramMessage } from './telegram-html.ts'

const CHANNEL_NAMES: Record<DevMailboxMessage['channel'], string> = {
  sms: 'SMS',
  email: 'Письмо',
  telegram: 'Telegram',
}

const REFRESH_SECONDS = 3

const TIME = new Intl.DateTimeFormat('ru', {
  timeZone: 'Europe/Moscow',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The number of a chat is no phone. */
const recipientOf = ({ channel, recipient }: DevMailboxMessage): string =>
  channel === 'telegram' ? recipient : formatPhone(recipient)

const bodyOf = (
  { id, channel, body, html }: DevMailboxMessage,
  surroundings: { picturesUrl: string },
): string => {
  if (channel === 'telegram') return renderTelegramMessage(readTelegramMessage(body), surroundings)
  const text = `<p class="body">${escapeHtml(body)}</p>`
  return html === null ? text : renderLetterFrame(`/dev/outbox/letters/${id}`, text)
}

const item = (message: DevMailboxMessage, surroundings: { picturesUrl: string }) => `<li>
  <p class="head"><span>${CHANNEL_NAMES[message.channel]}</span>
  <b>${escapeHtml(recipientOf(message))}</b>
  <time datetime="${message.createdAt.toISOString()}">${TIME.format(message.createdAt)} МСК</time></p>
  ${bodyOf(message, surroundings)}
</li>`

/** The dev mailbox as a page without external resources that reloads itself (domain §6). */
export function renderDevMailbox(
  messages: readonly DevMailboxMessage[],
  surroundings: { picturesUrl: string },
): string {
  const list =
    messages.length > 0
      ? `<ol>${messages.map((one) => item(one, surroundings)).join('\n')}</ol>`
      : '<p>Пока ничего не отправлено. Запросите код или отправьте форму на сайте, и сообщение появится здесь.</p>'
  return renderDevPage({
    title: 'Исходящие',
    hint: 'Сообщения, которые ушли бы людям. В рабочем режиме этой страницы нет.',
    head: `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    body: `<p class="hint"><a href="/dev/outbox/notices">Все уведомления на примерах</a></p>${list}`,
  })
}
