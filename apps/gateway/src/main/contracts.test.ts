import { randomUUID } from 'node:crypto'
import { baseOf, bodyBytesOf, type Call } from '@trassa/contracts/call'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { hasRole, ROLES } from '@trassa/contracts/enumerations/users'
import { failureSchema } from '@trassa/contracts/errors'
import { describe, expect, it } from 'vitest'
import { askRaw, expectRefusal, type RawInput } from '../testing/raw-call.ts'
import { createTestGateway, type TestUser } from '../testing/test-gateway.ts'
import { basesOf } from './config.ts'

const gateway = await createTestGateway()
const { app, config } = gateway
const people: TestUser[] = await Promise.all(ROLES.map((role) => gateway.createUser({ role })))

const calls = ALL_CALLS.map((call) => [call.id, call] as const)
const guarded = calls.filter(([, call]) => call.access !== 'public')
const changing = calls.filter(([, call]) => call.method !== 'GET')
const withBody = calls.filter(([, call]) => call.body)
const bodiless = changing.filter(([, call]) => !call.body && !call.upload)

/** Invalid in every part, so that a check of any of them refuses it. */
const WRONG: RawInput = {
  params: { id: 'x', flowId: 'x' },
  query: { id: 'x', slug: '', phone: 'x' },
  body: { unknown: true },
}

const bases = basesOf(config)

/** An address that the call's route takes. */
const addressOf = (call: Call) =>
  `${bases[baseOf(call)]}${call.path.replace('{flowId}', randomUUID()).replace(/\{\w+\}/, '1')}`

describe('domain §2 access', () => {
  it.each(guarded)(
    '%s: a request without a session is refused before its input is checked',
    async (_, call) => {
      const failure = expectRefusal(call, await askRaw(gateway, call, WRONG))
      expect(failure.code).toBe('session.missing')
    },
  )

  it.each(guarded)('%s: each role is let in or refused as declared', async (_, call) => {
    for (const [index, role] of ROLES.entries()) {
      const headers = { cookie: people[index]?.cookie ?? '' }
      const answer = await askRaw(gateway, call, { ...WRONG, headers })
      const { code } = answer.status < 400 ? { code: 'none' } : expectRefusal(call, answer)
      const mayAsk = call.access !== 'public' && hasRole(role, call.access)
      if (mayAsk) expect(code, role).not.toMatch(/^session\./)
      else expect(code, role).toBe('session.forbidden')
    }
  })

  it.each(guarded)('%s: a made-up session is none', async (_, call) => {
    const headers = { cookie: 'trassa_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }
    const failure = expectRefusal(call, await askRaw(gateway, call, { ...WRONG, headers }))
    expect(failure.code).toBe('session.missing')
  })

  it.each(changing)('%s: another site’s page changes nothing', async (_, call) => {
    // Of its own: the call may be the logout.
    const { cookie } = await gateway.createUser({ role: 'seniorModerator' })
    for (const origin of ['https://evil.example', 'null', `${config.publicUrl}.evil.example`]) {
      const answer = await askRaw(gateway, call, { ...WRONG, headers: { cookie, origin } })
      expect(expectRefusal(call, answer).code).toBe('request.origin')
    }
    const own = { cookie, origin: new URL(config.publicUrl).origin }
    const answer = await askRaw(gateway, call, { ...WRONG, headers: own })
    if (answer.status >= 400) expect(expectRefusal(call, answer).code).not.toBe('request.origin')
  })
})

describe('domain §1 bodies that cannot be read', () => {
  const headers = { cookie: people.at(-1)?.cookie ?? '' }
  const send = (call: Call, type: string | undefined, payload: string) =>
    app.inject({
      method: call.method,
      url: addressOf(call),
      headers: { ...headers, ...(type && { 'content-type': type }) },
      payload,
    })

  it.each(withBody)('%s', async (_, call) => {
    const tooLarge = JSON.stringify('x'.repeat(Math.max(1024 * 1024, bodyBytesOf(call))))
    const form = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'
    for (const [type, payload, code] of [
      ['application/json', '{"a": ', 'request.malformed'],
      ['application/json', '', 'request.malformed'],
      ['application/json', '{"__proto__": {"role": "seniorModerator"}}', 'request.malformed'],
      ['text/plain', '{}', 'request.unsupported_type'],
      ['application/x-www-form-urlencoded', 'a=1', 'request.unsupported_type'],
      ['multipart/form-data; boundary=x', form, 'request.unsupported_type'],
      [undefined, '{}', 'request.unsupported_type'],
      ['application/json', tooLarge, 'request.too_large'],
    ] as const) {
      const response = await send(call, type, payload)
      const failure = failureSchema.strict().parse(response.json())
      expect(failure.code, `${type} ${payload.slice(0, 40)}`).toBe(code)
    }
  })
})

it.each(bodiless)('§7 %s: an empty JSON body is none', async (_, call) => {
  // Of its own: the call may be the logout.
  const { cookie } = await gateway.createUser({ role: 'seniorModerator' })
  const response = await app.inject({
    method: call.method,
    url: addressOf(call),
    headers: { cookie, 'content-type': 'application/json' },
    payload: '',
  })
  // What it asks about may not exist; that the body was read is what matters.
  if (response.statusCode === 200) expect(response.json()).toHaveProperty('detail')
  else expect(call.errors).toContain(failureSchema.strict().parse(response.json()).code)
})

describe.each(Object.entries(bases))('domain §1 envelope around what is no call: %s', (_, base) => {
  it.each([
    ['GET', '/nope'],
    ['DELETE', '/v1/cities'],
    ['GET', `/v1/profiles/${'9'.repeat(300)}`],
  ] as const)('%s %s is 404', async (method, url) => {
    const response = await app.inject({ method, url: base + url })
    expect(response.statusCode).toBe(404)
    const failure = failureSchema.strict().parse(response.json())
    expect(failure).toMatchObject({ code: 'request.not_found', sessionId: expect.any(String) })
  })

  it('an address that is no UTF-8 is 400', async () => {
    const response = await app.inject({ url: `${base}/v1/profiles/%E0%A4%A` })
    expect(response.statusCode).toBe(400)
    expect(failureSchema.strict().parse(response.json()).code).toBe('request.malformed')
  })

  it.each([
    ['short-1_A', true],
    ['a'.repeat(65), false],
    ['<b>', false],
    ['a b', false],
    ['', false],
  ])('log session %j is kept: %s', async (given, isKept) => {
    for (const url of ['/v1/cities', '/v1/profiles/me', '/favorite/cars', '/nope']) {
      const headers = { 'x-log-session': given }
      const response = await app.inject({ url: base + url, headers })
      const sessionId = response.headers['x-log-session']
      expect(sessionId).toMatch(/^[\w-]{1,64}$/)
      expect(sessionId === given).toBe(isKept)
      if (response.statusCode >= 400) expect(response.json().sessionId).toBe(sessionId)
    }
  })
})

it.each(calls)('%s is registered with its method and path', (_, call) => {
  const url = `${bases[baseOf(call)]}${call.path.replace(/\{(\w+)\}/g, ':$1')}`
  expect(app.hasRoute({ method: call.method, url }), url).toBe(true)
})

it('calls have names and addresses of their own', () => {
  expect(new Set(ALL_CALLS.map(({ id }) => id)).size).toBe(ALL_CALLS.length)
  const places = ALL_CALLS.map(
    (call) => `${call.method} ${bases[baseOf(call)]}${call.path.replace(/\{\w+\}/g, '*')}`,
  )
  expect(new Set(places).size).toBe(ALL_CALLS.length)
})
