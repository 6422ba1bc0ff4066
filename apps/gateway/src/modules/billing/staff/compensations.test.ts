import { compensate, userPackages } from '@trassa/contracts/calls/moderator/orders'
import { currentPackage } from '@trassa/contracts/calls/payments'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { userHistory } from '../../../testing/user-history.ts'
import { promotions } from '../promotions/promotions.table.ts'

const gateway = await createTestGateway()
const { db } = gateway
const senior = await gateway.createUser({ role: 'seniorModerator', username: 'Вера' })
const moderator = await gateway.createUser({ role: 'moderator' })

const PUBLICATIONS = { kind: 'publications', quantity: 3 } as const
const reason = 'Объявление не показывалось два дня'

const left = async (user: TestUser) =>
  (await gateway.get(currentPackage, { as: user, params: { userId: user.id } })).remainder

describe('domain §5: a compensation', () => {
  it('gives publications once for a key, with a reason that the history keeps', async () => {
    const user = await gateway.createUser()
    const give = () =>
      gateway.get(compensate, {
        as: senior,
        params: { id: user.id },
        headers: { 'idempotency-key': 'give-1' },
        body: { gift: PUBLICATIONS, reason },
      })
    const given = await give()
    expect(given).toMatchObject({ title: 'Пакет: 3 публикации', actorName: 'Вера', reason })
    expect(await give()).toEqual(given)
    expect(await left(user)).toBe(3)
    expect(await userHistory(db, user.id)).toMatchObject([
      { event: 'compensation.given', actorId: senior.id, reason },
    ])
    const asked = { as: moderator, params: { id: user.id } }
    expect(await gateway.get(userPackages, asked)).toMatchObject({
      items: [{ quantity: 3, orderId: null }],
      compensations: [given],
    })
  })

  it('gives an ad of the user a promotion', async () => {
    const user = await gateway.createUser()
    const { id: adId, title } = await insertAd(db, user.id)
    const gift = { kind: 'promotion', adId, promotion: 'highlight' } as const
    const answer = await gateway.get(compensate, {
      as: senior,
      params: { id: user.id },
      body: { gift, reason },
    })
    expect(answer).toMatchObject({ title: `Выделить цветом: ${title}`, adId })
    const rows = await db.select().from(promotions).where(eq(promotions.adId, adId))
    expect(rows).toMatchObject([{ promotion: 'highlight', lineId: null }])
  })

  it.each([
    ['an ad of another user', 1, 'ad.not_found'],
    ['a blocked ad', 4, 'ad.illegal_transition'],
  ] as const)('%s gets none', async (_, stat, code) => {
    const [user, other] = [await gateway.createUser(), await gateway.createUser()]
    const owner = code === 'ad.not_found' ? other : user
    const { id: adId } = await insertAd(db, owner.id, { stat })
    const gift = { kind: 'promotion', adId, promotion: 'vip' } as const
    expect(
      await gateway.ask(compensate, {
        as: senior,
        params: { id: user.id },
        body: { gift, reason },
      }),
    ).toMatchObject({ failure: { code } })
    expect(await db.$count(promotions, eq(promotions.adId, adId))).toBe(0)
  })

  it.each([0, 101, 1.5])('of %d publications is refused', async (quantity) => {
    const user = await gateway.createUser()
    const body = { gift: { kind: 'publications' as const, quantity }, reason }
    expect(
      await gateway.ask(compensate, { as: senior, params: { id: user.id }, body }),
    ).toMatchObject({ status: 422 })
  })

  it('domain §2: needs a senior moderator, and another one for themselves', async () => {
    const user = await gateway.createUser()
    const body = { gift: PUBLICATIONS, reason }
    expect(
      await gateway.ask(compensate, { as: moderator, params: { id: user.id }, body }),
    ).toMatchObject({ status: 403 })
    expect(
      await gateway.ask(compensate, { as: senior, params: { id: senior.id }, body }),
    ).toMatchObject({ status: 403 })
    expect([await left(user), await left(senior)]).toEqual([0, 0])
  })

  it('needs a reason', async () => {
    const user = await gateway.createUser()
    const body = { gift: PUBLICATIONS, reason: ' ' }
    expect(
      await gateway.ask(compensate, { as: senior, params: { id: user.id }, body }),
    ).toMatchObject({ status: 422 })
  })
})
