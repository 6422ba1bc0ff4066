import { createFastify } from '@trassa/gateway/platform/http/create-server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBuild } from '../testing/fake-build.ts'
import { PUBLIC_URL, SETTINGS } from '../testing/site-settings.ts'
import { site } from './site.ts'

/** A bundle of one page, whose rendering ends when the test says so. */
function slowSite() {
  const rendering: (() => void)[] = []
  const begun: string[] = []
  const build = fakeBuild(
    (request) =>
      new Promise<Response>((resolve) => {
        begun.push(new URL(request.url).pathname)
        const headers = { 'content-type': 'text/html' }
        rendering.push(() => resolve(new Response('<h1>page</h1>', { headers })))
      }),
  )
  return { build, begun, finishOne: () => rendering.shift()?.() }
}

const onShed = vi.fn()
let slow: ReturnType<typeof slowSite>
let app: ReturnType<typeof createFastify>
let url: string
beforeEach(async () => {
  slow = slowSite()
  app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: PUBLIC_URL })
  app.get('/gateway/call', async () => ({ detail: 'called' }))
  await app.register(site, {
    build: slow.build,
    ...SETTINGS,
    rendering: { running: 1, waiting: 2, waitMs: 60_000 },
    onShed,
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  onShed.mockReset()
  await app.close()
})

const begunAre = (paths: string[]) =>
  vi.waitFor(() => expect(slow.begun).toEqual(paths), { timeout: 10_000 })

/** As a person's browser asks; without it the request would be a crawler's. */
const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
const visit = (path: string, signal?: AbortSignal) =>
  fetch(url + path, { headers, ...(signal && { signal }) })

/** One after another, so that each has its place in the line before the next comes. */
async function fillLine(leaving?: AbortSignal) {
  const pages = [visit('/first')]
  await begunAre(['/first'])
  for (const path of ['/second', '/third']) {
    pages.push(visit(path, path === '/second' ? leaving : undefined))
    await visit('/gateway/call')
  }
  return pages
}

it('domain §1: beyond the line the answer is 503 with Retry-After and a page that needs no script; the rest is answered', async () => {
  const pages = await fillLine()
  const shed = await visit('/fourth')
  expect(shed.status).toBe(503)
  expect(Number(shed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(shed.headers.get('cache-control')).toBe('no-store')
  expect(shed.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await shed.text()).toMatch(/<h1>Сейчас много посетителей<\/h1>/)
  expect(onShed.mock.calls).toEqual([['full']])
  expect(await (await visit('/gateway/call')).json()).toEqual({ detail: 'called' })

  for (const path of ['/first', '/second', '/third']) {
    await vi.waitFor(() => expect(slow.begun).toContain(path), { timeout: 10_000 })
    slow.finishOne()
  }
  const statuses = (await Promise.all(pages)).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200])
  expect(slow.begun).toEqual(['/first', '/second', '/third'])
})

it('domain §1: the place of a visitor who has gone is another’s, and their page is never rendered', async () => {
  const leaving = new AbortController()
  const [first, second, ...pages] = await fillLine(leaving.signal)
  leaving.abort()
  await expect(second).rejects.toThrow('aborted')
  await vi.waitFor(() => expect(onShed.mock.calls).toEqual([['gone']]), { timeout: 10_000 })
  pages.push(visit('/fourth'))
  slow.finishOne()
  expect((await first)?.status).toBe(200)
  await begunAre(['/first', '/third'])
  slow.finishOne()
  await begunAre(['/first', '/third', '/fourth'])
  slow.finishOne()
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200])
})

it('domain §1: a crawler is shed before a person', async () => {
  const pages = [visit('/first')]
  await begunAre(['/first'])
  pages.push(visit('/second'))
  await visit('/gateway/call')
  const crawler = await fetch(`${url}/third`, { headers: { 'user-agent': 'Googlebot/2.1' } })
  expect(crawler.status).toBe(503)
  const ahead = { ...headers, 'sec-purpose': 'prefetch;prerender' }
  expect((await fetch(`${url}/third`, { headers: ahead })).status).toBe(503)
  pages.push(visit('/third'))
  for (const paths of [['/first'], ['/first', '/second'], ['/first', '/second', '/third']]) {
    await begunAre(paths)
    slow.finishOne()
  }
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200])
})
