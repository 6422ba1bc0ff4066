import { readMe, updateMe } from '@trassa/contracts/calls/profiles'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { sessions } from './sessions.table.ts'

const gateway = await createTestGateway({ PUBLIC_URL: 'https://trassa.example' })
const { db } = gateway
const ofUser = ({ id }: TestUser) => eq(sessions.userId, id)
const daysLeft = async (user: TestUser) => {
  const [session] = await db.select().from(sessions).where(ofUser(user))
  return ((session?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
}

describe('domain §2: sessions', () => {
  it('are known by the hash of their token only', async () => {
    const user = await gateway.createUser()
    const [session] = await db.select().from(sessions).where(ofUser(user))
    const token = user.cookie.split('=')[1] ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(session?.tokenHash.toString('base64url')).not.toBe(token)
  })

  it('end after thirty days', async () => {
    const user = await gateway.createUser()
    expect(await daysLeft(user)).toBeCloseTo(30, 1)
    await db.update(sessions).set({ expiresAt: sql`now()` }).where(ofUser(user))
    const answer = await gateway.ask(readMe, { as: user })
    expect(answer).toMatchObject({ status: 401, failure: { code: 'session.missing' } })
  })

  it('slide with use, but are not written on every request', async () => {
    const user = await gateway.createUser()
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() + interval '10 days'` })
      .where(ofUser(user))
    await gateway.get(readMe, { as: user })
    expect(await daysLeft(user)).toBeCloseTo(10, 1)
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now() - interval '61 minutes'` })
      .where(ofUser(user))
    const answer = await gateway.ask(readMe, { as: user })
    expect(await daysLeft(user)).toBeCloseTo(30, 1)
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=2592000')
  })

  it('a made-up token is no session', async () => {
    const headers = { cookie: `trassa_session=${'A'.repeat(43)}` }
    expect(await gateway.ask(readMe, { headers })).toMatchObject({ status: 401 })
  })
})

describe('domain §2: mutations check Origin', () => {
  const rename = (user: TestUser, origin?: string) =>
    gateway.ask(updateMe, {
      as: user,
      body: { username: 'Пётр' },
      ...(origin !== undefined && { headers: { origin } }),
    })

  it.each(['https://evil.example', 'http://trassa.example', 'null'])(
    '%s is refused',
    async (origin) => {
      const user = await gateway.createUser()
      const answer = await rename(user, origin)
      expect(answer).toMatchObject({ status: 403, failure: { code: 'request.origin' } })
      expect((await gateway.get(readMe, { as: user })).username).toBe('Иван')
    },
  )

  it('the site itself and a client without an origin pass', async () => {
    const user = await gateway.createUser()
    expect((await rename(user, 'https://trassa.example')).ok).toBe(true)
    expect((await rename(user)).ok).toBe(true)
  })

  it('reading is not refused', async () => {
    const user = await gateway.createUser()
    const answer = await gateway.ask(readMe, { as: user, headers: { origin: 'https://a.example' } })
    expect(answer.ok).toBe(true)
  })
})
