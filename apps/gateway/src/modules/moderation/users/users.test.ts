import { createUser, readUser } from '@trassa/contracts/calls/moderator/users'
import { maskPhone } from '@trassa/contracts/phone'
import { eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { userHistory } from '../../../testing/user-history.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { users } from '../../identity/users/users.table.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { support, anna } = await createStaff(gateway)

describe('moderator/user/read', () => {
  it.each([
    (national: string) => `+7${national}`,
    (national: string) => `8${national}`,
    (national: string) =>
      `8 (${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`,
    (national: string) => national,
  ])('§9 users by phone: +7 or 8 in any spelling (%#)', async (spell) => {
    const user = await gateway.createUser({ username: 'Мария' })
    const query = { phone: spell(user.phone.slice(2)) }
    const card = await gateway.get(readUser, { as: support, query })
    const maskedPhone = maskPhone(user.phone)
    expect(card).toMatchObject({ user: { id: user.id, username: 'Мария', maskedPhone } })
  })

  it('shows ads of every stat, newest first, and how many there are', async () => {
    const user = await gateway.createUser()
    const ids: string[] = []
    for (const stat of [0, 1, 2, 3, 4, 6, 7] as const) {
      ids.unshift((await insertAd(db, user.id, { stat })).id)
    }
    const past = new Date(Date.now() - 1000)
    ids.unshift((await insertAd(db, user.id, { expiresAt: past })).id)
    gateway.statements.length = 0
    const { ads, adsTotal } = await gateway.get(readUser, { as: support, query: user })
    expect(ads.map((ad) => ad.id)).toEqual(ids)
    expect(ads.map((ad) => ad.stat)).toEqual([5, 7, 6, 4, 3, 2, 1, 0])
    expect(adsTotal).toBe(8)
    // The session, the user and the open sessions, the look-up (six with its transaction), the ads and their number.
    expect(gateway.statements).toHaveLength(11)
  })

  it('gives a hundred ads of a big seller, and the exact total', async () => {
    const user = await gateway.createUser({ type: 1 })
    for (let count = 0; count < 103; count += 1) await insertAd(db, user.id)
    const { ads, adsTotal } = await gateway.get(readUser, { as: support, query: user })
    expect(ads).toHaveLength(100)
    expect(adsTotal).toBe(103)
  })

  it('§9: every look-up is logged, without the phone', async () => {
    const user = await gateway.createUser()
    const headers = { 'x-log-session': 'look-up-1' }
    await gateway.get(readUser, { as: support, query: user, headers })
    await gateway.get(readUser, { as: anna, query: user })
    const rows = await userHistory(db, user.id)
    expect(rows).toMatchObject([
      {
        event: 'user.lookedUp',
        actorId: support.id,
        sessionId: 'look-up-1',
        requestId: expect.any(String),
      },
      { event: 'user.lookedUp', actorId: anna.id },
    ])
    expect(JSON.stringify(rows)).not.toContain(user.phone.slice(2))
  })

  it('of an unknown user is not found; the try is logged all the same', async () => {
    const query = { phone: '+79995554433' }
    const answer = await gateway.ask(readUser, { as: support, query })
    expect(answer).toMatchObject({ status: 404, failure: { code: 'user.not_found' } })
    const tries = await db.select().from(auditRows).where(isNull(auditRows.userId))
    expect(tries).toMatchObject([{ event: 'user.lookedUp', actorId: support.id }])
  })

  it('§5 phone: refuses half a number', async () => {
    const answer = await gateway.ask(readUser, { as: support, query: { phone: '8 916 123' } })
    expect(answer).toMatchObject({
      status: 422,
      failure: { detail: [{ loc: ['query', 'phone'], msg: expect.stringContaining('+7') }] },
    })
  })
})

describe('moderator/user/create', () => {
  const body = (phone: string) => ({ phone, username: 'Пётр', type: 1 as const })

  it('makes a user of no role, once for a key, and says who did', async () => {
    const headers = { 'idempotency-key': 'create-1' }
    const create = () =>
      gateway.get(createUser, { as: anna, headers, body: body('8 (977) 100-20-30') })
    const created = await create()
    expect(created).toMatchObject({
      phone: '+79771002030',
      username: 'Пётр',
      type: 1,
      role: 'user',
    })
    expect(await create()).toEqual(created)
    expect(await db.$count(users, eq(users.phone, '+79771002030'))).toBe(1)
    expect(await userHistory(db, created.id)).toMatchObject([
      { event: 'user.created', actorId: anna.id, after: { username: 'Пётр', type: 1 } },
    ])
  })

  it('refuses a phone that is taken', async () => {
    const user = await gateway.createUser()
    const answer = await gateway.ask(createUser, { as: anna, body: body(user.phone) })
    expect(answer).toMatchObject({ status: 409, failure: { code: 'user.exists' } })
    expect(await userHistory(db, user.id)).toEqual([])
  })

  it('two moderators at once: one makes the user, the other is told that it exists', async () => {
    const staff = await createStaff(gateway)
    const answers = await Promise.all(
      [staff.anna, staff.boris, staff.senior].map((as) =>
        gateway.ask(createUser, { as, body: body('+79771002031') }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})
