/*
 * The service worker of the site (docs/decisions/082): pages that were seen can be read without a network. Registered
 * as `/service-worker.js?v={build}`; a new build has caches of its own, and those of former ones are removed.
 */

const VERSION = new URL(self.location.href).searchParams.get('v') ?? 'none'
const PREFIX = 'trassa-'
const PAGES = `${PREFIX}pages-${VERSION}`
const FILES = `${PREFIX}files-${VERSION}`
const PICTURES = `${PREFIX}pictures-${VERSION}`

/** How many entries a cache holds; the oldest are removed first. */
const MOST = { [PAGES]: 30, [FILES]: 300, [PICTURES]: 150 }
/** Bytes of one answer; larger ones are not kept. */
const MOST_BYTES = { [PAGES]: 1_000_000, [FILES]: 1_000_000, [PICTURES]: 400_000 }

/** Calls, personal pages, forms and tools: never kept, and never answered by the worker. */
const NEVER =
  /^\/(gateway|api|pay|payment|payment-2|paysuccessfully|payerror|invoicerequestsuccessfully|profile|createad|editad|confirmad|confirmemail|sending|clearcache|dev|health|rss|sitemap)(\/|$|\.)/i

const isOurs = ({ origin }) => origin === self.location.origin
const isPage = (url) => isOurs(url) && !NEVER.test(url.pathname)

/** The cache that a file belongs to, `undefined` where the worker leaves the request alone. */
function cacheOf(url, destination) {
  if (!isOurs(url)) return undefined
  if (destination === 'image' && url.pathname.startsWith('/files/')) return PICTURES
  return url.pathname.startsWith('/assets/') ? FILES : undefined
}

async function keep(name, request, response) {
  const body = await response.clone().arrayBuffer()
  if (body.byteLength > MOST_BYTES[name]) return
  const cache = await caches.open(name)
  // Deleted first: an entry that is kept again is the newest.
  await cache.delete(request)
  await cache.put(request, response.clone())
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -MOST[name]).map((old) => cache.delete(old)))
}

const isKeepable = (response) => response.status === 200 && !response.redirected
const isHtml = ({ headers }) => (headers.get('content-type') ?? '').startsWith('text/html')

/** Network first: a kept page is only shown where there is no network. */
async function answerPage(event, url) {
  try {
    const response = await fetch(event.request)
    if (isKeepable(response) && isHtml(response)) {
      event.waitUntil(keep(PAGES, url.href, response.clone()))
    }
    return response
  } catch {
    const cache = await caches.open(PAGES)
    return (await cache.match(url.href)) ?? offlinePage(cache)
  }
}

/** Cache first: the name of a file changes with what is in it. */
async function answerFile(event, name) {
  const kept = await caches.match(event.request, { cacheName: name })
  if (kept) return kept
  const response = await fetch(event.request)
  if (isKeepable(response)) event.waitUntil(keep(name, event.request, response.clone()))
  return response
}

/** A page that was reached without loading it: its public bytes are fetched, after everything that someone waits for. */
async function keepShown(href) {
  const url = new URL(href)
  url.hash = ''
  if (!isPage(url)) return
  const cache = await caches.open(PAGES)
  if (await cache.match(url.href)) return
  const response = await fetch(url.href, {
    credentials: 'omit',
    headers: { accept: 'text/html', purpose: 'prefetch' },
  })
  if (!isKeepable(response) || !isHtml(response)) return
  await keep(PAGES, url.href, response)
  await keepFiles(await response.text())
}

/** The files that a page names; they may have come before the worker did, and the browser's own cache still has them. */
async function keepFiles(html) {
  const paths = new Set(Array.from(html.matchAll(/"(\/assets\/[\w./-]+)"/g), ([, path]) => path))
  for (const path of paths) {
    const { href } = new URL(path, self.location.origin)
    if (await caches.match(href, { cacheName: FILES })) continue
    const response = await fetch(href)
    if (isKeepable(response)) await keep(FILES, href, response)
  }
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign])

/** Titles are taken from the pages as they are, so that their entities are right already. */
async function linkTo(cache, request) {
  const html = await (await cache.match(request)).text()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1].replace(/ — Трасса$/, '')
  const { pathname, search } = new URL(request.url)
  const path = escapeHtml(pathname + search)
  return `<li><a href="${path}">${title || path}</a></li>`
}

async function offlinePage(cache) {
  const keys = (await cache.keys()).reverse()
  const links = await Promise.all(keys.map((request) => linkTo(cache, request)))
  const seen = links.length
    ? `<h2>Вы недавно смотрели</h2><ul>${links.join('')}</ul>`
    : '<p>Страницы, которые вы откроете, появятся здесь и будут доступны без интернета.</p>'
  return new Response(
    `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Нет интернета — Трасса</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/24px "Onest Variable", system-ui, sans-serif;
  background: light-dark(#f4f3f0, #171614); color: light-dark(#1c1b19, #f3f1ed); }
main { box-sizing: border-box; max-width: 640px; margin: 0 auto; padding: 48px 16px; }
strong { font-size: 20px; letter-spacing: .04em; text-transform: uppercase; color: light-dark(#0b4fd8, #8fb3ff); }
h1 { margin: 24px 0 0; font-size: 28px; line-height: 36px; letter-spacing: -.02em; }
h2 { margin: 32px 0 8px; font-size: 18px; }
p { margin: 12px 0 24px; color: light-dark(#5f5b55, #aca79f); }
ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid light-dark(#e3e0da, #33302c); }
li { border-bottom: 1px solid light-dark(#e3e0da, #33302c); }
li a { display: block; padding: 10px 0; overflow-wrap: anywhere; color: light-dark(#0b4fd8, #8fb3ff); text-decoration: none; }
.again { display: inline-block; padding: 10px 20px; border-radius: 8px; text-decoration: none; font-weight: 550;
  background: light-dark(#0b4fd8, #2b66e3); color: #fff; }
</style>
</head>
<body>
<main>
<strong>Трасса</strong>
<h1>Вы не в сети</h1>
<p>Эта страница откроется, когда появится интернет. То, что вы уже смотрели, можно читать и сейчас.</p>
<a class="again" href="">Обновить страницу</a>
${seen}
</main>
</body>
</html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      },
    },
  )
}

async function removeFormer() {
  const names = await caches.keys()
  const current = [PAGES, FILES, PICTURES]
  await Promise.all(
    names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)),
  )
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) =>
  event.waitUntil(removeFormer().then(() => self.clients.claim())),
)

self.addEventListener('message', (event) => {
  if (typeof event.data?.shown !== 'string') return
  event.waitUntil(keepShown(event.data.shown).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (request.mode === 'navigate') {
    url.hash = ''
    if (isPage(url)) event.respondWith(answerPage(event, url))
    return
  }
  const name = cacheOf(url, request.destination)
  if (name) event.respondWith(answerFile(event, name))
})
