import { complain } from '@trassa/contracts/calls/complaints'
import { decideAd } from '@trassa/contracts/calls/moderator-ads'
import {
  dismissDuplicate,
  userComplaints,
  userDuplicates,
  userHistory,
} from '@trassa/contracts/calls/moderator-user-card'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { userHistory as rowsAbout } from '../../../testing/user-history.ts'
import { users } from '../../identity/users/users.table.ts'
import { createStaff, insertWaiting, REASONS } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { support, anna, user: plain } = await createStaff(gateway)

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

  it('who looked, in two statements beside the session and the look-up’s own row', async () => {
    const user = await gateway.createUser()
    gateway.statements.length = 0
    const { items } = await history(user, 'account')
    expect(items).toMatchObject([{ event: 'user.lookedUp', actorName: 'Поддержка', ad: null }, {}])
    expect(gateway.statements).toHaveLength(4)
  })

  it('page by page, newest first, none twice', async () => {
    const user = await gateway.createUser()
    for (let count = 0; count < 55; count += 1) await history(user, 'account')
    const first = await history(user, 'account')
    const second = await history(user, 'account', first.nextCursor ?? '')
    const ids = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(first.items).toHaveLength(50)
    expect(second.nextCursor).toBeNull()
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

describe('decision 139: accounts that may belong to one person', () => {
  const set = (user: TestUser, change: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(change).where(eq(users.id, user.id))
  const ask = async (user: TestUser) =>
    (await gateway.get(userDuplicates, { as: support, params: { id: user.id } })).items

  it('are proposed with everything that speaks for it, the most first', async () => {
    const [one, two, three] = [
      await gateway.createUser(),
      await gateway.createUser({ username: 'Двойник' }),
      await gateway.createUser({ username: 'Тройник' }),
    ]
    await set(one, { inn: '7707083893', email: 'one@mail.ru', companyName: 'Автодом' })
    await set(two, { inn: '7707083893', email: 'one@mail.ru' })
    await set(three, { companyName: 'Автодом' })
    const vin = 'XTA210990Y2766554'
    await insertAd(db, one.id, { vin })
    await insertAd(db, two.id, { vin, stat: 6 })
    expect(await ask(one)).toMatchObject([
      {
        user: { id: two.id, username: 'Двойник' },
        signals: [
          { kind: 'email', value: 'one@mail.ru' },
          { kind: 'inn', value: '7707083893' },
          { kind: 'vin', value: vin },
        ],
      },
      { user: { id: three.id }, signals: [{ kind: 'company', value: 'Автодом' }] },
    ])
    expect(JSON.stringify(await ask(one))).not.toContain(two.phone.slice(-7))
  })

  it('are not proposed again once a moderator has said so, from either side; it is logged once', async () => {
    const [one, two] = [await gateway.createUser(), await gateway.createUser()]
    await set(one, { inn: '7728168971' })
    await set(two, { inn: '7728168971' })
    expect(await ask(two)).toHaveLength(1)
    const dismiss = (id: string, otherId: string) =>
      gateway.get(dismissDuplicate, { as: anna, params: { id }, body: { otherId } })
    await dismiss(two.id, one.id)
    await dismiss(one.id, two.id)
    expect(await ask(one)).toEqual([])
    expect(await ask(two)).toEqual([])
    const marks = [...(await rowsAbout(db, one.id)), ...(await rowsAbout(db, two.id))]
    expect(marks.filter(({ event }) => event === 'user.notDuplicate')).toHaveLength(1)
  })

  it('nobody is a duplicate of oneself or of nobody', async () => {
    const dismiss = (otherId: string) =>
      gateway.ask(dismissDuplicate, { as: anna, params: { id: plain.id }, body: { otherId } })
    expect(await dismiss(plain.id)).toMatchObject({ status: 404 })
    expect(await dismiss('999999999')).toMatchObject({ status: 404 })
  })
})
