import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiClient } from '@trassa/api-client/client'
import { readSiteState } from '@trassa/contracts/calls/site'
import { createAnswerSource } from '@trassa/gateway/platform/http/answer-source'
import { createFastify } from '@trassa/gateway/platform/http/create-server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageRecord } from '../kept-pages/page-record.ts'
import { fakeBuild } from '../testing/fake-build.ts'
import { site } from './site.ts'

const PUBLIC_URL = 'http://localhost:3000'
/** Pages of these tests ask nothing. */
const RECORD: PageRecord = { answers: [], isSameForAll: true, isWhole: true }

const SETTINGS = {
  clientFolder: mkdtempSync(join(tmpdir(), 'trassa-client-')),
  apiFor: () => ({ api: {} as ApiClient, record: RECORD }),
  keeping: { maxBytes: 1_000_000, cdnSeconds: 0, source: createAnswerSource() },
  siteState: async () => ({ outsideLinks: {}, maintenance: null }),
  publicUrl: PUBLIC_URL,
  demo: false,
  telegramBot: null,
  botUrl: null,
}

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

it('an error of the rendering is logged, also where it took only a part of the page', async () => {
  const failure = new Error('broken')
  const build = fakeBuild((_request, { onRenderError }) => {
    onRenderError(failure)
    return new Response('<h1>page</h1>')
  })
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: PUBLIC_URL })
  const logged: unknown[] = []
  app.addHook('onRequest', async ({ log }) => {
    log.error = (entry: unknown) => logged.push(entry)
  })
  const rendering = { running: 1, waiting: 1, waitMs: 1000 }
  await app.register(site, { build, ...SETTINGS, rendering })
  expect((await app.inject('/')).statusCode).toBe(200)
  expect(logged).toEqual([{ err: failure }])
  await app.close()
})

it('docs/decisions/153: a page of a closed site makes no call', async () => {
  const calls: Promise<unknown>[] = []
  const build = fakeBuild((_request, { api }) => {
    calls.push(api.ask(readSiteState))
    return new Response('<h1>page</h1>')
  })
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: PUBLIC_URL })
  const ask = vi.fn()
  await app.register(site, {
    build,
    ...SETTINGS,
    apiFor: () => ({ api: { ask }, record: RECORD }),
    siteState: async () => ({
      outsideLinks: {},
      maintenance: { text: '', until: null, retryAfter: 600 },
    }),
    rendering: { running: 1, waiting: 1, waitMs: 1000 },
  })
  await app.inject('/')
  await expect(calls[0]).rejects.toMatchObject({ code: 'server.unavailable' })
  expect(ask).not.toHaveBeenCalled()
  await app.close()
})

it('domain §2: the form for a phone is taken from pages of this site only, and its answer is kept by no cache', async () => {
  const build = fakeBuild(() => new Response('<h1>page</h1>'))
  Object.assign(build.routes.root?.module ?? {}, { action: () => null })
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: PUBLIC_URL })
  const rendering = { running: 1, waiting: 1, waitMs: 1000 }
  await app.register(site, { build, ...SETTINGS, rendering })
  const post = (url: string, origin: string, payload = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  const answer = await post('/kazan/auto/lada-1', PUBLIC_URL)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect((await post('/kazan/auto/lada-1', 'https://other.example')).statusCode).toBe(403)
  expect((await post('/kazan/auto/lada-1', PUBLIC_URL, 'x'.repeat(2000))).statusCode).toBe(413)
  expect((await post('/kazan/auto', PUBLIC_URL)).statusCode).toBe(404)
  await app.close()
})

it('the icon that is asked for without a page is the page’s own', async () => {
  const app = createFastify({ logLevel: 'silent', trustProxy: false, publicUrl: PUBLIC_URL })
  const rendering = { running: 1, waiting: 1, waitMs: 1000 }
  await app.register(site, { build: slowSite().build, ...SETTINGS, rendering })
  const { statusCode, headers } = await app.inject('/favicon.ico')
  expect([statusCode, headers.location]).toEqual([301, '/icon-32.png'])
  await app.close()
})

describe('domain §1: more pages are asked for than can be rendered', () => {
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

  it('beyond the line the answer is 503 with Retry-After and a page that needs no script; the rest is answered', async () => {
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

  it('the place of a visitor who has gone is another’s, and their page is never rendered', async () => {
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

  it('a crawler is shed before a person', async () => {
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
})
