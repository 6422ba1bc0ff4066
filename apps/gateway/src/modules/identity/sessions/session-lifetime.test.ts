import { readQueue } from '@trassa/contracts/calls/moderator/queue'
import { listSessions, readMe } from '@trassa/contracts/calls/profiles'
import { eq, type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { enrollApp } from '../../../testing/second-factor.ts'
import {
  createTestGateway,
  type TestGateway,
  type TestUser,
} from '../../../testing/test-gateway.ts'
import { sessions } from './sessions.table.ts'

const HOUR = 60 * 60

const required = await createTestGateway({ STAFF_SECOND_FACTOR: 'required' })
const demo = await createTestGateway()

const age = ({ db }: TestGateway, { id }: TestUser, changes: Record<string, SQL>) =>
  db.update(sessions).set(changes).where(eq(sessions.userId, id))

/** Used last so long ago that the next use slides the session. */
const unused = sql`now() - interval '2 hours'`

/** Seconds until the session ends. */
async function secondsLeft({ db }: TestGateway, { id }: TestUser): Promise<number> {
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, id))
  return ((session?.expiresAt.getTime() ?? 0) - Date.now()) / 1000
}

const maxAgeOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Number(/trassa_session=[^;]+;.*?Max-Age=(\d+)/.exec(String(headers['set-cookie']))?.[1])

describe('domain §2: a session ends after 180 days whatever happens', () => {
  it('use does not slide it further, and the cookie ends with it', async () => {
    const user = await demo.createUser()
    await age(demo, user, {
      createdAt: sql`now() - interval '179 days 22 hours'`,
      lastSeenAt: unused,
      expiresAt: sql`now() + interval '1 hour'`,
    })
    const answer = await demo.ask(readMe, { as: user })
    expect(answer.ok).toBe(true)
    const left = await secondsLeft(demo, user)
    expect(left).toBeGreaterThan(HOUR)
    expect(left).toBeLessThanOrEqual(2 * HOUR)
    expect(maxAgeOf(answer)).toBeLessThanOrEqual(2 * HOUR)
  })
})

describe('domain §2: a session of staff ends after 12 hours', () => {
  it('from the second factor on, whatever happens in it', async () => {
    const created = await required.createUser({ role: 'moderator' })
    await age(required, created, { createdAt: sql`now() - interval '20 days'` })
    const { user } = await enrollApp(required, created)
    expect(await secondsLeft(required, user)).toBeGreaterThan(11.9 * HOUR)
    await age(required, user, {
      lastSeenAt: unused,
      secondFactorAt: sql`now() - interval '11 hours'`,
      expiresAt: sql`now() + interval '1 hour'`,
    })
    const answer = await required.ask(readMe, { as: user })
    expect(maxAgeOf(answer)).toBeLessThanOrEqual(HOUR)
    expect(await secondsLeft(required, user)).toBeLessThanOrEqual(HOUR)
    await age(required, user, { expiresAt: sql`now()` })
    expect(await required.ask(readQueue, { as: user })).toMatchObject({
      status: 401,
      failure: { code: 'session.missing' },
    })
  })

  it('without a second factor from its beginning, and only that of staff', async () => {
    const [staff, user] = [await demo.createUser({ role: 'support' }), await demo.createUser()]
    const { staff: session } = await demo.get(readMe, { as: staff })
    expect(Date.parse(session?.endsAt ?? '') - Date.now()).toBeLessThanOrEqual(12 * HOUR * 1000)
    const elevenHours = { createdAt: sql`now() - interval '11 hours 59 minutes'` }
    const twelveHours = { createdAt: sql`now() - interval '12 hours'`, lastSeenAt: unused }
    await age(demo, staff, elevenHours)
    expect(await demo.ask(readMe, { as: staff })).toMatchObject({ status: 200 })
    for (const one of [staff, user]) await age(demo, one, twelveHours)
    expect(await demo.ask(readMe, { as: staff })).toMatchObject({ status: 401 })
    expect(await demo.ask(readMe, { as: user })).toMatchObject({ status: 200 })
  })
})

it('domain §2: the list of sessions says which has staff powers and when each ends', async () => {
  const { user } = await enrollApp(required, await required.createUser({ role: 'moderator' }))
  const { items } = await required.get(listSessions, { as: user })
  const [session] = items
  expect(session).toMatchObject({ staff: true, current: true })
  expect(Date.parse(session?.endsAt ?? '') - Date.now()).toBeLessThanOrEqual(12 * HOUR * 1000)
  const plain = await required.createUser({ role: 'moderator' })
  const listed = await required.get(listSessions, { as: plain })
  expect(listed.items).toMatchObject([{ staff: false }])
})
