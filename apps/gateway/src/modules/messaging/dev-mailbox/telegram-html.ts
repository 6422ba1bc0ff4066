import { escapeHtml } from '../../../platform/dev-pages/dev-page.ts'
import { readTelegramMessage, type TelegramMessage } from '../telegram/telegram-message.ts'

/** A message as Telegram would show it: picture, text, rows of buttons. */
export function renderTelegramMessage(body: string): string {
  const { text, picture, buttons = [] } = readTelegramMessage(body)
  return [
    picture && renderPicture(picture),
    `<p class="body">${renderText(text)}</p>`,
    ...buttons.map((row) => `<p class="buttons">${row.map(renderButton).join('')}</p>`),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Escaped once more, then the tags that carry no attributes are let through. */
const renderText = (html: string): string =>
  escapeHtml(html)
    .replace(/&lt;(\/?(?:b|i|u|s|code))&gt;/g, '<$1>')
    .replace(/&amp;(lt|gt|amp|quot|#39);/g, '&$1;')

const renderPicture = (picture: NonNullable<TelegramMessage['picture']>): string =>
  'url' in picture
    ? `<img src="${escapeHtml(picture.url)}" alt="Картинка сообщения">`
    : `<p class="hint">Картинка: ${escapeHtml(picture.file)}</p>`

const renderButton = (button: NonNullable<TelegramMessage['buttons']>[number][number]): string =>
  'url' in button
    ? `<a href="${escapeHtml(button.url)}">${escapeHtml(button.text)}</a>`
    : `<span title="${escapeHtml(button.data)}">${escapeHtml(button.text)}</span>`
