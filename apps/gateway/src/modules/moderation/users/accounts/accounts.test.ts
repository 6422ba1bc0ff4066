import { loginFinish } from '@trassa/contracts/calls/auth'
import {
  blockUser,
  endUserSessions,
  setUserRole,
  unblockUser,
} from '@trassa/contracts/calls/moderator/accounts'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { readUserById } from '@trassa/contracts/calls/moderator/users'
import { readMe } from '@trassa/contracts/calls/profiles'
import { describe, expect, it } from 'vitest'
import { addPhoto, insertAd } from '../../../../testing/ads.ts'
import { BEHIND_PROXY, confirmLogin } from '../../../../testing/login.ts'
import { noticesTo } from '../../../../testing/notices.ts'
import { newPhone } from '../../../../testing/registration.ts'
import { createTestGateway, type TestUser } from '../../../../testing/test-gateway.ts'
import { userHistory } from '../../../../testing/user-history.ts'
import { createStaff } from '../../testing/staff.ts'

const gateway = await createTestGateway(BEHIND_PROXY)
const { db } = gateway
const { support, anna, senior, user: plain } = await createStaff(gateway)

const seller = () => gateway.createUser({ phone: newPhone() })
const block = (user: TestUser, as = anna, reason = 'Обман покупателей') =>
  gateway.ask(blockUser, { as, params: { id: user.id }, body: { reason } })
const unblock = (user: TestUser, as = senior) =>
  gateway.ask(unblockUser, { as, params: { id: user.id }, body: { reason: 'Разобрались' } })

describe('decision 138: a blocked account', () => {
  it('has no session at once, is told why, and the history names the moderator', async () => {
    const user = await seller()
    const answer = await block(user)
    const reason = 'Обман покупателей'
    expect(answer).toMatchObject({ ok: true, detail: { block: { reason } } })
    expect(await gateway.ask(readMe, { as: user })).toMatchObject({ status: 401 })
    expect(await noticesTo(gateway, user.phone)).toMatchObject([{ type: 'accountBlocked' }])
    expect(await userHistory(db, user.id)).toMatchObject([
      { event: 'user.blocked', actorId: anna.id, reason },
    ])
  })

  it('cannot be logged in to: only the holder of the number learns it, behind the code', async () => {
    const user = await seller()
    await block(user)
    const { params } = await confirmLogin(gateway, user.phone)
    expect(await gateway.ask(loginFinish, { params })).toMatchObject({
      status: 403,
      failure: { code: 'auth.blocked' },
    })
  })

  it('a session that a login opens meanwhile does not count either', async () => {
    const user = await seller()
    await block(user)
    const late = await gateway.openSession(user)
    expect(await gateway.ask(readMe, { as: late })).toMatchObject({ status: 401 })
  })

  it('publishes nothing, by any decision', async () => {
    const user = await seller()
    const waiting = await insertAd(db, user.id, { stat: 2 })
    await addPhoto(db, waiting)
    await block(user)
    const params = { id: waiting.id }
    const answer = await gateway.ask(decideAd, { as: anna, params, body: { stat: 1, version: 1 } })
    expect(answer).toMatchObject({ ok: false, failure: { code: 'ad.owner_blocked' } })
  })

  it('may be logged in to again when the block ends', async () => {
    const user = await seller()
    await block(user)
    expect(await unblock(user)).toMatchObject({ ok: true, detail: { block: null } })
    const again = await gateway.openSession(user)
    expect(await gateway.ask(readMe, { as: again })).toMatchObject({ ok: true })
  })

  it('is blocked once, not where it is one of the staff; only a senior ends it', async () => {
    const user = await seller()
    await block(user)
    expect(await block(user)).toMatchObject({ status: 409, failure: { code: 'user.blocked' } })
    expect(await block(support)).toMatchObject({ status: 409, failure: { code: 'user.staff' } })
    expect(await unblock(user, anna)).toMatchObject({ status: 403 })
    expect(await block(plain, support)).toMatchObject({ status: 403 })
    expect(await unblock(plain)).toMatchObject({ failure: { code: 'user.not_blocked' } })
  })
})

describe('domain §9: a moderator ends the sessions of a user', () => {
  const end = (user: TestUser, as = anna) =>
    gateway.ask(endUserSessions, {
      as,
      params: { id: user.id },
      body: { reason: 'Украден телефон' },
    })
  const count = async ({ id }: TestUser) =>
    (await gateway.get(readUserById, { as: support, params: { id } })).sessions

  it('all of them, with the reason in the history; the user may log in again', async () => {
    const user = await seller()
    await gateway.openSession(user)
    expect(await count(user)).toBe(2)
    expect(await end(user)).toMatchObject({ ok: true })
    expect(await count(user)).toBe(0)
    expect(await gateway.ask(readMe, { as: user })).toMatchObject({ status: 401 })
    expect((await userHistory(db, user.id)).at(-1)).toMatchObject({
      event: 'session.revoked',
      actorId: anna.id,
      reason: 'Украден телефон',
    })
    const again = await gateway.openSession(user)
    expect(await gateway.ask(readMe, { as: again })).toMatchObject({ ok: true })
  })

  it('of the staff by seniors only; support ends none', async () => {
    const colleague = await gateway.createUser({ role: 'moderator' })
    expect(await end(colleague)).toMatchObject({ failure: { code: 'user.staff' } })
    expect(await end(colleague, support)).toMatchObject({ status: 403 })
    expect(await end(colleague, senior)).toMatchObject({ ok: true })
  })
})

describe('domain §2: later roles are granted by a senior moderator in the console', () => {
  const give = (user: TestUser, role: 'user' | 'moderator' | 'seniorModerator', as = senior) =>
    gateway.ask(setUserRole, { as, params: { id: user.id }, body: { role, reason: 'Приказ 5' } })

  it('with a reason in the history; it counts from the next request on', async () => {
    const user = await seller()
    expect(await give(user, 'moderator')).toMatchObject({ detail: { role: 'moderator' } })
    expect((await gateway.get(readMe, { as: user })).role).toBe('moderator')
    expect(await userHistory(db, user.id)).toMatchObject([
      { event: 'user.role', actorId: senior.id, reason: 'Приказ 5', after: { role: 'moderator' } },
    ])
    await give(user, 'user')
    expect((await gateway.get(readMe, { as: user })).role).toBe('user')
  })

  it('never one’s own, never by a moderator, never to a blocked account', async () => {
    expect(await give(senior, 'user')).toMatchObject({ failure: { code: 'role.own' } })
    expect(await give(plain, 'moderator', anna)).toMatchObject({ status: 403 })
    const user = await seller()
    await block(user)
    expect(await give(user, 'moderator')).toMatchObject({ failure: { code: 'user.blocked' } })
  })

  it('two seniors who revoke each other’s role at once: one stays', async () => {
    const second = await gateway.createUser({ role: 'seniorModerator' })
    const answers = await Promise.all([give(second, 'user', senior), give(senior, 'user', second)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
