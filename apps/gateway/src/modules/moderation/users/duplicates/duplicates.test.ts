import { dismissDuplicate, userDuplicates } from '@trassa/contracts/calls/moderator/user-card'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertAd } from '../../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../../testing/test-gateway.ts'
import { userHistory as rowsAbout } from '../../../../testing/user-history.ts'
import { users } from '../../../identity/users/users.table.ts'
import { createStaff } from '../../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { support, anna, user: plain } = await createStaff(gateway)

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
          { kind: 'email', values: ['one@mail.ru'], total: 1 },
          { kind: 'inn', values: ['7707083893'], total: 1 },
          { kind: 'vin', values: [vin], total: 1 },
        ],
      },
      { user: { id: three.id }, signals: [{ kind: 'company', values: ['Автодом'], total: 1 }] },
    ])
    expect(JSON.stringify(await ask(one))).not.toContain(two.phone.slice(-7))
  })

  it('tells three of many VINs and how many there are; drafts and deleted ads are none', async () => {
    const [one, two] = [await gateway.createUser({ type: 1 }), await gateway.createUser()]
    const vins = Array.from({ length: 6 }, (_, index) => `XTA210990Y276600${index}`)
    const stats = [1, 5, 6, 4, 0, 7] as const
    for (const [index, vin] of vins.entries()) {
      await insertAd(db, one.id, { vin })
      await insertAd(db, two.id, { vin, stat: stats[index] })
    }
    const expected = [{ kind: 'vin', values: vins.slice(0, 3), total: 4 }]
    expect(await ask(one)).toMatchObject([{ user: { id: two.id }, signals: expected }])
    expect(await ask(two)).toMatchObject([{ user: { id: one.id }, signals: expected }])
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

  it('no user is their own duplicate, and an unknown one has none', async () => {
    const dismiss = (otherId: string) =>
      gateway.ask(dismissDuplicate, { as: anna, params: { id: plain.id }, body: { otherId } })
    expect(await dismiss(plain.id)).toMatchObject({ status: 404 })
    expect(await dismiss('999999999')).toMatchObject({ status: 404 })
  })
})
