import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ApiClient } from '@trassa/api-client/client'
import type { SiteState } from '@trassa/contracts/entities/site-state'
import { createAnswerSource } from '@trassa/gateway/platform/http/answer-source'
import { createFastify } from '@trassa/gateway/platform/http/create-server'
import { sourceHash } from '@trassa/gateway/platform/http/security-headers'
import { expect, it, onTestFinished } from 'vitest'
import { pageUrl } from '../pages/page-url.ts'
import { site } from '../pages/site.ts'
import { fakeBuild, type RenderPage } from '../testing/fake-build.ts'

const PUBLIC_URL = 'http://localhost:3000'
const OPEN: SiteState = { outsideLinks: {}, maintenance: null }

/** A page that shows all that its rendering can know of the request, and has a script of its own. */
const telling: RenderPage = (request, { mark }) => {
  const known = JSON.stringify([request.method, request.url, [...request.headers]])
  const page = `<p>${known}</p>${' '.repeat(2000)}<script nonce="${mark}">own()</script>`
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function setup({ render = telling, cdnSeconds = 0, maxBytes = 1_000_000 } = {}) {
  const world = { state: OPEN, renderings: 0 }
  const app = createFastify({ logLevel: 'silent', trustProxy: 1, publicUrl: PUBLIC_URL })
  onTestFinished(() => app.close())
  await app.register(site, {
    build: fakeBuild((...asked) => {
      world.renderings += 1
      return render(...asked)
    }),
    clientFolder: mkdtempSync(join(tmpdir(), 'trassa-client-')),
    apiFor: () => ({
      api: {} as ApiClient,
      record: { answers: [], isSameForAll: true, isWhole: true },
    }),
    keeping: { maxBytes, cdnSeconds, source: createAnswerSource() },
    siteState: async () => world.state,
    publicUrl: PUBLIC_URL,
    demo: false,
    telegramBot: null,
    botUrl: null,
    rendering: { running: 1, waiting: 10, waitMs: 1000 },
  })
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers })
  return { world, get }
}

const ONE = {
  cookie: 'session=one',
  'accept-language': 'ru',
  'user-agent': 'Mozilla/5.0 Firefox/140.0',
  'x-forwarded-for': '203.0.113.1',
  referer: 'https://ya.example/',
}
const OTHER = {
  cookie: 'session=two; trassa_known=1',
  'accept-language': 'de',
  'user-agent': 'Googlebot/2.1',
  'x-forwarded-for': '198.51.100.2',
  authorization: 'Bearer x',
}

it('design: a page is the same bytes for every visitor, kept or rendered', async () => {
  const { get, world } = await setup()
  const answers = []
  for (const headers of [ONE, OTHER, ONE, OTHER]) {
    const answer = await get('/kazan/auto?markId=1', headers)
    const { date: _date, ...same } = answer.headers
    answers.push(JSON.stringify([answer.statusCode, same, answer.body]))
  }
  expect(new Set(answers).size).toBe(1)
  expect(answers[0]).not.toMatch(/session|203\.0|Firefox|Bearer/)
  expect(world.renderings).toBe(2)
})

it('inline scripts are allowed by their hashes, also in a 304, whose headers a cache takes over', async () => {
  const { get } = await setup()
  const { headers, body } = await get('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' ${sourceHash('own()')};`)
  expect(body).toContain('<script>own()</script>')
  const known = await get('/', { 'if-none-match': String(headers.etag) })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  const repeated = ['content-security-policy', 'cache-control', 'etag', 'vary'] as const
  for (const name of repeated) expect(known.headers[name]).toBe(headers[name])
  expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

it('two whole renderings of a page have one tag, so that a visitor has the page of every process', async () => {
  const [first, second] = [await setup({ maxBytes: 0 }), await setup({ maxBytes: 0 })]
  const { headers, body } = await first.get('/kazan', ONE)
  expect(body).toContain('own()')
  const again = await first.get('/kazan', OTHER)
  expect([again.headers.etag, again.body]).toEqual([headers.etag, body])
  const known = await second.get('/kazan', { 'if-none-match': String(headers.etag) })
  expect(known.statusCode).toBe(304)
  expect([first.world.renderings, second.world.renderings]).toEqual([2, 1])
})

it('each visitor gets the encoding that they take, with one tag for all', async () => {
  const { get } = await setup()
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload)
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
  for (const { headers } of [plain, br, gzip]) {
    expect(headers).toMatchObject({ etag: plain.headers.etag, vary: 'accept-encoding' })
  }
  const head = await get('/', { 'accept-encoding': 'br' }, 'HEAD')
  expect(head.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(br.rawPayload.length),
  })
})

it('no page is kept under the address of another', async () => {
  const { get } = await setup()
  const addresses = [
    '/kazan/auto',
    '/kazan/auto/',
    '/KAZAN/auto',
    '/kazan/auto?',
    '/kazan/auto?markId=1',
    '/kazan/auto?markId=1&cursor=abc',
    '/kazan/auto?markId=%31',
    '/kazan%2fauto',
    '/kazan/../kazan/auto?x',
    '/%2e%2e/kazan/auto?x=1',
    '/kazan/auto%23hash',
    '/kazan/auto%3FmarkId=1',
    `/Search?q=${'x'.repeat(1900)}`,
    `/Search?q=${'x'.repeat(1900)}y`,
  ]
  for (let time = 0; time < 3; time += 1) {
    for (const address of addresses) {
      const { body } = await get(address)
      expect(body).toContain(`["GET","${pageUrl(address, PUBLIC_URL).href}",[]]`)
    }
  }
})

it.each([
  '/profile/MyAdsAll/MyAdsActual',
  '/PROFILE/%4dyAdsAll/MyAdsDraft',
  '/createAd?ad_type=auto',
  '/editad?id=1',
  '/confirmAd?token=secret',
  '/confirmEmail?token=secret',
  '/unsubscribe?token=secret',
  '/stillOffered?token=secret',
  '/payment?ad=1',
  '/PayError',
  '/clearCache',
])('a page of one person is not kept, here or elsewhere: %s', async (address) => {
  const { get, world } = await setup()
  for (let time = 0; time < 3; time += 1) {
    const { headers } = await get(address)
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-cache', undefined])
  }
  expect(world.renderings).toBe(3)
})

it.each([
  [404, {}, 'private, no-cache'],
  [301, { location: '/kazan' }, 'private, no-cache'],
  [200, { 'cache-control': 'no-store' }, 'no-store'],
])('neither is a page that is no public 200: %i %o', async (status, headers, caching) => {
  const { get, world } = await setup({
    render: () => new Response('<p>page</p>', { status, headers }),
  })
  for (let time = 0; time < 3; time += 1) {
    const answer = await get('/kazan')
    expect([answer.statusCode, answer.headers.etag]).toEqual([status, undefined])
    expect(answer.headers).toMatchObject({ ...headers, 'cache-control': caching })
  }
  expect(world.renderings).toBe(3)
})

it('docs/decisions/153: a closed site shows no kept page', async () => {
  const { get, world } = await setup()
  for (let time = 0; time < 3; time += 1) await get('/')
  expect(world.renderings).toBe(2)
  world.state = { ...OPEN, maintenance: { text: 'Работы', until: null, retryAfter: 600 } }
  await get('/')
  expect(world.renderings).toBe(3)
  world.state = { ...OPEN, outsideLinks: { vk: 'https://vk.example/' } }
  await get('/')
  expect(world.renderings).toBe(4)
})

it.each([
  [0, 'public, max-age=0, s-maxage=0', undefined],
  [1, 'public, max-age=0, s-maxage=1', undefined],
  [5, 'public, max-age=0, s-maxage=5', 'public, max-age=3, stale-while-revalidate=2'],
])('PAGE_CDN_SECONDS=%i: no shared cache shows an older page', async (cdnSeconds, all, cdn) => {
  const { get } = await setup({ cdnSeconds })
  const { headers } = await get('/')
  expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual([all, cdn])
})
