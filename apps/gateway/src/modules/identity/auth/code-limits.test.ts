import { loginInit, registerInit } from '@trassa/contracts/calls/auth'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { BEHIND_PROXY, fromNewAddress } from '../../../testing/login.ts'
import { messagingWith } from '../../../testing/messaging.ts'
import { newPhone } from '../../../testing/registration.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import {
  DeliveryFailure,
  type DeliveryFailureReason,
} from '../../messaging/channels/delivery-failure.ts'
import { listDevMailboxMessages } from '../../messaging/dev-mailbox/dev-mailbox.repository.ts'
import { createSessionsService } from '../sessions/sessions.service.ts'
import { createTelegramSignature } from '../telegram/telegram-signature.ts'
import { createAuthService } from './auth.service.ts'
import { authFlows } from './auth-flows.table.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway

const register = (phone: string, headers = fromNewAddress()) =>
  gateway.ask(registerInit, { body: { phone }, headers })
const letPass = (phone: string, seconds: number) =>
  db
    .update(authFlows)
    .set({ createdAt: sql`${authFlows.createdAt} - make_interval(secs => ${seconds})` })
    .where(eq(authFlows.phone, phone))

describe('domain §2: codes to a phone', () => {
  it('one in sixty seconds, and the answer says when the next', async () => {
    const phone = newPhone()
    const headers = fromNewAddress()
    await register(phone, headers)
    await letPass(phone, 20)
    const soon = await register(phone, headers)
    expect(soon).toMatchObject({ status: 429, failure: { code: 'auth.code_too_soon' } })
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(35)
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(40)
    await letPass(phone, 40)
    expect((await register(phone, headers)).ok).toBe(true)
  })

  it('one of ten requests that come together from an address', async () => {
    const phone = newPhone()
    const headers = fromNewAddress()
    // With every connection open already the requests really meet.
    await Promise.all(Array.from({ length: 8 }, () => db.execute('SELECT pg_sleep(0.05)')))
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(phone, headers)))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    expect(await listDevMailboxMessages(db, { recipient: phone, limit: 10 })).toHaveLength(1)
  })

  it('five in any hour to one address, and the answers say when the next', async () => {
    const phone = newPhone()
    const headers = fromNewAddress()
    const resendAfter = []
    for (let sent = 0; sent < 5; sent += 1) {
      const { flow } = await gateway.get(registerInit, { body: { phone }, headers })
      resendAfter.push(flow.resendAfter)
      await letPass(phone, 600)
    }
    expect(resendAfter.slice(0, 4)).toEqual([60, 60, 60, 60])
    expect(resendAfter[4]).toBeGreaterThan(20 * 60 - 10)
    expect(resendAfter[4]).toBeLessThanOrEqual(20 * 60)
    const sixth = await register(phone, headers)
    expect(sixth).toMatchObject({ status: 429, failure: { code: 'auth.code_too_many' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(590)
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(600)
    await letPass(phone, 600)
    expect((await register(phone, headers)).ok).toBe(true)
  })

  it('login and registration count together', async () => {
    const phone = newPhone()
    const headers = fromNewAddress()
    await register(phone, headers)
    await gateway.createUser({ phone })
    const answer = await gateway.ask(loginInit, { body: { phone }, headers })
    expect(answer).toMatchObject({ ok: false, failure: { code: 'auth.code_too_soon' } })
  })
})

describe('domain §2: codes from an address', () => {
  it('twenty in an hour', async () => {
    const headers = fromNewAddress()
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await register(newPhone(), headers)).ok).toBe(true)
    }
    const refused = newPhone()
    expect(await register(refused, headers)).toMatchObject({
      status: 429,
      failure: { code: 'auth.code_too_many' },
    })
    expect((await register(refused)).ok).toBe(true)
  })

  it('who is registered cannot be asked for without end', async () => {
    const headers = fromNewAddress()
    const ask = () => gateway.ask(loginInit, { body: { phone: newPhone() }, headers })
    for (let asked = 0; asked < 60; asked += 1) {
      expect(await ask()).toMatchObject({ failure: { code: 'auth.phone_unknown' } })
    }
    expect(await ask()).toMatchObject({ failure: { code: 'auth.code_too_many' } })
  })
})

describe('a code that could not be sent', () => {
  const from = (address: string) => ({ address, device: undefined })
  const failing = (reason: DeliveryFailureReason) =>
    createAuthService({
      db,
      sessions: createSessionsService(db, 'off'),
      outbox: messagingWith(gateway, () => Promise.reject(new DeliveryFailure(reason, 'test')))
        .outbox,
      codeSecret: gateway.config.codeSecret,
      signature: createTelegramSignature(undefined),
      tellOfSignIn: async () => undefined,
    })

  it('is a service that does not answer, and is not counted', async () => {
    const phone = newPhone()
    const sending = failing('provider').registerInit({ phone, origin: from('10.9.0.1') })
    await expect(sending).rejects.toMatchObject({ code: 'server.unavailable' })
    expect((await register(phone)).ok).toBe(true)
  })

  it('is a wrong phone where the number cannot be reached', async () => {
    const sending = failing('recipient').registerInit({
      phone: newPhone(),
      origin: from('10.9.0.2'),
    })
    await expect(sending).rejects.toMatchObject({
      code: 'request.invalid',
      issues: [{ loc: ['body', 'phone'] }],
    })
  })
})
