import { requestTo, sendRaw } from '@trassa/gateway/testing/raw-request'
import { expect, siteUrl, test } from '../support/site.ts'

const OTHER = 'evil.example'
const ask = (request: string) => sendRaw(Number(new URL(siteUrl()).port), request)

const LONG_SLUG = 'a'.repeat(121)
const LONG_ID = '1'.repeat(201)
const LONG = 'a'.repeat(8000)

const REFUSED = [
  '//[',
  '//u:p@h/',
  `//${OTHER}/`,
  `//${OTHER}/moto`,
  `/\\${OTHER}`,
  '/\\x',
  '/%00',
  '/%00.data',
  '/%',
  '/%ff',
  '/%ED%A0%80',
  '/%2e%2e%2f',
  '/..%2f..%2fpackage.json',
  `/%2f%2f${OTHER}`,
  `/%5c%5c${OTHER}`,
  '/moskva%00/auto',
  '/moskva/auto/%00',
  '/moskva/auto/%ff',
  '/moskva;x=1/auto',
  '/moskva/auto;x=1',
  `/${LONG_SLUG}`,
  `/${LONG_ID}`,
  `/moskva/auto/${LONG_SLUG}`,
  `/moskva/auto/${LONG_ID}.data`,
  `/Ad?id=${LONG_ID}`,
  `/Ad?slug=${LONG_SLUG}`,
  '/Ad?slug=%00',
  '/Ad?id=%00',
  `/${LONG}`,
  `/moskva/auto/${LONG}`,
  `/Ad?slug=${LONG}`,
  '/favicon.svg%00',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%00',
  '/documents/__proto__',
  '/__proto__',
  '/__manifest?p=%2F&version=x',
  `/__manifest?p=${LONG}`,
  `//${OTHER}/Search.data`,
  `http://${OTHER}/`,
  `http://${OTHER}/moto`,
  `https://${OTHER}/Kazan`,
  `http://u:p@${OTHER}/Search`,
  `/https://${OTHER}/moto`,
  '*',
]

test('§7 an address of no page is refused, never a failure of the server', async () => {
  for (const target of REFUSED) {
    const { status, headers } = await ask(requestTo(target))
    expect([400, 404], target).toContain(status)
    expect(headers['x-content-type-options'], target).toBe('nosniff')
  }
})

const ANSWERED = [
  `/Search?${'a=1&'.repeat(3000)}`,
  `/Search?${'a&'.repeat(6000)}`,
  '/Search?%&%ff=%ff&%00=%00',
  '/Search?markId=%00',
  `/Search?markId=${'1,'.repeat(3000)}`,
  `/Search?priceTo=${'9'.repeat(4000)}`,
  `/Search?cursor=${LONG}`,
  '/Search?city=%00',
  `/?city=//${OTHER}`,
  '/moskva?cursor=%ff',
  '/createAd?id=%00',
  '/confirmAd?token=%00',
  `/Search.data?_routes=${LONG}`,
  '/Search.data?_routes=%00&_routes=root',
]

test('§7 a query that says nothing changes nothing; a form’s empty fields leave the address', async () => {
  for (const target of ANSWERED) {
    const { status, headers } = await ask(requestTo(target))
    expect([200, 302], target).toContain(status)
    if (status === 302) expect(headers.location, target).toMatch(/^\/(?![/\\])/)
  }
})

const OWN = ['/', '/Search?markId=1', '/moto', '/Kazan/', '/moskva//', '//', '/Kazan.data', '/Help']

test('§7 pages and redirects name their own origin only, whatever the request says', async () => {
  const headers = [
    `X-Forwarded-Host: ${OTHER}`,
    `Forwarded: host=${OTHER}`,
    `X-Original-URL: //${OTHER}/`,
    `Origin: https://${OTHER}`,
  ]
  for (const target of OWN) {
    const answer = await ask(requestTo(target, { host: OTHER, headers }))
    expect([200, 202, 301], target).toContain(answer.status)
    expect(JSON.stringify(answer.headers), target).not.toContain(OTHER)
    expect(answer.body.includes(OTHER), target).toBe(false)
    // A path of this server: `//name` would be another one.
    if (answer.status === 301) expect(answer.headers.location, target).toMatch(/^\/(?![/\\])/)
  }
})

test('domain §2: pages, their files and redirects carry the security headers', async () => {
  const page = await ask(requestTo('/'))
  const file = /\/assets\/[\w-]+\.js/.exec(page.body)?.[0] ?? ''
  for (const target of [
    '/',
    '/no/such/page',
    '/moto',
    '/Search.data',
    file,
    '/robots.txt',
    '/assets/none.js',
  ]) {
    const { headers } = await ask(requestTo(target))
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  }
})
