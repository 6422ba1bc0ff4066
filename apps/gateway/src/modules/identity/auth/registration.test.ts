import { confirm, loginFinish, registerFinish, registerInit } from '@trassa/contracts/calls/auth'
import { readMe } from '@trassa/contracts/calls/profiles'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { BEHIND_PROXY, fromNewAddress } from '../../../testing/login.ts'
import { confirmRegistration, newPhone, startRegistration } from '../../../testing/registration.ts'
import { signedPayload, WITH_BOT } from '../../../testing/telegram.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { listDevMailboxMessages } from '../../messaging/dev-mailbox/dev-mailbox.repository.ts'
import { sessions } from '../sessions/sessions.table.ts'
import { users } from '../users/users.table.ts'
import { authFlows } from './auth-flows.table.ts'

const gateway = await createTestGateway({ ...BEHIND_PROXY, ...WITH_BOT })
const { db } = gateway
const body = { username: 'Иван', type: 0 as const }

describe('register/init', () => {
  it('§4 registration: a known phone is told to log in and gets no SMS', async () => {
    const { phone } = await gateway.createUser()
    const answer = await gateway.ask(registerInit, { body: { phone }, headers: fromNewAddress() })
    expect(answer).toMatchObject({ status: 409, failure: { code: 'auth.phone_known' } })
    expect(await listDevMailboxMessages(db, { recipient: phone, limit: 1 })).toEqual([])
  })
})

describe('register/finish', () => {
  it('§4 registration: makes the user with the chosen type and logs them in', async () => {
    const phone = newPhone()
    const { params } = await confirmRegistration(gateway, phone)
    const answer = await gateway.ask(registerFinish, {
      params,
      body: { username: '  ООО «Ромашка»  ', type: 1 },
    })
    expect(answer).toMatchObject({
      ok: true,
      detail: { phone, username: 'ООО «Ромашка»', type: 1, role: 'user', telegramId: null },
    })
    expect(answer.ok && answer.detail.slug).toMatch(/^ooo-romashka-[a-z0-9]{5}$/)
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    expect((await gateway.get(readMe, { headers: { cookie } })).phone).toBe(phone)
  })

  it.each([
    { case: 'an empty name', wrong: { username: '   ', type: 0 }, field: 'username' },
    { case: 'a type that is not there', wrong: { username: 'Иван', type: 2 }, field: 'type' },
  ])('§5 name and type: $case is refused at its field', async ({ wrong, field }) => {
    const { params } = await confirmRegistration(gateway, newPhone())
    const answer = await gateway.ask(registerFinish, { params, body: wrong as typeof body })
    expect(answer).toMatchObject({ status: 422, failure: { detail: [{ loc: ['body', field] }] } })
    expect((await gateway.ask(registerFinish, { params, body })).ok).toBe(true)
  })

  it('is refused before the code is confirmed', async () => {
    const phone = newPhone()
    const { params } = await startRegistration(gateway, phone)
    const answer = await gateway.ask(registerFinish, { params, body })
    expect(answer).toMatchObject({ status: 409, failure: { code: 'auth.flow_unconfirmed' } })
    expect(await db.$count(users, eq(users.phone, phone))).toBe(0)
  })

  it('a registration is not finished as a login', async () => {
    const { params } = await confirmRegistration(gateway, newPhone())
    const answer = await gateway.ask(loginFinish, { params })
    expect(answer).toMatchObject({ failure: { code: 'auth.flow_unknown' } })
  })

  it('a double click makes one user with one session', async () => {
    const phone = newPhone()
    const { params } = await confirmRegistration(gateway, phone)
    const click = () => gateway.ask(registerFinish, { params, body })
    const answers = await Promise.all([click(), click(), click()])
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    const [user] = await db.select().from(users).where(eq(users.phone, phone))
    expect(await db.$count(sessions, eq(sessions.userId, user?.id ?? ''))).toBe(1)
  })

  it('a repeat from the browser that was logged in gets the same answer', async () => {
    const { params } = await confirmRegistration(gateway, newPhone())
    const first = await gateway.ask(registerFinish, { params, body })
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    const again = await gateway.ask(registerFinish, { params, body, headers: { cookie } })
    expect(again.ok && again.detail).toEqual(first.ok && first.detail)
  })

  it('two windows with one phone: the second is told that the phone is registered', async () => {
    const phone = newPhone()
    const first = await confirmRegistration(gateway, phone)
    await db
      .update(authFlows)
      .set({ createdAt: new Date(0) })
      .where(eq(authFlows.phone, phone))
    const second = await startRegistration(gateway, phone)
    await gateway.get(confirm, { params: second.params, body: { code: second.code } })
    const answers = await Promise.all([
      gateway.ask(registerFinish, { params: first.params, body }),
      gateway.ask(registerFinish, { params: second.params, body }),
    ])
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.failure.code))
    expect(codes.sort()).toEqual(['auth.phone_known', 'ok'])
    expect(await db.$count(users, eq(users.phone, phone))).toBe(1)
  })
})

describe('register/finish with Telegram', () => {
  it('domain §2: a signed payload is linked', async () => {
    const { params } = await confirmRegistration(gateway, newPhone())
    const telegram = signedPayload({ username: 'ivan_petrov' })
    const profile = await gateway.get(registerFinish, { params, body: { ...body, telegram } })
    expect(profile).toMatchObject({
      telegramId: telegram.telegramId,
      telegramUsername: 'ivan_petrov',
    })
  })

  it('§7: a flat telegramId counts together with its signature', async () => {
    const { params } = await confirmRegistration(gateway, newPhone())
    const { telegramId, ...telegram } = signedPayload({ username: 'ivan_petrov' })
    const flat = { ...body, telegramId, telegram }
    const profile = await gateway.get(registerFinish, { params, body: flat })
    expect(profile).toMatchObject({ telegramId, telegramUsername: 'ivan_petrov' })
  })

  it('domain §2: a bare telegramId and one that was not signed are refused', async () => {
    const { params } = await confirmRegistration(gateway, newPhone())
    const { telegramId, ...telegram } = signedPayload()
    const wrong = [
      [{ telegramId }, 422, 'request.invalid'],
      [{ telegram }, 422, 'request.invalid'],
      [{ telegramId: '1', telegram: { telegramId, ...telegram } }, 422, 'request.invalid'],
      [{ telegramId: '1', telegram }, 403, 'auth.telegram_signature'],
    ] as const
    for (const [extra, status, code] of wrong) {
      const answer = await gateway.ask(registerFinish, { params, body: { ...body, ...extra } })
      expect(answer).toMatchObject({ status, failure: { code } })
    }
    expect((await gateway.get(registerFinish, { params, body })).telegramId).toBeNull()
  })

  it('domain §2: a forged one is refused, and the registration can still be finished', async () => {
    const phone = newPhone()
    const { params } = await confirmRegistration(gateway, phone)
    const telegram = { ...signedPayload(), telegramId: '1' }
    const forged = await gateway.ask(registerFinish, { params, body: { ...body, telegram } })
    expect(forged).toMatchObject({ status: 403, failure: { code: 'auth.telegram_signature' } })
    expect((await gateway.ask(registerFinish, { params, body })).ok).toBe(true)
  })

  it('domain §2: a payload that was accepted once registers no second user', async () => {
    const telegram = signedPayload()
    const first = await confirmRegistration(gateway, newPhone())
    const { id } = await gateway.get(registerFinish, {
      params: first.params,
      body: { ...body, telegram },
    })
    await db.update(users).set({ telegramId: null }).where(eq(users.id, id))
    const { params } = await confirmRegistration(gateway, newPhone())
    const second = await gateway.ask(registerFinish, { params, body: { ...body, telegram } })
    expect(second).toMatchObject({ status: 403, failure: { code: 'auth.telegram_signature' } })
    expect((await gateway.ask(registerFinish, { params, body })).ok).toBe(true)
  })

  it('another user’s Telegram is refused, and the registration can still be finished', async () => {
    const linked = signedPayload()
    const first = await confirmRegistration(gateway, newPhone())
    await gateway.get(registerFinish, { params: first.params, body: { ...body, telegram: linked } })
    const telegram = signedPayload({ telegramId: linked.telegramId })
    const { params } = await confirmRegistration(gateway, newPhone())
    const taken = await gateway.ask(registerFinish, { params, body: { ...body, telegram } })
    expect(taken).toMatchObject({ status: 409, failure: { code: 'auth.telegram_taken' } })
    expect((await gateway.ask(registerFinish, { params, body })).ok).toBe(true)
  })
})
