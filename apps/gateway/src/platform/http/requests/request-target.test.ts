import { afterAll, expect, it } from 'vitest'
import { mountBackend } from '../../../main/backend.ts'
import { readConfig } from '../../../main/config.ts'
import { requestTo, sendRaw } from '../../../testing/raw-request.ts'
import { cloneDatabase } from '../../../testing/test-gateway.ts'
import { createFastify } from '../create-server.ts'

const config = readConfig({
  DATABASE_URL: await cloneDatabase(),
  LOG_LEVEL: 'silent',
  DEMO_ADS: '0',
  TRUST_PROXY: '1',
})
const app = createFastify(config)
await mountBackend(app, config)
// As the site does: its pages take every address that is left.
app.get('/*', async (_request, reply) => reply.type('text/html').send('<!doctype html>'))
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(() => app.close())

const CITIES = '/gateway/v1/cities'

it.each([
  'http://evil.example/gateway/v1/cities',
  'https://evil.example/',
  'http://evil.example',
  'http://u:p@evil.example/',
  'http://[',
  'evil.example:80',
  '*',
  '?',
  'x',
])('domain §7: the target %s is refused: addresses begin with a slash', async (target) => {
  for (const method of ['GET', 'OPTIONS', 'POST']) {
    expect(await sendRaw(port, requestTo(target, { method }))).toMatchObject({ status: 400 })
  }
})

it('a tunnel is not opened', async () => {
  const answer = await sendRaw(port, requestTo('evil.example:443', { method: 'CONNECT' }))
  expect(answer).toMatchObject({ status: 0, body: '' })
})

const NAMES = [
  '[',
  'a b',
  'evil.example/x',
  'u:p@evil.example',
  'localhost:99999',
  'a#x',
  '%00',
  '',
]

it.each([
  ...NAMES.map((host): [string, string] => [
    `the host "${host}"`,
    `GET ${CITIES} HTTP/1.1\r\nHost: ${host}`,
  ]),
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example'],
  ['no host', 'GET / HTTP/1.1'],
  ['a forwarded host', 'GET /x HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Host: ['],
  ['a scheme', 'GET /gateway/docs HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-Proto: %%'],
  ['the viewer without a host', 'GET /gateway/docs/ HTTP/1.0'],
] as [string, string][])('domain §7: %s is refused', async (_, head) => {
  const answer = await sendRaw(port, `${head}\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatchObject({ status: 400 })
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'request.malformed' })
})

it('HTTP/1.0 needs no host', async () => {
  expect(await sendRaw(port, `GET ${CITIES} HTTP/1.0\r\n\r\n`)).toMatchObject({ status: 200 })
})

it('domain §7: another host’s name stands in no answer', async () => {
  for (const path of ['/gateway/docs', '/gateway/docs/', '/gateway/openapi.json', CITIES, '/x']) {
    const headers = ['X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example']
    const {
      status,
      headers: sent,
      body,
    } = await sendRaw(port, requestTo(path, { host: 'evil.example', headers }))
    expect(status).toBeLessThan(400)
    expect(`${JSON.stringify(sent)}${body}`).not.toContain('evil')
  }
})

const LONG = 'x'.repeat(8000)

it.each([
  `${CITIES}?${'a&'.repeat(6000)}`,
  `${CITIES}?%ff=%ff&%`,
  `/gateway/filter/filter-ads?${'a=1&'.repeat(3000)}`,
  `/gateway/filter/filter-ads?priceTo=${LONG}`,
  '/gateway/filter/filter-ads?%00=%00',
  '/gateway/filter/filter-ads?__proto__=1&constructor=2',
  `/gateway/filter/filter-ads?markId=${'1,'.repeat(4000)}`,
  `/gateway/ads/get-by-slug?slug=${LONG}`,
  '/gateway/ads/get-by-slug?slug=%00',
  '/gateway/ads/get-by-slug?slug=%ff',
  `/gateway/ads/get-by-id/${LONG}`,
  '/gateway/ads/get-by-id/%00',
  '/gateway/ads/get-by-id/%2e%2e%2f',
  '/gateway//v1/cities',
  '/gateway/v1/cities;x=1',
  `/files/images/${LONG}`,
  '/files/images/%00',
  '/files/images/%ff',
  '/files/../package.json',
  '/files//images',
  '//',
  '//[',
  '//u:p@h/',
  '/\\x',
  '/%00',
  '/%',
  '/%ff',
  '/%2e%2e%2f',
  `/${LONG}`,
])('domain §7: %.60s is answered or refused, never a failure of the server', async (target) => {
  const { status } = await sendRaw(port, requestTo(target))
  expect([200, 400, 404, 422]).toContain(status)
})
