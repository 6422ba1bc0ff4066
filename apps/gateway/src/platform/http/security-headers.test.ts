import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { baseOf, fillPath } from '@trassa/contracts/call'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { photoPath } from '@trassa/contracts/photo-files'
import { afterAll, describe, expect, it } from 'vitest'
import { mountBackend } from '../../main/backend.ts'
import { basesOf, readConfig } from '../../main/config.ts'
import { openFileStorage, storeDrawnMaster } from '../../modules/media/public.ts'
import { logIn } from '../../testing/login.ts'
import { requestTo, sendRaw } from '../../testing/raw-request.ts'
import { cloneDatabase, createTestGateway } from '../../testing/test-gateway.ts'
import { createFastify } from './create-server.ts'
import { contentPolicy } from './security-headers.ts'

const DATABASE_URL = await cloneDatabase()
const gateway = await createTestGateway({ DATABASE_URL, PUBLIC_URL: 'https://trassa.example' })
const config = readConfig({
  DATABASE_URL,
  DATA_DIR: gateway.config.dataDir,
  LOG_LEVEL: 'silent',
  DEMO_ADS: '0',
  PUBLIC_URL: 'https://trassa.example',
})
const app = createFastify(config)
await mountBackend(app, config)
app.get('/broken', async () => {
  throw new Error('A secret of the server')
})
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(() => app.close())

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const DATA = {
  ...EVERYWHERE,
  'content-security-policy': NOTHING,
  'cross-origin-resource-policy': 'same-origin',
}

const post = (target: string, type: string, body: string) =>
  requestTo(target, {
    method: 'POST',
    headers: [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`],
  }) + body

describe('domain §2: security headers stand on every answer', () => {
  it.each([
    ['a call', requestTo('/gateway/v1/cities'), 200],
    ['a call that is refused', requestTo('/gateway/v1/profiles/me'), 401],
    ['an unknown call', requestTo('/gateway/no/such/call'), 404],
    ['another base', requestTo('/api/x', { method: 'PUT' }), 404],
    ['the payment base', requestTo('/pay/x'), 404],
    ['the document of the calls', requestTo('/gateway/openapi.json'), 200],
    ['a redirect', requestTo('/gateway/docs'), 301],
    ['health', requestTo('/health/live'), 200],
    ['an address that nothing has', requestTo('/nothing'), 404],
    ['another method', requestTo('/health/live', { method: 'DELETE' }), 404],
    ['an address that cannot be read', requestTo('/%'), 400],
    ['an address below a base that cannot be read', requestTo('/gateway/%ff'), 400],
    ['an id of any length', requestTo(`/gateway/ads/get-by-id/${'1'.repeat(300)}`), 404],
    ['a body of another kind', post('/gateway/v1/auth/login/init', 'text/xml', '<x/>'), 415],
    ['a broken body', post('/gateway/v1/auth/login/init', 'application/json', '{'), 400],
    ['a wrong body', post('/gateway/v1/auth/login/init', 'application/json', '{"phone":1}'), 422],
    [
      'a body of 2 MB',
      post('/gateway/v1/auth/login/init', 'application/json', `"${'x'.repeat(2e6)}"`),
      413,
    ],
    ['a failure of the server', requestTo('/broken'), 500],
    ['no HTTP at all', 'nonsense\r\n\r\n', 400],
    ['too many headers', requestTo('/', { headers: [`X: ${'x'.repeat(20_000)}`] }), 431],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ])('%s', async (_, request, status) => {
    const answer = await sendRaw(port, request)
    expect(answer).toMatchObject({ status, headers: DATA })
    expect(answer.body).not.toContain('A secret of the server')
  })

  it('photographs: search engines show them in pages of their own', async () => {
    const id = randomUUID()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>'
    await storeDrawnMaster(openFileStorage(config), id, svg)
    const headers = { ...DATA, 'cross-origin-resource-policy': 'cross-origin' }
    const path = `/files${photoPath(id, 240, 'webp')}`
    const answer = await app.inject(path)
    expect([answer.statusCode, answer.headers]).toMatchObject([200, headers])
    const kept = await app.inject({
      url: path,
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect([kept.statusCode, kept.headers]).toMatchObject([304, headers])
    const missing = await app.inject('/files/images/none.webp')
    expect([missing.statusCode, missing.headers]).toMatchObject([404, headers])
  })

  it('documents have a policy of their own, without other hosts, frames or scripts of strangers', async () => {
    for (const url of ['/gateway/docs/', '/dev/outbox']) {
      const { headers } = await app.inject({ url, headers: { host: 'localhost' } })
      expect(headers).toMatchObject(EVERYWHERE)
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/^default-src 'none'; base-uri 'none';/)
      expect(policy).toMatch(/; form-action '(?:none|self)'/)
      expect(policy).toContain("; frame-ancestors 'none'")
      expect(policy).not.toMatch(/\/\/|https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/)
    }
  })

  it('of a request that takes too long as well', async () => {
    const socket = connect(port, '127.0.0.1')
    const error = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    app.server.once('connection', (accepted) => app.server.emit('clientError', error, accepted))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    for (const [name, value] of Object.entries(DATA))
      expect(answer).toContain(`${name}: ${value}\r\n`)
  })
})

it('over http there is no HSTS: browsers ignore it, and localhost has no https', async () => {
  const plain = createFastify(readConfig({ LOG_LEVEL: 'silent' }))
  const { headers } = await plain.inject('/')
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

describe('domain §2: what is personal is kept by no cache', () => {
  const isPersonal = ({ access, method, id }: (typeof ALL_CALLS)[number]) =>
    access !== 'public' || method !== 'GET' || id === 'ads.confirmation'

  it.each(ALL_CALLS.filter(isPersonal).map((call) => [call.id, call] as const))(
    '%s, its refusals included',
    async (_, call) => {
      const url = `${basesOf(config)[baseOf(call)]}${fillPath(call.path, { id: '1', flowId: randomUUID() })}`
      for (const headers of [{}, { origin: 'https://evil.example' }]) {
        const answer = await app.inject({ method: call.method, url, headers })
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    },
  )

  it('an answer that brings a session, and one for its holder', async () => {
    const user = await gateway.createUser({ phone: '+79161230000' })
    const opened = await logIn(gateway, user.phone)
    expect(opened.headers).toHaveProperty('set-cookie')
    expect(opened.headers['cache-control']).toBe('no-store')
    const { headers } = await app.inject({
      url: '/gateway/v1/profiles/me',
      headers: { cookie: user.cookie },
    })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('what is the same for all may be revalidated', async () => {
    const { headers } = await app.inject('/gateway/v1/cities')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
  })
})

it('a directive that is added stands once: a browser obeys the first of a name', () => {
  const policy = contentPolicy("form-action 'self'")
  expect(policy.match(/form-action [^;]+/g)).toEqual(["form-action 'self'"])
  expect(contentPolicy()).toBe(NOTHING)
})
