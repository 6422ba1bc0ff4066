import { renderDevPage } from '../../../platform/dev-pages/dev-page.ts'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import {
  type DevMailboxMessage,
  readTelegramMessage,
  renderTelegramMessage,
} from '../../messaging/public.ts'

export const SANDBOX_CHAT = '/dev/telegram'
const REFRESH_SECONDS = 2
/** Signs of a message that is written. */
export const TEXT_MAX = 300

const HINT =
  'Бот демонстрации: в настоящем Telegram он отвечает так же. В рабочем режиме этой страницы нет.'

const form = (fields: Record<string, string>, label: string): string =>
  `<form method="post" action="${SANDBOX_CHAT}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}<button>${escapeHtml(label)}</button></form>`

/** A link into the bot, not followed yet: as in Telegram, the person presses a button. */
export const renderSandboxStart = (token: string): string =>
  renderDevPage({
    title: 'Telegram',
    hint: HINT,
    body: form({ text: `/start ${token}` }, 'Начать'),
  })

interface SandboxChat {
  messages: readonly DevMailboxMessage[]
  commands: readonly string[]
  notice: string | undefined
  picturesUrl: string
  /** With a field for a message. */
  isWriting: boolean
}

const FIELD = `<form method="post" action="${SANDBOX_CHAT}"><label>Сообщение <input name="text" maxlength="${TEXT_MAX}" required autofocus autocomplete="off"></label> <button>Отправить</button></form>`

/** The chat, the newest message first; reloads itself, unless something is being written. */
export function renderSandboxChat({
  messages,
  commands,
  notice,
  picturesUrl,
  isWriting,
}: SandboxChat): string {
  const item = ({ id, body }: DevMailboxMessage) =>
    `<li>${renderTelegramMessage(readTelegramMessage(body), {
      picturesUrl,
      renderPress: ({ text, data }) => form({ message: id, data }, text),
    })}</li>`
  return renderDevPage({
    title: 'Telegram',
    hint: HINT,
    head: isWriting
      ? ''
      : `<meta http-equiv="refresh" content="${REFRESH_SECONDS};url=${SANDBOX_CHAT}">`,
    body: [
      notice && `<p role="status" class="body"><b>${escapeHtml(notice)}</b></p>`,
      `<div class="buttons commands">${commands.map((one) => form({ text: `/${one}` }, `/${one}`)).join('')}</div>`,
      isWriting ? FIELD : `<p class="hint"><a href="${SANDBOX_CHAT}?write=1">Написать боту</a></p>`,
      messages.length > 0
        ? `<ol>${messages.map(item).join('\n')}</ol>`
        : '<p class="hint">Бот ещё ничего не написал. Привяжите Telegram в настройках профиля.</p>',
    ]
      .filter(Boolean)
      .join('\n'),
  })
}
