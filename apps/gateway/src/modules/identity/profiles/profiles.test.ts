import {
  listSessions,
  readMe,
  revokeOtherSessions,
  revokeSession,
  updateMe,
} from '@trassa/contracts/calls/profiles'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/public.ts'
import { resumeTelegramChat, stopTelegramChat } from '../../messaging/public.ts'
import { users } from '../users/users.table.ts'

const gateway = await createTestGateway()
const { db } = gateway

describe('profiles/me', () => {
  it('§3 user: is the profile of the session', async () => {
    const user = await gateway.createUser({ username: 'Мария', type: 1, role: 'support' })
    expect(await gateway.get(readMe, { as: user })).toMatchObject({
      id: user.id,
      phone: user.phone,
      username: 'Мария',
      type: 1,
      role: 'support',
      avatar: null,
    })
  })

  it('domain §8: tells whether the linked Telegram has stopped the bot', async () => {
    const user = await gateway.createUser()
    await db.update(users).set({ telegramId: '7001' }).where(eq(users.id, user.id))
    expect(await gateway.get(readMe, { as: user })).not.toHaveProperty('telegramStopped')
    await stopTelegramChat(db, '7001')
    expect(await gateway.get(readMe, { as: user })).toMatchObject({ telegramStopped: true })
    await resumeTelegramChat(db, '7001')
    expect(await gateway.get(readMe, { as: user })).not.toHaveProperty('telegramStopped')
  })

  it('needs a session', async () => {
    expect(await gateway.ask(readMe)).toMatchObject({
      status: 401,
      failure: { code: 'session.missing' },
    })
  })
})

describe('PATCH profiles', () => {
  it('changes what is named and nothing else', async () => {
    const user = await gateway.createUser()
    await gateway.get(updateMe, { as: user, body: { telegramUsername: 'ivan_1' } })
    const renamed = await gateway.get(updateMe, { as: user, body: { username: 'Пётр' } })
    expect(renamed).toMatchObject({ username: 'Пётр', telegramUsername: 'ivan_1' })
    const cleared = await gateway.get(updateMe, { as: user, body: { telegramUsername: null } })
    expect(cleared).toMatchObject({ username: 'Пётр', telegramUsername: null })
    expect(await gateway.get(updateMe, { as: user, body: {} })).toEqual(cleared)
  })

  it('cannot raise one’s role', async () => {
    const user = await gateway.createUser()
    const body = { username: 'Пётр', role: 'seniorModerator', phone: '+79000000000' }
    const profile = await gateway.get(updateMe, { as: user, body })
    expect(profile).toMatchObject({ role: 'user', phone: user.phone })
  })

  it.each(['abcd', 'a'.repeat(33), 'иван_петров', 'with space', '@ivan_petrov'])(
    '§5 Telegram username: %j is refused with its message',
    async (telegramUsername) => {
      const user = await gateway.createUser()
      const answer = await gateway.ask(updateMe, { as: user, body: { telegramUsername } })
      expect(answer).toMatchObject({
        status: 422,
        failure: {
          detail: [{ loc: ['body', 'telegramUsername'], msg: 'Введите корректные данные' }],
        },
      })
    },
  )

  it.each(['abcde', 'A_1'.repeat(10)])('§5 Telegram username: %j is taken', async (name) => {
    const user = await gateway.createUser()
    const body = { telegramUsername: name }
    expect((await gateway.get(updateMe, { as: user, body })).telegramUsername).toBe(name)
  })
})

describe('domain §2: sessions are listed and revocable', () => {
  it('one’s own, the current one marked', async () => {
    const user = await gateway.createUser()
    await gateway.openSession(user, 'Firefox')
    const { items } = await gateway.get(listSessions, { as: user })
    expect(items.map(({ current, userAgent }) => ({ current, userAgent }))).toEqual(
      expect.arrayContaining([
        { current: true, userAgent: 'vitest' },
        { current: false, userAgent: 'Firefox' },
      ]),
    )
    expect(items).toHaveLength(2)
  })

  it('a revoked one is over at once', async () => {
    const user = await gateway.createUser()
    const other = await gateway.openSession(user, 'Firefox')
    const { items } = await gateway.get(listSessions, { as: user })
    const id = items.find(({ current }) => !current)?.id ?? ''
    const revoke = () => gateway.get(revokeSession, { as: user, params: { id } })
    expect(await revoke()).toEqual({ revoked: true })
    expect(await revoke()).toEqual({ revoked: false })
    expect(await gateway.ask(readMe, { as: other })).toMatchObject({ status: 401 })
    expect((await gateway.ask(readMe, { as: user })).ok).toBe(true)
  })

  it('all others end at once, those of other users stay', async () => {
    const [user, stranger] = [await gateway.createUser(), await gateway.createUser()]
    const others = [await gateway.openSession(user), await gateway.openSession(user)]
    const revoke = () => gateway.get(revokeOtherSessions, { as: user })
    expect(await revoke()).toEqual({ revoked: 2 })
    expect(await revoke()).toEqual({ revoked: 0 })
    for (const as of others) expect((await gateway.ask(readMe, { as })).ok).toBe(false)
    for (const as of [user, stranger]) expect((await gateway.ask(readMe, { as })).ok).toBe(true)
  })

  it('what ends a session, and what opens one, is in the history', async () => {
    const user = await gateway.createUser()
    await gateway.openSession(user)
    await gateway.get(revokeOtherSessions, { as: user, headers: { 'x-log-session': 'settings' } })
    const rows = await db.select().from(auditRows).where(eq(auditRows.userId, user.id))
    expect(rows).toMatchObject([
      { event: 'session.opened', actorId: user.id, after: { by: 'login' } },
      { event: 'session.opened' },
      { event: 'session.revoked', after: { revoked: 1 }, sessionId: 'settings' },
    ])
    expect(rows[2]?.requestId).toBeTruthy()
  })

  it('a session of another user is not revoked', async () => {
    const [own, other] = [await gateway.createUser(), await gateway.createUser()]
    const { items } = await gateway.get(listSessions, { as: other })
    const id = items[0]?.id ?? ''
    expect(await gateway.get(revokeSession, { as: own, params: { id } })).toEqual({
      revoked: false,
    })
    expect((await gateway.ask(readMe, { as: other })).ok).toBe(true)
  })
})
