import { confirm, loginFinish, loginInit } from '@trassa/contracts/calls/auth'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  BEHIND_PROXY,
  confirmLogin,
  fromNewAddress,
  lastCode,
  logIn,
  otherCode,
} from '../../../testing/login.ts'
import { newPhone } from '../../../testing/registration.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { authFlows } from './auth-flows.table.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway

const init = (phone: string, headers: Record<string, string> = fromNewAddress()) =>
  gateway.ask(loginInit, { body: { phone }, headers })
const letPass = (phone: string, seconds: number) =>
  db
    .update(authFlows)
    .set({ createdAt: sql`${authFlows.createdAt} - make_interval(secs => ${seconds})` })
    .where(eq(authFlows.phone, phone))

/** The cookie by which the browser of a finished login is known. */
async function knownDevice(phone: string): Promise<{ cookie: string }> {
  const answer = await logIn(gateway, phone)
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  const device = cookies.find((cookie) => cookie.startsWith('trassa_device='))
  expect(device).toMatch(/HttpOnly/)
  return { cookie: device?.split(';')[0] ?? '' }
}

/** Three addresses ask in turn for so many codes to a phone, each as soon as it is possible. @returns the pauses */
async function strangersAsk(phone: string, times: number): Promise<number[]> {
  const strangers = [fromNewAddress(), fromNewAddress(), fromNewAddress()]
  const pauses = []
  for (let time = 0; time < times; time += 1) {
    const stranger = strangers[time % strangers.length]
    const answer = await init(phone, stranger)
    expect(answer.ok).toBe(true)
    const refused = await init(phone, stranger)
    expect(refused).toMatchObject({ status: 429, failure: { code: 'auth.code_too_soon' } })
    const pause = Number(refused.headers['retry-after'])
    pauses.push(pause)
    await letPass(phone, pause)
  }
  return pauses
}

describe('domain §2: others cannot keep the owner of a phone from logging in', () => {
  it('five codes that an address has asked for are no other address’s', async () => {
    const { phone } = await gateway.createUser()
    const stranger = fromNewAddress()
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await init(phone, stranger)).ok).toBe(true)
      await letPass(phone, 60)
    }
    expect(await init(phone, stranger)).toMatchObject({ failure: { code: 'auth.code_too_many' } })
    await letPass(phone, 60)
    expect((await init(phone)).ok).toBe(true)
  })

  it('the first code of a new device waits for no pause of others', async () => {
    const { phone } = await gateway.createUser()
    await strangersAsk(phone, 9)
    const [stranger, owner] = [fromNewAddress(), fromNewAddress()]
    expect((await init(phone, stranger)).ok).toBe(true)
    expect((await init(phone, owner)).ok).toBe(true)
    const second = await init(phone, owner)
    expect(second).toMatchObject({ status: 429, failure: { code: 'auth.code_too_soon' } })
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(14 * 60)
  })

  it('first codes of ten networks in an hour are sent at once, the next one waits', async () => {
    const { phone } = await gateway.createUser()
    const ofNetwork = (host: string) => ({ 'x-forwarded-for': `2001:db8:9:9::${host}` })
    expect((await init(phone, ofNetwork('1'))).ok).toBe(true)
    const tooSoon = { status: 429, failure: { code: 'auth.code_too_soon' } }
    expect(await init(phone, ofNetwork('2'))).toMatchObject(tooSoon)
    for (let network = 2; network <= 10; network += 1) expect((await init(phone)).ok).toBe(true)
    expect(await init(phone)).toMatchObject(tooSoon)
    await letPass(phone, 60 * 60)
    expect((await init(phone, ofNetwork('2'))).ok).toBe(true)
    expect((await init(phone)).ok).toBe(true)
  })

  it('later codes of all addresses are slowed down, to one in a quarter of an hour', async () => {
    const { phone } = await gateway.createUser()
    const pauses = await strangersAsk(phone, 9)
    expect(pauses.map((pause) => Math.round(pause / 60))).toEqual([1, 1, 1, 1, 2, 4, 8, 15, 15])
  })

  it('a browser that has logged in to the phone before has a budget of its own', async () => {
    const { phone } = await gateway.createUser()
    const device = await knownDevice(phone)
    await letPass(phone, 60)
    await strangersAsk(phone, 6)
    expect((await init(phone)).ok).toBe(true)
    for (let sent = 0; sent < 5; sent += 1) {
      const own = await init(phone, { ...fromNewAddress(), ...device })
      expect(own.ok && own.detail.flow.resendAfter).toSatisfy(
        (seconds: number) => sent === 4 || seconds === 60,
      )
      await letPass(phone, 60)
    }
    const sixth = await init(phone, { ...fromNewAddress(), ...device })
    expect(sixth).toMatchObject({ failure: { code: 'auth.code_too_many' } })
  })

  it('the cookie of a login to one phone says nothing about another, and none can be made up', async () => {
    const [own, other] = [await gateway.createUser(), await gateway.createUser()]
    const { cookie } = await knownDevice(own.phone)
    const address = fromNewAddress()
    expect((await init(other.phone, address)).ok).toBe(true)
    const changed = cookie.replace(/=./, (start) => (start === '=0' ? '=1' : '=0'))
    for (const forged of [cookie, changed, 'trassa_device=.', 'trassa_device=x']) {
      const answer = await init(other.phone, { ...address, cookie: forged })
      expect(answer).toMatchObject({ failure: { code: 'auth.code_too_soon' } })
    }
  })

  it('a browser that has logged in to the phone is let in from a network that has asked too often', async () => {
    const { phone } = await gateway.createUser()
    const device = await knownDevice(phone)
    const office = fromNewAddress()
    for (let asked = 0; asked < 60; asked += 1) await init(newPhone(), office)
    const tooMany = { status: 429, failure: { code: 'auth.code_too_many' } }
    expect(await init(phone, office)).toMatchObject(tooMany)
    expect(await init(newPhone(), { ...office, ...device })).toMatchObject(tooMany)
    expect((await init(phone, { ...office, ...device })).ok).toBe(true)
  })

  it('the code of an earlier flow stays good when a stranger asks for another', async () => {
    const { phone } = await gateway.createUser()
    const mine = await gateway.get(loginInit, { body: { phone }, headers: fromNewAddress() })
    const code = await lastCode(gateway, phone)
    await letPass(phone, 60)
    expect((await init(phone)).ok).toBe(true)
    const params = { flowId: mine.flow.id }
    await gateway.get(confirm, { params, body: { code } })
    expect((await gateway.ask(loginFinish, { params })).ok).toBe(true)
  })
})

describe('domain §2: guesses are few, from however many addresses they come', () => {
  /** Flows of the last day with so many wrong codes. */
  const guessed = (phone: string, requester: string, wrong: number) =>
    db.insert(authFlows).values(
      Array.from({ length: wrong / 5 }, () => ({
        ...{ purpose: 'login' as const, phone, requester, codeHash: 'x', tries: 5 },
        ...{ expiresAt: new Date(), createdAt: new Date(Date.now() - 2 * 60 * 60 * 1000) },
      })),
    )

  async function triesFor(phone: string, headers: Record<string, string>): Promise<number> {
    const { flow } = await gateway.get(loginInit, { body: { phone }, headers })
    const wrong = otherCode(await lastCode(gateway, phone))
    for (let tries = 1; ; tries += 1) {
      const guess = { params: { flowId: flow.id }, body: { code: wrong } }
      const answer = await gateway.ask(confirm, guess)
      if (!answer.ok && answer.failure.code === 'auth.code_tries') return tries
    }
  }

  it('fifty wrong codes for a phone in a day leave two tries to a flow', async () => {
    const { phone } = await gateway.createUser()
    await guessed(phone, 'address:192.0.2.1', 45)
    expect(await triesFor(phone, fromNewAddress())).toBe(5)
    await letPass(phone, 60)
    expect(await triesFor(phone, fromNewAddress())).toBe(2)
  })

  it('fifty wrong codes from an address leave two tries for any phone; by IPv6 a /64 is one', async () => {
    const { phone } = await gateway.createUser()
    await guessed('+79990009999', 'address:2001:db8:7:7::/64', 50)
    const address = { 'x-forwarded-for': '2001:db8:7:7:1:2:3:4' }
    expect(await triesFor(phone, address)).toBe(2)
  })

  it('a person with the code is let in meanwhile, and a known device has all its tries', async () => {
    const { phone } = await gateway.createUser()
    const device = await knownDevice(phone)
    await guessed(phone, 'address:192.0.2.1', 100)
    await letPass(phone, 60)
    const { params } = await confirmLogin(gateway, phone)
    expect((await gateway.ask(loginFinish, { params })).ok).toBe(true)
    expect(await triesFor(phone, { ...fromNewAddress(), ...device })).toBe(5)
  })
})
