import { randomUUID } from 'node:crypto'
import { searchAll } from '@trassa/contracts/calls/moderator/search'
import { maskPhone } from '@trassa/contracts/phone'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { auditRows } from '../../audit/audit.table.ts'
import { orders } from '../../billing/orders/orders.table.ts'
import { users } from '../../identity/users/users.table.ts'
import { createStaff } from '../testing/staff.ts'

const gateway = await createTestGateway()
const { db } = gateway
const { support, user: plain } = await createStaff(gateway)
const pyotr = await gateway.createUser({ username: 'Пётр Савельев', phone: '+79123450077' })
await db
  .update(users)
  .set({
    companyName: 'Автодом Казань',
    inn: '7707083893',
    telegramId: '55501',
    telegramUsername: 'PyotrAuto',
    email: 'pyotr@mail.ru',
    slug: 'pyotr-7kq2d',
  })
  .where(eq(users.id, pyotr.id))
const VIN = 'XTA210990Y2766554'
const camry = await insertAd(db, pyotr.id, {
  title: 'Toyota Camry, 2019',
  keywords: 'Тойота Камри',
  vin: VIN,
  slug: 'toyota-camry-7',
  stat: 4,
})
const [order] = await db
  .insert(orders)
  .values({ userId: pyotr.id, amount: 1350_00, goodsKey: 'test', dueAt: new Date() })
  .returning()
if (!order) throw new Error('No order')

const find = (q: string) => gateway.get(searchAll, { as: support, query: { q } })

describe('domain §9: any identifier finds', () => {
  it.each([
    '+7 912 345-00-77',
    '8 (912) 345 00 77',
    '912 345',
    '8 912 345',
    '0077',
    'Савельев',
    'автодом казань',
    '7707083893',
    '55501',
    '@pyotrauto',
    'PYOTR@mail.ru',
    'https://trassa.ru/pyotr-7kq2d',
    `#/users?id=${pyotr.id}`,
    `пользователь ${pyotr.id}`,
  ])('the user by %s', async (q) => {
    const { users: found } = await find(q)
    expect(found).toMatchObject([
      { id: pyotr.id, maskedPhone: maskPhone(pyotr.phone), blocked: false },
    ])
    expect(JSON.stringify(found)).not.toContain('3450077')
  })

  it.each([
    VIN,
    VIN.toLowerCase(),
    'XTA21099',
    '766554',
    'тойота',
    'камри тойота',
    'toyota camry',
    'https://trassa.ru/kazan/auto/toyota-camry-7',
    'toyota-camry-7',
    `объявление ${camry.id}`,
    `trassa.ru/Ad?id=${camry.id}`,
  ])('the ad by %s, in whatever state', async (q) => {
    const { ads } = await find(q)
    expect(ads).toMatchObject([{ id: camry.id, stat: 4, price: 650_000, cityName: 'Казань' }])
  })

  it('the order by its number, and everything of that number by №', async () => {
    const found = { id: order.id, userId: pyotr.id, amount: 1350, username: 'Пётр Савельев' }
    expect((await find(`заказ № ${order.id}`)).orders).toMatchObject([found])
    expect((await find(`№ ${order.id}`)).orders).toMatchObject([found])
  })

  it('nothing by the wildcards of a pattern, or by less than three letters', async () => {
    for (const q of ['%%%', '___', 'т']) {
      expect(await find(q)).toMatchObject({ users: [], ads: [], orders: [] })
    }
  })

  it('at most eight of a kind, the newest first', async () => {
    const added: string[] = []
    for (let count = 0; count < 10; count += 1) {
      const slug = randomUUID()
      added.unshift((await insertAd(db, plain.id, { title: 'Щегол', keywords: '', slug })).id)
    }
    const { ads } = await find('щегол')
    expect(ads.map(({ id }) => id)).toEqual(added.slice(0, 8))
  })
})

describe('domain §9: looking for a person is logged', () => {
  const rowsOf = (actorId: string) =>
    db.select().from(auditRows).where(eq(auditRows.actorId, actorId)).orderBy(auditRows.id)

  it.each([
    ['+79123450077', { by: ['phone'], found: 1 }, pyotr.id],
    ['912345', { by: ['phonePart', 'id', 'telegramId'], found: 1 }, pyotr.id],
    ['+79990009900', { by: ['phone'], found: 0 }, null],
    ['савельев', { by: ['words'], found: 1 }, pyotr.id],
  ])('%s: one row, without what was typed', async (q, after, userId) => {
    const as = await gateway.createUser({ role: 'moderator' })
    await gateway.get(searchAll, { as, query: { q } })
    const rows = (await rowsOf(as.id)).filter(({ event }) => event === 'user.lookedUp')
    const by = expect.arrayContaining(after.by)
    expect(rows).toMatchObject([{ userId, after: { found: after.found, by } }])
    expect(JSON.stringify(rows[0]?.after)).not.toMatch(/\d{3}/)
  })

  it('words that find no person are none', async () => {
    const as = await gateway.createUser({ role: 'moderator' })
    await gateway.get(searchAll, { as, query: { q: 'тойота' } })
    expect((await rowsOf(as.id)).map(({ event }) => event)).not.toContain('user.lookedUp')
  })

  it('domain §2: so many in a minute for each of the staff', async () => {
    const as = await gateway.createUser({ role: 'moderator' })
    const ask = () => gateway.ask(searchAll, { as, query: { q: 'а' } })
    for (let count = 0; count < 120; count += 1) await ask()
    expect(await ask()).toMatchObject({ status: 429, failure: { code: 'request.too_many' } })
  })
})

it('accounts that were deleted are not found, and take no place from those that are', async () => {
  const living = await gateway.createUser({ username: 'Евстигней' })
  for (let count = 0; count < 8; count += 1) {
    const gone = await gateway.createUser({ username: 'Евстигней' })
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id))
  }
  expect((await find('евстигней')).users).toMatchObject([{ id: living.id }])
})
