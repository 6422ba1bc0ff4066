import type { Call } from '@trassa/contracts/call'
import {
  confirm,
  loginFinish,
  loginInit,
  logout,
  registerFinish,
} from '@trassa/contracts/calls/auth'
import { readMe } from '@trassa/contracts/calls/profiles'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  BEHIND_PROXY,
  confirmLogin,
  fromNewAddress,
  lastCode,
  logIn,
  otherCode,
  startLogin,
} from '../../../testing/login.ts'
import { createTestGateway, type TestAnswer } from '../../../testing/test-gateway.ts'
import { listDevMailboxMessages } from '../../messaging/dev-mailbox/dev-mailbox.repository.ts'
import { sessions } from '../sessions/sessions.table.ts'
import { authFlows } from './auth-flows.table.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway

const codeOf = (answer: TestAnswer<Call>) => (answer.ok ? 'ok' : answer.failure.code)
const cookieOf = (answer: TestAnswer<Call>) => String(answer.headers['set-cookie'] ?? '')
const countSessions = (userId: string) => db.$count(sessions, eq(sessions.userId, userId))

describe('login/init', () => {
  it('§4 login: a known phone gets a flow, its user and an SMS with five digits', async () => {
    const { id, phone } = await gateway.createUser()
    const answer = await gateway.get(loginInit, { body: { phone }, headers: fromNewAddress() })
    expect(answer).toEqual({ flow: { id: expect.any(String), resendAfter: 60 }, user: { id } })
    const [message] = await listDevMailboxMessages(db, { recipient: phone, limit: 1 })
    expect(message?.body).toMatch(/^Трасса: код \d{5}\. Никому его не сообщайте\.$/)
  })

  it('§4 login: an unknown phone is told so and gets no SMS', async () => {
    const phone = '+79990000001'
    const answer = await gateway.ask(loginInit, { body: { phone }, headers: fromNewAddress() })
    expect(answer).toMatchObject({ status: 404, failure: { code: 'auth.phone_unknown' } })
    expect(await listDevMailboxMessages(db, { recipient: phone, limit: 1 })).toEqual([])
  })

  it.each(['+7916123456', '89161234567', '+7 916 123-45-67', ''])(
    '§5 phone: %j is not twelve characters of a number',
    async (phone) => {
      const answer = await gateway.ask(loginInit, { body: { phone } })
      expect(answer).toMatchObject({
        status: 422,
        failure: { code: 'request.invalid', detail: [{ loc: ['body', 'phone'] }] },
      })
    },
  )

  it('domain §2: the table holds neither the code nor a hash that fits another flow', async () => {
    const { phone } = await gateway.createUser()
    const { params, code } = await startLogin(gateway, phone)
    const [flow] = await db.select().from(authFlows).where(eq(authFlows.id, params.flowId))
    expect(JSON.stringify(flow)).not.toContain(`"${code}"`)
    expect(flow?.codeHash).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('confirm', () => {
  it('§5 code: a wrong one is refused and the right one still works', async () => {
    const { phone } = await gateway.createUser()
    const { params, code } = await startLogin(gateway, phone)
    const wrong = await gateway.ask(confirm, { params, body: { code: otherCode(code) } })
    expect(wrong).toMatchObject({ status: 422, failure: { code: 'auth.code_wrong' } })
    expect(await gateway.get(confirm, { params, body: { code } })).toEqual({ confirmed: true })
  })

  it.each(['1234', '123456', '12a45', ''])('§5 code: %j is not five digits', async (code) => {
    const { phone } = await gateway.createUser()
    const { params } = await startLogin(gateway, phone)
    const answer = await gateway.ask(confirm, { params, body: { code } })
    expect(answer).toMatchObject({ status: 422, failure: { code: 'request.invalid' } })
  })

  it('domain §2: a code lives five minutes', async () => {
    const { phone } = await gateway.createUser()
    const { params, code } = await startLogin(gateway, phone)
    const here = eq(authFlows.id, params.flowId)
    const [flow] = await db.select().from(authFlows).where(here)
    expect(flow && flow.expiresAt.getTime() - flow.createdAt.getTime()).toBe(5 * 60_000)
    await db.update(authFlows).set({ expiresAt: sql`now()` }).where(here)
    const answer = await gateway.ask(confirm, { params, body: { code } })
    expect(answer).toMatchObject({ status: 422, failure: { code: 'auth.code_expired' } })
  })

  it('domain §2: after five wrong codes the right one is refused too', async () => {
    const { phone } = await gateway.createUser()
    const { params, code } = await startLogin(gateway, phone)
    const codes = []
    for (let guess = 0; guess < 5; guess += 1) {
      codes.push(codeOf(await gateway.ask(confirm, { params, body: { code: otherCode(code) } })))
    }
    expect(codes).toEqual([...Array(4).fill('auth.code_wrong'), 'auth.code_tries'])
    const right = await gateway.ask(confirm, { params, body: { code } })
    expect(right).toMatchObject({ status: 429, failure: { code: 'auth.code_tries' } })
    expect(codeOf(await gateway.ask(loginFinish, { params }))).toBe('auth.flow_unconfirmed')
  })

  it('domain §2: the fifth try may be the right one', async () => {
    const { phone } = await gateway.createUser()
    const { params, code } = await startLogin(gateway, phone)
    for (let guess = 0; guess < 4; guess += 1) {
      await gateway.ask(confirm, { params, body: { code: otherCode(code) } })
    }
    expect(codeOf(await gateway.ask(confirm, { params, body: { code } }))).toBe('ok')
  })

  it('domain §2: twenty guesses at the same time are five tries', async () => {
    const { phone } = await gateway.createUser()
    const { params, code } = await startLogin(gateway, phone)
    const guess = () => gateway.ask(confirm, { params, body: { code: otherCode(code) } })
    const codes = (await Promise.all(Array.from({ length: 20 }, guess))).map(codeOf)
    expect(codes.filter((known) => known === 'auth.code_wrong')).toHaveLength(4)
    expect(codes.filter((known) => known === 'auth.code_tries')).toHaveLength(16)
    const [flow] = await db.select().from(authFlows).where(eq(authFlows.id, params.flowId))
    expect(flow?.tries).toBe(5)
  })

  it('one’s own code does not open a flow of another phone', async () => {
    const [own, other] = [await gateway.createUser(), await gateway.createUser()]
    const mine = await startLogin(gateway, own.phone)
    const stolen = await startLogin(gateway, other.phone)
    // Even with the same digits the hashes differ: move the thief's hash over.
    const [flow] = await db.select().from(authFlows).where(eq(authFlows.id, mine.params.flowId))
    await db
      .update(authFlows)
      .set({ codeHash: flow?.codeHash ?? '' })
      .where(eq(authFlows.id, stolen.params.flowId))
    const answer = await gateway.ask(confirm, {
      params: stolen.params,
      body: { code: mine.code },
    })
    expect(codeOf(answer)).toBe('auth.code_wrong')
    await gateway.get(confirm, { params: mine.params, body: { code: mine.code } })
    expect(codeOf(await gateway.ask(loginFinish, { params: stolen.params }))).toBe(
      'auth.flow_unconfirmed',
    )
  })

  it('a flow of another user, and a made-up one, are unknown', async () => {
    const [own, other] = [await gateway.createUser(), await gateway.createUser()]
    const { params, code } = await startLogin(gateway, own.phone)
    const foreign = await gateway.ask(confirm, { params, body: { code, userId: other.id } })
    expect(foreign).toMatchObject({ status: 404, failure: { code: 'auth.flow_unknown' } })
    const nobodys = { flowId: '00000000-0000-4000-8000-000000000000' }
    const unknown = await gateway.ask(confirm, { params: nobodys, body: { code } })
    expect(codeOf(unknown)).toBe('auth.flow_unknown')
    expect(codeOf(await gateway.ask(confirm, { params, body: { code, userId: own.id } }))).toBe(
      'ok',
    )
  })
})

describe('login/finish', () => {
  it('opens a session and answers with the profile', async () => {
    const { id, phone } = await gateway.createUser({ username: 'Мария' })
    const answer = await logIn(gateway, phone)
    expect(answer).toMatchObject({ ok: true, detail: { id, phone, username: 'Мария' } })
    const cookie = cookieOf(answer).split(';')[0] ?? ''
    const me = await gateway.get(readMe, { headers: { cookie } })
    expect(me.id).toBe(id)
  })

  it('domain §2: the cookie is HttpOnly and SameSite=Lax for thirty days, not Secure on plain http', async () => {
    const { phone } = await gateway.createUser()
    const { headers } = await logIn(gateway, phone)
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^trassa_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      // Scripts may know that there is a session, and no more.
      'trassa_known=1; Max-Age=2592000; Path=/; SameSite=Lax',
      // By which the browser is known at its next login; it opens nothing.
      expect.stringMatching(
        /^trassa_device=[\w-]{36}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
  })

  it('is refused before the code is confirmed', async () => {
    const { phone } = await gateway.createUser()
    const { params } = await startLogin(gateway, phone)
    const answer = await gateway.ask(loginFinish, { params })
    expect(answer).toMatchObject({ status: 409, failure: { code: 'auth.flow_unconfirmed' } })
    expect(cookieOf(answer)).toBe('')
  })

  it('is refused a quarter of an hour after the code was confirmed', async () => {
    const { phone } = await gateway.createUser()
    const { params } = await confirmLogin(gateway, phone)
    await db
      .update(authFlows)
      .set({ confirmedAt: sql`now() - interval '15 minutes'` })
      .where(eq(authFlows.id, params.flowId))
    expect(codeOf(await gateway.ask(loginFinish, { params }))).toBe('auth.flow_unknown')
  })

  it('a double click opens one session', async () => {
    const { id, phone } = await gateway.createUser()
    const { params } = await confirmLogin(gateway, phone)
    const before = await countSessions(id)
    const click = () => gateway.ask(loginFinish, { params })
    const codes = (await Promise.all([click(), click()])).map(codeOf)
    expect(codes.sort()).toEqual(['auth.flow_unknown', 'ok'])
    expect(await countSessions(id)).toBe(before + 1)
  })

  it('a repeat gets the same answer from the browser that was logged in, and from no other', async () => {
    const user = await gateway.createUser()
    const { params } = await confirmLogin(gateway, user.phone)
    const first = await gateway.ask(loginFinish, { params })
    const cookie = cookieOf(first).split(';')[0] ?? ''
    const opened = await countSessions(user.id)

    const again = await gateway.ask(loginFinish, { params, headers: { cookie } })
    expect(again).toMatchObject({ ok: true, detail: { id: user.id } })
    expect(cookieOf(again)).toBe('')
    const stranger = await gateway.createUser()
    expect(codeOf(await gateway.ask(loginFinish, { params, as: stranger }))).toBe(
      'auth.flow_unknown',
    )
    expect(codeOf(await gateway.ask(loginFinish, { params }))).toBe('auth.flow_unknown')
    expect(await countSessions(user.id)).toBe(opened)
  })

  it('ends the session that the browser had, its own or another person’s', async () => {
    const [former, user] = [await gateway.createUser(), await gateway.createUser()]
    const { params } = await confirmLogin(gateway, user.phone)
    expect((await gateway.ask(loginFinish, { as: former, params })).ok).toBe(true)
    expect(await gateway.ask(readMe, { as: former })).toMatchObject({ status: 401 })
    expect((await gateway.ask(readMe, { as: user })).ok).toBe(true)
  })

  it('a login is not finished as a registration', async () => {
    const { phone } = await gateway.createUser()
    const { params } = await confirmLogin(gateway, phone)
    const answer = await gateway.ask(registerFinish, { params, body: { username: 'Я', type: 0 } })
    expect(codeOf(answer)).toBe('auth.flow_unknown')
  })

  it('a code cannot be confirmed again once the flow is finished', async () => {
    const { phone } = await gateway.createUser()
    const { params } = await confirmLogin(gateway, phone)
    const code = await lastCode(gateway, phone)
    await gateway.get(loginFinish, { params })
    expect(codeOf(await gateway.ask(confirm, { params, body: { code } }))).toBe('auth.flow_unknown')
  })
})

describe('login/logout', () => {
  it('§4 logout: the session is gone and its cookie cleared', async () => {
    const user = await gateway.createUser()
    const answer = await gateway.ask(logout, { as: user })
    expect(answer).toMatchObject({ ok: true, detail: { loggedOut: true } })
    expect(cookieOf(answer)).toMatch(/^trassa_session=; .*Expires=Thu, 01 Jan 1970/)
    expect(codeOf(await gateway.ask(readMe, { as: user }))).toBe('session.missing')
  })

  it('works without a session', async () => {
    expect(await gateway.get(logout)).toEqual({ loggedOut: true })
  })
})

describe('domain §2: over https the cookie is Secure and of this host only', async () => {
  const secure = await createTestGateway({ ...BEHIND_PROXY, PUBLIC_URL: 'https://trassa.example' })

  it('when it is set and when it is cleared', async () => {
    const { phone } = await secure.createUser()
    const { headers } = await logIn(secure, phone)
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-trassa_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      '__Host-trassa_known=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
      expect.stringMatching(
        /^__Host-trassa_device=[\w-]{36}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    const cleared = await secure.ask(logout, { as: await secure.createUser() })
    expect(cleared.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-trassa_session=; .*Path=\/; .*Secure/),
      expect.stringMatching(/^__Host-trassa_known=; .*Path=\/; .*Secure/),
    ])
  })

  it('one without the prefix, which another host of the domain may set, is no session', async () => {
    const user = await secure.createUser()
    const cookie = user.cookie.replace('__Host-', '')
    const answer = await secure.ask(readMe, { headers: { cookie } })
    expect(answer).toMatchObject({ status: 401, failure: { code: 'session.missing' } })
  })
})
