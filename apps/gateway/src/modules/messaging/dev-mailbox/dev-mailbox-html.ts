import { formatPhone } from '@trassa/contracts/phone'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { DevMailboxMessage } from './dev-mailbox.repository.ts'

const CHANNEL_NAMES: Record<DevMailboxMessage['channel'], string> = {
  sms: 'SMS',
  email: 'Письмо',
  telegram: 'Telegram',
}

const REFRESH_SECONDS = 3

/** The style sheet of the page; its policy allows it by hash. */
export const DEV_MAILBOX_STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
    --ground: #f4f5f6; --card: #fff; --ink: #17191c; --faint: #60666e; --line: #dfe2e6; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #131517; --card: #1c1f22; --ink: #eceef0; --faint: #9aa1a9; --line: #2e3338; } }
  body { margin: 0; padding: 32px 16px; background: var(--ground); color: var(--ink); }
  main { max-width: 680px; margin: 0 auto; }
  h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.25; }
  p { margin: 0; }
  .hint { margin-bottom: 24px; color: var(--faint); }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
  li { padding: 16px 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
  .head { display: flex; flex-wrap: wrap; gap: 4px 12px; margin-bottom: 8px; font-size: 14px; color: var(--faint); }
  .head b { color: var(--ink); font-variant-numeric: tabular-nums; }
  .head time { margin-left: auto; }
  .body { white-space: pre-wrap; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`

const TIME = new Intl.DateTimeFormat('ru', {
  timeZone: 'Europe/Moscow',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const item = (message: DevMailboxMessage) => `<li>
  <p class="head"><span>${CHANNEL_NAMES[message.channel]}</span>
  <b>${escapeHtml(formatPhone(message.recipient))}</b>
  <time datetime="${message.createdAt.toISOString()}">${TIME.format(message.createdAt)} МСК</time></p>
  <p class="body">${escapeHtml(message.body)}</p>
</li>`

/** The dev mailbox as a page without external resources that reloads itself (domain §6). */
export function renderDevMailbox(messages: readonly DevMailboxMessage[]): string {
  const list =
    messages.length > 0
      ? `<ol>${messages.map(item).join('\n')}</ol>`
      : '<p>Пока ничего не отправлено. Запросите код или отправьте форму на сайте, и сообщение появится здесь.</p>'
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>Исходящие — ${PRODUCT_NAME}</title>
<style>${DEV_MAILBOX_STYLE}</style>
</head>
<body>
<main>
<h1>Исходящие</h1>
<p class="hint">Сообщения, которые ушли бы людям. В рабочем режиме этой страницы нет.</p>
${list}
</main>
</body>
</html>
`
}
