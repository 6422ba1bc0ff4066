import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { BODY_DEPTH, baseOf, bodyBytesOf, type Call } from '@trassa/contracts/call'
import { createAd, updateAd } from '@trassa/contracts/calls/ads'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { loginInit, logout } from '@trassa/contracts/calls/auth'
import { uploadFile } from '@trassa/contracts/calls/files'
import { filterAds } from '@trassa/contracts/calls/filter'
import { readMe } from '@trassa/contracts/calls/profiles'
import { failureSchema } from '@trassa/contracts/errors'
import { describe, expect, it } from 'vitest'
import { HOSTILE_BODIES } from '../testing/hostile.ts'
import { askRaw, expectRefusal } from '../testing/raw-call.ts'
import { createTestGateway } from '../testing/test-gateway.ts'
import { basesOf } from './config.ts'

const gateway = await createTestGateway()
const { app, config } = gateway
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const { cookie } = await gateway.createUser({ role: 'seniorModerator' })

const calls = ALL_CALLS.map((call) => [call.id, call] as const)
const bodies = Object.entries(HOSTILE_BODIES)
const JSON_TYPE = 'Content-Type: application/json'

const pathOf = (call: Call) =>
  basesOf(config)[baseOf(call)] +
  call.path.replace('{flowId}', randomUUID()).replace(/\{\w+\}/, '1')

const sendPart = (call: Call, headers: readonly string[], part?: string) =>
  sendRaw(`${call.method} ${pathOf(call)}`, headers, part)

/** Sends the head of a request and what is given of its body, by a bare socket. */
async function sendRaw(line: string, headers: readonly string[], part = '') {
  const socket = connect(port, '127.0.0.1')
  const head = [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close']
  socket.write(`${[...head, ...headers].join('\r\n')}\r\n\r\n${part}`)
  const [first = '', content = ''] = (await text(socket)).split('\r\n\r\n')
  const status = Number(first.split(' ')[1])
  return { status, code: failureSchema.strict().parse(JSON.parse(content)).code }
}

describe('domain §1: what is refused is refused before its body is read', () => {
  /** None of these bodies ever comes. */
  it.each(calls)('%s', async (_, call) => {
    const withoutSession = await sendPart(call, [JSON_TYPE, 'Content-Length: 1000000'])
    if (call.access !== 'public') expect(withoutSession.code).toBe('session.missing')

    const own = `Cookie: ${cookie}`
    const refused = (headers: string[]) => sendPart(call, [own, ...headers])
    if (!call.body && !call.upload) {
      const none = { status: 400, code: 'request.no_body' }
      expect(await refused([JSON_TYPE, 'Content-Length: 2'])).toEqual(none)
      expect(await refused(['Content-Length: 1000000'])).toEqual(none)
      expect(await refused([JSON_TYPE, 'Transfer-Encoding: chunked'])).toEqual(none)
      return
    }
    const wrong = { status: 415, code: 'request.unsupported_type' }
    const wrongType = call.upload ? JSON_TYPE : 'Content-Type: multipart/form-data; boundary=x'
    const gzip = [call.upload ? 'Content-Type: multipart/form-data; boundary=x' : JSON_TYPE]
    expect(await refused([wrongType, 'Content-Length: 1000'])).toEqual(wrong)
    expect(await refused(['Content-Type: text/plain', 'Content-Length: 1000'])).toEqual(wrong)
    expect(await refused([...gzip, 'Content-Encoding: gzip', 'Content-Length: 50'])).toEqual(wrong)
    if (call.upload) return
    const length = `Content-Length: ${bodyBytesOf(call) + 1}`
    const tooLarge = { status: 413, code: 'request.too_large' }
    expect(await refused([JSON_TYPE, length])).toEqual(tooLarge)
  })

  it.each(['/nope', `${config.gatewayBase}/nope`])('%s, which is no call’s', async (path) => {
    for (const headers of [[JSON_TYPE, 'Content-Length: 9'], ['Transfer-Encoding: chunked']]) {
      const answer = await sendRaw(`POST ${path}`, headers)
      expect(answer).toEqual({ status: 404, code: 'request.not_found' })
    }
  })

  it('a body of no declared length is counted while it is read', async () => {
    const chunk = `${(0x8000).toString(16)}\r\n${' '.repeat(0x8000)}\r\n`
    expect(
      await sendPart(loginInit, [JSON_TYPE, 'Transfer-Encoding: chunked'], chunk.repeat(3)),
    ).toEqual({ status: 413, code: 'request.too_large' })
  })
})

describe('domain §1: a hostile body holds no other request up and brings a short answer', () => {
  it.each(bodies)('%s', { timeout: 10_000 }, async (_, body) => {
    const asked = [
      askRaw(gateway, logout, { text: body }),
      askRaw(gateway, loginInit, { text: body }),
      askRaw(gateway, createAd, { text: body, headers: { cookie } }),
      askRaw(gateway, updateAd, { params: { id: '1' }, text: body, headers: { cookie } }),
      askRaw(gateway, uploadFile, { text: body, headers: { cookie } }),
    ]
    const other = await askRaw(gateway, readMe, { headers: { cookie } })
    expect(other.status).toBe(200)
    for (const answer of await Promise.all(asked)) {
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(JSON.stringify(answer.body).length).toBeLessThan(32 * 1024)
    }
  })
})

it.each(calls.filter(([, call]) => call.body))(
  'domain §1: %s takes no deeper body than its bound',
  async (_, call) => {
    const nested = (depth: number) => `{"x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
    const ask = (text: string) => askRaw(gateway, call, { text, headers: { cookie } })
    for (const body of [nested(BODY_DEPTH + 1), nested(3000), nested(3000).slice(0, 3000)]) {
      const answer = await ask(body)
      expect(answer.status).toBe(400)
      expect(expectRefusal(call, answer).code).toBe('request.too_deep')
    }
    const answer = await ask(nested(BODY_DEPTH))
    if (answer.status >= 400) expect(expectRefusal(call, answer).code).not.toBe('request.too_deep')
  },
)

it('domain §1: of many wrong values an answer names the first ones', async () => {
  const body = HOSTILE_BODIES['5 000 wrong fields']
  const answer = await askRaw(gateway, createAd, { text: body, headers: { cookie } })
  const { detail, code } = expectRefusal(createAd, answer)
  expect(code).toBe('request.invalid')
  expect(detail).toHaveLength(50)
})

it('domain §1: a query of 10 000 parameters is answered', async () => {
  const query = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`k${index}`, '\u0000[[[']),
  )
  for (const call of [filterAds, readMe]) {
    const answer = await askRaw(gateway, call, { query, headers: { cookie } })
    if (answer.status !== 200) expectRefusal(call, answer)
    expect(JSON.stringify(answer.body).length).toBeLessThan(32 * 1024)
  }
})
