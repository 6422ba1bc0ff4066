import { listAds } from '@trassa/contracts/calls/moderator/ads'
import { readOwnerHistory } from '@trassa/contracts/calls/moderator/evidence'
import { listLookUps } from '@trassa/contracts/calls/moderator/look-ups'
import { userOrders } from '@trassa/contracts/calls/moderator/orders'
import { searchAll } from '@trassa/contracts/calls/moderator/search'
import { userComplaints } from '@trassa/contracts/calls/moderator/user-card'
import { readUser, readUserById, revealUserPhone } from '@trassa/contracts/calls/moderator/users'
import { maskPhone } from '@trassa/contracts/phone'
import { describe, expect, it } from 'vitest'
import { encodeCursor } from '../../../platform/keyset/cursor.ts'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/public.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { user, support, anna, senior } = await createStaff(gateway)

const read = (query: object = {}, as: TestUser = senior) => gateway.get(listLookUps, { as, query })
const createOwner = () => gateway.createUser({ username: 'Семён' })

describe('domain §9: who has looked up whom', () => {
  it('from where: card, search, table, ad, phone and purchases; no number is told', async () => {
    const owner = await createOwner()
    const ad = await insertAd(db, owner.id)
    const params = { id: owner.id }
    await gateway.get(searchAll, { as: support, query: { q: owner.phone } })
    await gateway.get(listAds, { as: support, query: { phone: owner.phone } })
    await gateway.get(readUserById, { as: support, params })
    await gateway.get(userOrders, { as: support, params })
    await gateway.get(revealUserPhone, { as: support, params, body: { place: 'ad', adId: ad.id } })
    await gateway.get(readOwnerHistory, { as: anna, params: { id: ad.id } })
    const { items, total } = await read({ userId: owner.id })
    expect(items.map(({ staff, place, adId }) => [staff.username, place, adId])).toEqual([
      ['Анна', 'ad', ad.id],
      ['Поддержка', 'phone', ad.id],
      ['Поддержка', 'purchases', null],
      ['Поддержка', 'card', null],
      ['Поддержка', 'table', null],
      ['Поддержка', 'search', null],
    ])
    expect(total).toBe(6)
    expect(items[0]?.user).toEqual({
      id: owner.id,
      username: 'Семён',
      maskedPhone: maskPhone(owner.phone),
    })
    expect(JSON.stringify(items)).not.toContain(owner.phone.slice(-7))
  })

  it('a search without a result is there as well', async () => {
    const as = await gateway.createUser({ role: 'support' })
    expect(await gateway.ask(readUser, { as, query: { phone: '+79990001122' } })).toMatchObject({
      status: 404,
    })
    expect((await read({ staffId: as.id })).items).toMatchObject([{ user: null, place: 'card' }])
  })

  it('one card’s sections that are asked for at once are one row', async () => {
    const owner = await createOwner()
    const params = { id: owner.id }
    await Promise.all(
      Array.from({ length: 5 }, () =>
        gateway.get(userComplaints, { as: anna, params, query: { side: 'about' } }),
      ),
    )
    expect((await read({ userId: owner.id })).items).toMatchObject([{ place: 'card' }])
  })

  it('a filter by phone is one row for its pages and repeats, each miss one of its own', async () => {
    const as = await gateway.createUser({ role: 'moderator' })
    const owner = await createOwner()
    for (const query of [{}, {}, { cursor: 'W10' }])
      await gateway.get(listAds, { as, query: { phone: owner.phone, ...query } })
    for (const phone of ['+79990001122', '+79990001123'])
      await gateway.get(listAds, { as, query: { phone } })
    const { items } = await read({ staffId: as.id })
    expect(items.map(({ place, user }) => [place, user?.id])).toEqual([
      ['table', undefined],
      ['table', undefined],
      ['table', owner.id],
    ])
  })

  it('the history of an owner is one row for each ad at which it was opened', async () => {
    const owner = await createOwner()
    const ads = [await insertAd(db, owner.id), await insertAd(db, owner.id)]
    for (const { id } of [...ads, ...ads])
      await gateway.get(readOwnerHistory, { as: anna, params: { id } })
    const { items } = await read({ userId: owner.id })
    expect(items.map(({ adId }) => adId)).toEqual(ads.map(({ id }) => id).toReversed())
  })

  it('of one day in Moscow', async () => {
    const owner = await createOwner()
    const row = { actorId: anna.id, userId: owner.id, event: 'user.lookedUp', sessionId: 'test' }
    await db.insert(auditRows).values([
      { ...row, at: new Date('2026-05-09T20:59:59Z') },
      { ...row, at: new Date('2026-05-09T21:00:00Z') },
      { ...row, at: new Date('2026-05-10T20:59:59Z') },
      { ...row, at: new Date('2026-05-10T21:00:00Z') },
    ])
    const { items, total } = await read({ day: '2026-05-10' })
    expect(items.map(({ at }) => at)).toEqual([
      '2026-05-10T20:59:59.000Z',
      '2026-05-09T21:00:00.000Z',
    ])
    expect(total).toBe(2)
    expect((await read({ day: '2026-05-10', zone: 'Etc/UTC' })).items).toHaveLength(2)
  })

  it('in pages, of which none is missed or doubled, also where several were at the same moment', async () => {
    const owner = await createOwner()
    const at = new Date('2026-04-01T10:00:00Z')
    const row = {
      actorId: anna.id,
      userId: owner.id,
      event: 'user.lookedUp',
      sessionId: 'test',
      at,
    }
    await db.insert(auditRows).values(Array.from({ length: 120 }, () => row))
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await read({ userId: owner.id, day: '2026-04-01', ...(cursor && { cursor }) })
      expect(page.total).toBe(120)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    } while (cursor)
    expect(new Set(seen).size).toBe(120)
    expect(seen).toHaveLength(120)
  })

  it('the reading is itself a row, once for all pages of a filter', async () => {
    const reader = await gateway.createUser({ role: 'seniorModerator' })
    const owner = await createOwner()
    const day = '2026-05-10'
    for (const query of [{ userId: owner.id, day }, {}, {}, { day }, { staffId: anna.id }])
      await read(query, reader)
    await read({ userId: owner.id, day, cursor: 'W10' }, reader)
    const { items } = await read({ staffId: reader.id })
    expect(items.map(({ place, user }) => [place, user?.id])).toEqual([
      ['log', undefined],
      ['log', undefined],
      ['log', undefined],
      ['log', owner.id],
    ])
  })

  it('no page is read without a row, also where the first is never asked for', async () => {
    const reader = await gateway.createUser({ role: 'seniorModerator' })
    const owner = await createOwner()
    await gateway.get(readUserById, { as: anna, params: { id: owner.id } })
    const cursor = encodeCursor(['2099-01-01T00:00:00.000Z', '1', 1])
    const { items } = await read({ userId: owner.id, cursor }, reader)
    expect(items).toHaveLength(1)
    expect((await read({ staffId: reader.id })).items).toMatchObject([{ place: 'log' }])
  })

  it('all of it is counted with the first page only', async () => {
    const owner = await createOwner()
    const row = { actorId: anna.id, userId: owner.id, event: 'user.lookedUp', sessionId: 'test' }
    await db.insert(auditRows).values(Array.from({ length: 51 }, () => row))
    const { nextCursor: cursor } = await read({ userId: owner.id })
    gateway.statements.length = 0
    const { total } = await read({ userId: owner.id, ...(cursor && { cursor }) })
    expect(total).toBe(51)
    expect(gateway.statements.filter((text) => text.includes('count('))).toEqual([])
  })

  it.each(['0002-11-20', '0202-01-01', '2019-12-31', '2100-01-01'])(
    'a day that cannot be in the log is refused: %s',
    async (day) => {
      expect(await gateway.ask(listLookUps, { as: senior, query: { day } })).toMatchObject({
        status: 422,
      })
    },
  )

  it('is for seniors alone', async () => {
    for (const as of [user, support, anna])
      expect(await gateway.ask(listLookUps, { as })).toMatchObject({ status: 403 })
  })
})
