import { loginFinish } from '@trassa/contracts/calls/auth'
import { readQueue } from '@trassa/contracts/calls/moderator/queue'
import { readUser } from '@trassa/contracts/calls/moderator/users'
import { readMe, updateMe } from '@trassa/contracts/calls/profiles'
import { enrollSecondFactor, readSecondFactor } from '@trassa/contracts/calls/second-factor'
import type { Role } from '@trassa/contracts/enumerations/users'
import { describe, expect, it } from 'vitest'
import { confirmLogin } from '../../../testing/login.ts'
import { enrollApp, verifyApp, withNewCookie } from '../../../testing/second-factor.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { userHistory } from '../../../testing/user-history.ts'
import { grantRole } from '../users/grant-role.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const gateway = await createTestGateway({ STAFF_SECOND_FACTOR: 'required' })
const { db } = gateway
const grant = ({ phone }: TestUser, role: Role) =>
  grantRole(db, { phone, role, actorId: null, sessionId: 'cli-test' })

/** A session that the same person opens elsewhere, by SMS. */
async function logInAgain(user: TestUser): Promise<TestUser> {
  const { params } = await confirmLogin(gateway, user.phone)
  return withNewCookie(user, await gateway.ask(loginFinish, { params }))
}

describe('domain §2: a session has staff powers only after a second factor', () => {
  it.each(['support', 'moderator', 'seniorModerator'] as const)(
    '%s is a plain user before it',
    async (role) => {
      const user = await gateway.createUser({ role })
      const call = role === 'support' ? readUser : readQueue
      const query = role === 'support' ? { phone: user.phone } : undefined
      const ask = (as: TestUser) => gateway.ask(call, { as, ...(query && { query }) })
      const refused = { status: 403, failure: { code: 'session.second_factor' } }
      expect(await ask(user)).toMatchObject(refused)
      const before = await gateway.get(readMe, { as: user })
      expect(before).toMatchObject({ role: 'user', staff: { role, secondFactor: 'enrolment' } })

      const { user: elevated, secret } = await enrollApp(gateway, user)
      expect((await ask(elevated)).ok).toBe(true)
      const after = await gateway.get(readMe, { as: elevated })
      expect(after).toMatchObject({ role, staff: { role, secondFactor: 'passed' } })

      const elsewhere = await logInAgain(user)
      expect(await ask(elsewhere)).toMatchObject(refused)
      const other = await gateway.get(readMe, { as: elsewhere })
      expect(other).toMatchObject({ role: 'user', staff: { secondFactor: 'verification' } })
      const verified = await verifyApp(gateway, elsewhere, secret)
      expect((await ask(withNewCookie(user, verified))).ok).toBe(true)
    },
  )

  it('login and the change of a profile answer the role that the session has', async () => {
    const user = await gateway.createUser({ role: 'moderator' })
    const { params } = await confirmLogin(gateway, user.phone)
    expect(await gateway.get(loginFinish, { params })).toMatchObject({ role: 'user' })
    const renamed = await gateway.get(updateMe, { as: user, body: { username: 'Пётр' } })
    expect(renamed.role).toBe('user')
  })

  it('a user without a staff role needs none and can enrol none', async () => {
    const user = await gateway.createUser()
    expect(await gateway.get(readMe, { as: user })).not.toHaveProperty('staff')
    expect(await gateway.ask(enrollSecondFactor, { as: user })).toMatchObject({
      status: 403,
      failure: { code: 'second_factor.not_staff' },
    })
    expect(await gateway.ask(readQueue, { as: user })).toMatchObject({
      failure: { code: 'session.forbidden' },
    })
  })

  it('the session’s token changes with its powers, and the former one is none', async () => {
    const user = await gateway.createUser({ role: 'moderator' })
    const { user: elevated } = await enrollApp(gateway, user)
    expect(elevated.cookie).not.toBe(user.cookie)
    expect(await gateway.ask(readMe, { as: user })).toMatchObject({ status: 401 })
  })

  it('the visitor is found by one statement', async () => {
    const { user } = await enrollApp(gateway, await gateway.createUser({ role: 'moderator' }))
    gateway.statements.length = 0
    await gateway.get(readSecondFactor, { as: user })
    expect(gateway.statements.filter((text) => text.includes('token_hash'))).toHaveLength(1)
    expect(gateway.statements).toHaveLength(3)
  })
})

describe('domain §2: a change of a role', () => {
  it('a granted role must enrol first, in sessions that are open too', async () => {
    const user = await gateway.createUser()
    await grant(user, 'moderator')
    expect(await gateway.get(readMe, { as: user })).toMatchObject({
      role: 'user',
      staff: { role: 'moderator', secondFactor: 'enrolment' },
    })
  })

  it('a higher role counts at once where the second factor was passed', async () => {
    const { user } = await enrollApp(gateway, await gateway.createUser({ role: 'moderator' }))
    await grant(user, 'seniorModerator')
    expect(await gateway.get(readMe, { as: user })).toMatchObject({ role: 'seniorModerator' })
  })

  it('a revoked one counts no longer, and granted again it must enrol again', async () => {
    const { user } = await enrollApp(gateway, await gateway.createUser({ role: 'moderator' }))
    await grant(user, 'user')
    expect(await gateway.ask(readQueue, { as: user })).toMatchObject({
      failure: { code: 'session.forbidden' },
    })
    expect(await gateway.get(readSecondFactor, { as: user })).toEqual({
      enrolled: false,
      recoveryCodesLeft: 0,
    })
    await grant(user, 'moderator')
    expect(await gateway.get(readMe, { as: user })).toMatchObject({
      role: 'user',
      staff: { secondFactor: 'enrolment' },
    })
  })

  it('a reset ends every session, is in the history, and the next sign-in enrols', async () => {
    const { user } = await enrollApp(gateway, await gateway.createUser({ role: 'moderator' }))
    await resetSecondFactor(db, { phone: user.phone, sessionId: 'cli-test' })
    expect(await gateway.ask(readMe, { as: user })).toMatchObject({ status: 401 })
    const again = await logInAgain(user)
    expect(await gateway.get(readMe, { as: again })).toMatchObject({
      staff: { secondFactor: 'enrolment' },
    })
    expect((await userHistory(db, user.id)).at(-1)).toMatchObject({
      event: 'secondFactor.reset',
      sessionId: 'cli-test',
    })
  })
})
