import { complain } from '@trassa/contracts/calls/complaints'
import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import {
  userComplaints,
  userDuplicates,
  userHistory,
} from '@trassa/contracts/calls/moderator/user-card'
import { readUserById } from '@trassa/contracts/calls/moderator/users'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { support, anna } = await createStaff(gateway)

const history = (user: TestUser, part: 'account' | 'decisions' | 'made', cursor?: string) =>
  gateway.get(userHistory, {
    as: support,
    params: { id: user.id },
    query: { part, ...(cursor && { cursor }) },
  })

describe('domain §9: the history of a user', () => {
  it('what was decided on the ads, and what the moderator has decided, with the ad and the reason', async () => {
    const owner = await gateway.createUser()
    const ad = await insertWaiting(db, owner.id, { title: 'Lada Niva' })
    const body = { stat: 3 as const, version: ad.version, reasons: REASONS }
    await gateway.get(decideAd, { as: anna, params: { id: ad.id }, body })
    const entry = {
      event: 'ad.fixRequested',
      actorName: 'Анна',
      fromStat: 2,
      toStat: 3,
      ad: { id: ad.id, title: 'Lada Niva' },
    }
    expect(await history(owner, 'decisions')).toMatchObject({ items: [entry], total: 1 })
    expect(await history(anna, 'made')).toMatchObject({ items: [entry], total: 1 })
    expect((await history(owner, 'made')).items).toEqual([])
  })

  it('who looked, in two statements beside the session, the user and the look-up’s own', async () => {
    const user = await gateway.createUser()
    gateway.statements.length = 0
    const { items } = await history(user, 'account')
    expect(items).toMatchObject([{ event: 'user.lookedUp', actorName: 'Поддержка', ad: null }, {}])
    // Of the look-up: an earlier one, then in a transaction the lock, an earlier one and the row.
    expect(gateway.statements).toHaveLength(10)
  })

  it('page by page, newest first, none twice', async () => {
    const user = await gateway.createUser()
    const row = { userId: user.id, event: 'user.role', sessionId: 'test' }
    await db.insert(auditRows).values(Array.from({ length: 55 }, () => row))
    const first = await history(user, 'account')
    const second = await history(user, 'account', first.nextCursor ?? '')
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(first.items).toHaveLength(50)
    expect(second.nextCursor).toBeNull()
  })
})

describe('domain §9: look-ups are logged', () => {
  const lookUpsOf = async (actor: TestUser) =>
    (await db.select().from(auditRows).where(eq(auditRows.actorId, actor.id)))
      .filter(({ event }) => event === 'user.lookedUp')
      .map(({ userId, after }) => ({ userId, after }))
  const sectionsOf = (id: string, as: TestUser) => {
    const asked = { as, params: { id } }
    return [
      () => gateway.ask(userDuplicates, asked),
      () => gateway.ask(userHistory, { ...asked, query: { part: 'account' as const } }),
      () => gateway.ask(userComplaints, { ...asked, query: { side: 'by' as const } }),
    ]
  }

  it('once for a card and its sections; again ten minutes later, and for another person', async () => {
    const as = await gateway.createUser({ role: 'moderator' })
    const [one, two] = [await gateway.createUser(), await gateway.createUser()]
    const open = async (id: string) => {
      await gateway.get(readUserById, { as, params: { id } })
      for (const section of sectionsOf(id, as)) expect(await section()).toMatchObject({ ok: true })
    }
    await open(one.id)
    await open(one.id)
    expect(await lookUpsOf(as)).toEqual([{ userId: one.id, after: { place: 'card' } }])
    await db
      .update(auditRows)
      .set({ at: sql`now() - interval '10 minutes'` })
      .where(eq(auditRows.actorId, as.id))
    await open(one.id)
    await open(two.id)
    expect((await lookUpsOf(as)).map(({ userId }) => userId)).toEqual([one.id, one.id, two.id])
  })

  it('sections of a user that does not exist are not found, and each miss is a row without a user', async () => {
    const as = await gateway.createUser({ role: 'moderator' })
    for (const section of sectionsOf('999999999', as)) {
      expect(await section()).toMatchObject({ status: 404, failure: { code: 'user.not_found' } })
    }
    expect(await lookUpsOf(as)).toMatchObject([
      { userId: null, after: { part: 'duplicates' } },
      { userId: null, after: { part: 'account' } },
      { userId: null, after: { part: 'complaints' } },
    ])
  })
})

it('domain §9: complaints of the ads and those that the user has made', async () => {
  const [owner, reporter] = [await gateway.createUser(), await gateway.createUser()]
  const ad = await insertAd(db, owner.id, { title: 'Kia Rio' })
  const body = { reason: 'fraud' as const, comment: 'Просит предоплату' }
  await gateway.get(complain, { as: reporter, params: { id: ad.id }, body })
  const ask = (user: TestUser, side: 'about' | 'by') =>
    gateway.get(userComplaints, { as: support, params: { id: user.id }, query: { side } })
  const complaint = { ...body, byUser: true, outcome: null, ad: { id: ad.id, title: 'Kia Rio' } }
  expect(await ask(owner, 'about')).toMatchObject({ items: [complaint], total: 1 })
  expect(await ask(reporter, 'by')).toMatchObject({ items: [complaint], total: 1 })
  expect((await ask(owner, 'by')).items).toEqual([])
})
