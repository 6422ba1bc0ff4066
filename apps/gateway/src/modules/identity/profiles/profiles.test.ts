import {
  listSessions,
  readMe,
  readSeller,
  revokeSession,
  sellerBySlug,
  updateMe,
} from '@trassa/contracts/calls/profiles'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { createSessionsService } from '../sessions/sessions.service.ts'

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

  it('needs a session', async () => {
    expect(await gateway.ask(readMe)).toMatchObject({
      status: 401,
      failure: { code: 'session.missing' },
    })
  })
})

describe('profiles/{id}', () => {
  it('counts only ads that are live now, and tells no phone', async () => {
    const user = await gateway.createUser({ username: 'Авто Мир', type: 1 })
    const ad = { userId: user.id, adType: 'auto', sellerType: 1 } as const
    const tomorrow = sql`now() + interval '1 day'`
    await db.insert(ads).values([
      { ...ad, slug: 'live-1', stat: 1, expiresAt: tomorrow },
      { ...ad, slug: 'live-2', stat: 1, expiresAt: tomorrow },
      { ...ad, slug: 'run-out', stat: 1, expiresAt: sql`now() - interval '1 second'` },
      { ...ad, slug: 'in-queue', stat: 2, expiresAt: tomorrow },
    ])
    gateway.statements.length = 0
    const seller = await gateway.get(readSeller, { params: { id: user.id } })
    expect(seller).toMatchObject({ username: 'Авто Мир', type: 1, activeAds: 2 })
    expect(seller).not.toHaveProperty('phone')
    expect(gateway.statements).toHaveLength(1)
  })

  it('of nobody is not found', async () => {
    const answer = await gateway.ask(readSeller, { params: { id: '999999' } })
    expect(answer).toMatchObject({ status: 404, failure: { code: 'request.not_found' } })
  })

  it('§2 a seller’s page: the same by its address', async () => {
    const { id } = await gateway.createUser({ username: 'Авто Мир' })
    const seller = await gateway.get(readSeller, { params: { id } })
    const bySlug = await gateway.get(sellerBySlug, { query: { slug: seller.slug } })
    expect(bySlug).toEqual(seller)
    const unknown = await gateway.ask(sellerBySlug, { query: { slug: 'no-such-seller' } })
    expect(unknown).toMatchObject({ status: 404, failure: { code: 'request.not_found' } })
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
    await createSessionsService(db).open(db, user.id, 'Firefox')
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
    const token = await createSessionsService(db).open(db, user.id, 'Firefox')
    const { items } = await gateway.get(listSessions, { as: user })
    const id = items.find(({ current }) => !current)?.id ?? ''
    const revoke = () => gateway.get(revokeSession, { as: user, params: { id } })
    expect(await revoke()).toEqual({ revoked: true })
    expect(await revoke()).toEqual({ revoked: false })
    const headers = { cookie: `trassa_session=${token}` }
    expect(await gateway.ask(readMe, { headers })).toMatchObject({ status: 401 })
    expect((await gateway.ask(readMe, { as: user })).ok).toBe(true)
  })

  it('nobody revokes another’s', async () => {
    const [own, other] = [await gateway.createUser(), await gateway.createUser()]
    const { items } = await gateway.get(listSessions, { as: other })
    const id = items[0]?.id ?? ''
    expect(await gateway.get(revokeSession, { as: own, params: { id } })).toEqual({
      revoked: false,
    })
    expect((await gateway.ask(readMe, { as: other })).ok).toBe(true)
  })
})
