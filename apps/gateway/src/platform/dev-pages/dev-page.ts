import { AppError } from '@trassa/contracts/app-error'
import { PRODUCT_NAME } from '@trassa/contracts/product'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../http/escape-html.ts'
import { contentPolicy, sourceHash } from '../http/security-headers.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
    --ground: #f4f5f6; --card: #fff; --ink: #17191c; --faint: #60666e; --line: #dfe2e6; --accent: #0b4fd8; }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #131517; --card: #1c1f22; --ink: #eceef0; --faint: #9aa1a9; --line: #2e3338; --accent: #8ab0ff; } }
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
  li img { display: block; width: 100%; max-width: 320px; margin-bottom: 8px; border-radius: 8px; }
  .buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; max-width: 420px; }
  .buttons > * { flex: 1; padding: 10px 12px; border: 1px solid var(--line); border-radius: 8px; color: var(--accent);
    text-align: center; text-decoration: none; }
  .buttons.commands { max-width: none; margin: 0 0 16px; }
  .buttons > form { padding: 0; border: 0; }
  .buttons button { width: 100%; padding: 0 12px; white-space: nowrap; }
  button { min-height: 44px; padding: 0 20px; border: 1px solid var(--line); border-radius: 10px; background: none;
    color: var(--accent); font: inherit; font-weight: 600; cursor: pointer; }
  iframe { width: 100%; height: 420px; border: 1px solid var(--line); border-radius: 8px; }
  details { margin-top: 8px; font-size: 14px; color: var(--faint); }
  h2 { margin: 24px 0 8px; font-size: 18px; }
  form p { margin-top: 4px; color: var(--faint); }
`

/** A page of the demo for developers: without scripts and external resources. `head` and `body` are HTML. */
export const renderDevPage = ({
  title,
  hint,
  body,
  head = '',
}: {
  title: string
  hint: string
  body: string
  head?: string
}): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
<title>${escapeHtml(title)} — ${PRODUCT_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="hint">${escapeHtml(hint)}</p>
${body}
</main>
</body>
</html>
`

/** The names of this computer in an address. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * What pages for developers answer with, and to whom: only under the names of the demo. A page of another site whose
 * name was made to lead to this computer (DNS rebinding) is same-origin, but has that name in `Host`.
 */
export function guardDevPages(app: FastifyInstance, publicUrl: string): void {
  const hosts = [...LOCAL_HOSTS, new URL(publicUrl).hostname]
  const policy = contentPolicy(
    `style-src ${sourceHash(STYLE)}`,
    "img-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
  )
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': policy,
    })
    // As it was sent: a page may write `X-Forwarded-Host`, but never `Host`.
    if (!hosts.includes(hostnameOf(headers.host))) throw new AppError('request.origin')
  })
}

/** Without the port: a browser leaves out the usual one. */
const hostnameOf = (host: string | undefined): string =>
  (host ?? '').replace(/:\d*$/, '').toLowerCase()
