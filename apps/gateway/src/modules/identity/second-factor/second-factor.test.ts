import {
  confirmSecondFactor,
  enrollSecondFactor,
  readSecondFactor,
  recoverSecondFactor,
  renewRecoveryCodes,
  verifySecondFactor,
} from '@trassa/contracts/calls/second-factor'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTextSeal } from '../../../platform/secrets/seal-text.ts'
import { appCode, enrollApp, withNewCookie, wrongAppCode } from '../../../testing/second-factor.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { userHistory } from '../../../testing/user-history.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { listDevMailboxMessages } from '../../messaging/dev-mailbox/dev-mailbox.repository.ts'
import { messages } from '../../messaging/outbox/messages.table.ts'
import { recoveryCodes, secondFactors } from './second-factors.table.ts'

const gateway = await createTestGateway({ STAFF_SECOND_FACTOR: 'required' })
const { db } = gateway

const createModerator = () => gateway.createUser({ role: 'moderator' })
const enrolled = async () => enrollApp(gateway, await createModerator())

const verify = (as: TestUser, code: string) =>
  gateway.ask(verifySecondFactor, { as, body: { code } })
const recover = (as: TestUser, recoveryCode: string) =>
  gateway.ask(recoverSecondFactor, { as, body: { recoveryCode } })

const eventsOf = async ({ id }: TestUser) => (await userHistory(db, id)).map(({ event }) => event)

describe('domain §2 second factor: enrolment', () => {
  it('gives a secret and its otpauth URI, and counts once a code has confirmed it', async () => {
    const user = await createModerator()
    const { secret, uri } = await gateway.get(enrollSecondFactor, { as: user })
    const parsed = new URL(uri)
    expect(parsed.protocol).toBe('otpauth:')
    expect(decodeURIComponent(parsed.pathname)).toContain(`Трасса:${user.phone}`)
    expect(parsed.searchParams.get('secret')).toBe(secret)
    expect(parsed.searchParams.get('issuer')).toBe('Трасса')
    expect(await verify(user, await appCode(secret))).toMatchObject({
      status: 409,
      failure: { code: 'second_factor.not_enrolled' },
    })
    const wrong = { as: user, body: { code: await wrongAppCode(secret) } }
    expect(await gateway.ask(confirmSecondFactor, wrong)).toMatchObject({
      status: 422,
      failure: { code: 'second_factor.code_wrong' },
    })
    const right = { as: user, body: { code: await appCode(secret) } }
    expect(await gateway.ask(confirmSecondFactor, right)).toMatchObject({ status: 200 })
  })

  it('a secret that was not confirmed is replaced by the next, a confirmed one by none', async () => {
    const user = await createModerator()
    const first = await gateway.get(enrollSecondFactor, { as: user })
    const second = await gateway.get(enrollSecondFactor, { as: user })
    expect(second.secret).not.toBe(first.secret)
    const confirm = async (as: TestUser, secret: string) =>
      gateway.ask(confirmSecondFactor, { as, body: { code: await appCode(secret) } })
    expect(await confirm(user, first.secret)).toMatchObject({ status: 422 })
    const elevated = withNewCookie(user, await confirm(user, second.secret))
    expect(await gateway.ask(enrollSecondFactor, { as: elevated })).toMatchObject({
      status: 409,
      failure: { code: 'second_factor.enrolled' },
    })
    expect(await confirm(elevated, second.secret)).toMatchObject({
      failure: { code: 'second_factor.enrolled' },
    })
  })

  it('neither the secret nor a recovery code is readable in the tables or the log', async () => {
    const { user, secret, recoveryCodes: codes } = await enrolled()
    const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, user.id))
    const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    const rows = await db.select().from(auditRows).where(eq(auditRows.userId, user.id))
    const bytes = Buffer.concat([
      factor?.sealedSecret ?? Buffer.alloc(0),
      ...kept.map(({ codeHash }) => codeHash),
      Buffer.from(JSON.stringify(rows)),
    ])
    expect(kept).toHaveLength(10)
    for (const text of [secret, ...codes]) expect(bytes.includes(text)).toBe(false)
  })

  it('tells the person by SMS', async () => {
    const { user } = await enrolled()
    const written = await db.select().from(messages).where(eq(messages.recipient, user.phone))
    expect(written).toMatchObject([{ topic: 'notice.secondFactorEnrolled', channel: 'sms' }])
    expect(await listDevMailboxMessages(db, { recipient: user.phone, limit: 5 })).toEqual([])
  })
})

describe('domain §2 second factor: codes of the app', () => {
  it('of the neighbouring time steps are accepted, of others not', async () => {
    const { user, secret } = await enrolled()
    const elsewhere = await gateway.openSession(user)
    for (const steps of [-5, 5]) {
      expect(await verify(elsewhere, await appCode(secret, steps))).toMatchObject({ status: 422 })
    }
    expect(await verify(elsewhere, await appCode(secret, 1))).toMatchObject({ status: 200 })
  })

  it('each is accepted once, that of the enrolment included, and no earlier one after it', async () => {
    const { user, secret } = await enrolled()
    const refused = { status: 422, failure: { code: 'second_factor.code_wrong' } }
    expect(await verify(await gateway.openSession(user), await appCode(secret))).toMatchObject(
      refused,
    )
    const next = await appCode(secret, 1)
    expect(await verify(await gateway.openSession(user), next)).toMatchObject({ status: 200 })
    expect(await verify(await gateway.openSession(user), next)).toMatchObject(refused)
    expect(await verify(await gateway.openSession(user), await appCode(secret))).toMatchObject(
      refused,
    )
  })

  it('of two concurrent uses one succeeds', async () => {
    const { user, secret } = await enrolled()
    const code = await appCode(secret, 1)
    const others = await Promise.all([1, 2, 3, 4].map(() => gateway.openSession(user)))
    const answers = await Promise.all(others.map((other) => verify(other, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })

  it('of a secret that another CODE_SECRET has sealed are refused with what to do', async () => {
    const { user, secret } = await enrolled()
    const sealedSecret = createTextSeal('another CODE_SECRET', 'second factors').seal(
      user.id,
      secret,
    )
    await db.update(secondFactors).set({ sealedSecret }).where(eq(secondFactors.userId, user.id))
    const unreadable = { status: 409, failure: { code: 'second_factor.unreadable' } }
    expect(await verify(user, await appCode(secret, 1))).toMatchObject(unreadable)
    const renewal = { as: user, body: { code: await appCode(secret, 1) } }
    expect(await gateway.ask(renewRecoveryCodes, renewal)).toMatchObject(unreadable)
  })

  it.each(['12345', '1234567', '12a456', ''])('%j is no code', async (code) => {
    const { user } = await enrolled()
    expect(await verify(user, code)).toMatchObject({
      status: 422,
      failure: { code: 'request.invalid', detail: [{ msg: 'Код состоит из шести цифр' }] },
    })
  })

  it('tries are limited for a session and for a person, with the time to wait', async () => {
    const { user, secret } = await enrolled()
    const wrong = await wrongAppCode(secret)
    const statuses = []
    for (let session = 0; session < 4; session += 1) {
      const other = await gateway.openSession(user)
      for (let attempt = 0; attempt < 6; attempt += 1) {
        statuses.push((await verify(other, wrong)).status)
      }
    }
    // One try was the enrolment’s; five of each session are left, then fifteen of the person are over.
    expect(statuses.filter((status) => status === 422)).toHaveLength(14)
    const refused = await verify(await gateway.openSession(user), await appCode(secret, 1))
    expect(refused).toMatchObject({ status: 429, failure: { code: 'request.too_many' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const { user: another, secret: anothers } = await enrolled()
    const answer = await verify(await gateway.openSession(another), await appCode(anothers, 1))
    expect(answer.status).toBe(200)
  })
})

describe('domain §2 second factor: recovery codes', () => {
  it('each opens one session, in any spelling', async () => {
    const { user, recoveryCodes: codes } = await enrolled()
    const [first = '', second = ''] = codes
    expect(new Set(codes).size).toBe(10)
    expect(await recover(await gateway.openSession(user), first)).toMatchObject({ status: 200 })
    expect(await recover(await gateway.openSession(user), first)).toMatchObject({
      status: 422,
      failure: { code: 'second_factor.recovery_code_wrong' },
    })
    const typed = ` ${second.toLowerCase().replace('-', ' ')} `
    expect(await recover(await gateway.openSession(user), typed)).toMatchObject({ status: 200 })
    expect(await gateway.get(readSecondFactor, { as: user })).toEqual({
      enrolled: true,
      recoveryCodesLeft: 8,
    })
  })

  it('of two concurrent uses one succeeds', async () => {
    const { user, recoveryCodes: codes } = await enrolled()
    const others = await Promise.all([1, 2, 3].map(() => gateway.openSession(user)))
    const answers = await Promise.all(others.map((other) => recover(other, codes[0] ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('another person’s are none', async () => {
    const [one, other] = [await enrolled(), await enrolled()]
    const answer = await recover(await gateway.openSession(one.user), other.recoveryCodes[0] ?? '')
    expect(answer).toMatchObject({ failure: { code: 'second_factor.recovery_code_wrong' } })
  })

  it('new ones need a code of the app and replace all', async () => {
    const { user, secret, recoveryCodes: codes } = await enrolled()
    const renew = (code: string) => gateway.ask(renewRecoveryCodes, { as: user, body: { code } })
    expect(await renew(await wrongAppCode(secret))).toMatchObject({ status: 422 })
    const renewed = await gateway.get(renewRecoveryCodes, {
      as: user,
      body: { code: await appCode(secret, 1) },
    })
    expect(await recover(await gateway.openSession(user), codes[0] ?? '')).toMatchObject({
      status: 422,
    })
    const answer = await recover(await gateway.openSession(user), renewed.recoveryCodes[0] ?? '')
    expect(answer.status).toBe(200)
  })
})

it('domain §3: everything about a second factor is in the history', async () => {
  const { user, secret, recoveryCodes: codes } = await enrolled()
  await verify(await gateway.openSession(user), await wrongAppCode(secret))
  await verify(await gateway.openSession(user), await appCode(secret, 1))
  await recover(await gateway.openSession(user), codes[0] ?? '')
  expect(await eventsOf(user)).toEqual([
    'secondFactor.enrolled',
    'secondFactor.failed',
    'secondFactor.verified',
    'secondFactor.recovered',
  ])
})
