import { escapeHtml } from '../../../platform/http/escape-html.ts'
import type { TelegramButton, TelegramMessage } from '../telegram/telegram-message.ts'

interface Surroundings {
  /** Where the pictures of our storage are served, with a slash at the end. */
  picturesUrl: string
  /** A button that comes back to the bot; without effect where it is missing. HTML. */
  renderPress?: (button: { text: string; data: string }) => string
}

/** A message as Telegram would show it: picture, text, rows of buttons. */
export function renderTelegramMessage(
  { text, picture, buttons = [] }: TelegramMessage,
  { picturesUrl, renderPress = renderIdle }: Surroundings,
): string {
  const button = (one: TelegramButton) =>
    'url' in one ? `<a href="${escapeHtml(one.url)}">${escapeHtml(one.text)}</a>` : renderPress(one)
  const source = picture && ('url' in picture ? picture.url : `${picturesUrl}${picture.file}`)
  return [
    source && `<img src="${escapeHtml(source)}" alt="Картинка сообщения">`,
    `<p class="body">${renderText(text)}</p>`,
    ...buttons.map((row) => `<p class="buttons">${row.map(button).join('')}</p>`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Escaped once more, then Telegram's tags are let through: plain ones and links to pages. */
const renderText = (html: string): string =>
  escapeHtml(html)
    .replace(/&lt;(\/?(?:b|i|u|s|code)|\/a)&gt;/g, '<$1>')
    .replace(/&lt;a href=&quot;(https?:(?:(?!&quot;|&lt;|&gt;).)*)&quot;&gt;/g, '<a href="$1">')
    .replace(/&amp;(lt|gt|amp|quot|#39);/g, '&$1;')

const renderIdle = ({ text, data }: { text: string; data: string }): string =>
  `<span title="${escapeHtml(data)}">${escapeHtml(text)}</span>`
